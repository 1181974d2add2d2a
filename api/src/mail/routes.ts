import { keptMail } from '@roofline/schema/mail';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { repeated, type Work } from '../platform/background';
import type { App, Deps } from '../platform/deps';
import { deliverDue, forgetOldMail, readableMails, type Delivery } from './delivery';
import type { Seal } from './seal';
import { smtpSender } from './transport';

const EVERY_MS = 2000;
const FORGET_EVERY_MS = 6 * 60 * 60_000;

/** Sends while the service listens. */
function sending(app: App, delivery: Delivery): Work {
  let forgotAt = 0;
  return repeated({
    everyMs: EVERY_MS,
    pass: async (stopping) => {
      while (!stopping.aborted && (await deliverDue(delivery)) > 0);
      if (stopping.aborted || Date.now() - forgotAt < FORGET_EVERY_MS) return;
      forgotAt = Date.now();
      await forgetOldMail(delivery);
    },
    onFault: (error) => app.log.error({ err: error }, 'The outbox could not be read'),
  });
}

/** Delivery of mails; and, without a mail server and where nobody else can ask, their reading. */
export function mailRoutes(seal: Seal): (app: App, deps: Deps) => void {
  return (app, { config, database, clock, background }) => {
    const isReadable = !config.SMTP_URL && !config.isReachable;
    const send = smtpSender(config);
    background.add(sending(app, { database, clock, seal, send, isReadable, log: app.log }));
    if (!isReadable) return;
    app.get(
      '/dev/mail',
      {
        config: { isPublic: true },
        schema: {
          tags: ['mail'],
          summary:
            'Mails that are kept for want of a mail server; only there while nobody but this machine can ask',
          security: [],
          response: { 200: dataBody(z.array(keptMail)) },
        },
      },
      async () => ({ data: await readableMails({ database, seal }) }),
    );
  };
}
