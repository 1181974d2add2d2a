import { unsubscribed } from '@roofline/schema/notification/unsubscribe';
import { z } from 'zod';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { readUnsubscribe, unsubscribe } from './unsubscribe';

const path = '/api/notification/unsubscribe/:token';
const params = { token: z.string().max(100).meta({ description: 'Of a link in a mail' }) };

/** The routes that end mails without signing in, by the link that each mail has. */
export const unsubscribeRoutes = routes(
  'notification',
  get(path, {
    summary: 'Which emails a link ends; changes nothing',
    right: 'public',
    params,
    answer: data(unsubscribed),
    steps: ({ params: { token }, deps }) => readUnsubscribe(deps, token),
  }),
  unkeyed('POST', path, {
    summary: 'End the emails that a link is about',
    right: 'public',
    neither: 'again changes nothing',
    activity: { none: "it is about a user's own settings, not about a property" },
    params,
    answer: data(unsubscribed),
    steps: ({ params: { token }, deps }) => unsubscribe(deps, token),
  }),
);
