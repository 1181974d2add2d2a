import { keptMail } from '@roofline/schema/mail/mail';
import { z } from 'zod';
import type { ApiConfig } from '../config';
import { data } from '../platform/route/answer';
import type { Route } from '../platform/route/declaration';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { readableMails } from './delivery';
import type { Seal } from '../platform/secret/seal';

/** Decides whether stored mails are readable: if there is no mail server and no one else can reach the service. */
export const areMailsReadable = ({ SMTP_URL, isReachable }: Pick<ApiConfig, 'SMTP_URL' | 'isReachable'>) =>
  !SMTP_URL && !isReachable;

/** Returns the route that shows stored mails, if it is allowed. */
export function mailRoutes(config: ApiConfig, seal: Seal): Route[] {
  if (!areMailsReadable(config)) return [];
  return routes(
    'mail',
    get('/dev/mail', {
      summary:
        'Unsent mail, when no mail server is configured; available only while no one else can reach this machine',
      right: 'public',
      answer: data(z.array(keptMail)),
      steps: ({ deps: { database } }) => readableMails({ database }, seal),
    }),
  );
}
