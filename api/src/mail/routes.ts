import { keptMail } from '@roofline/schema/mail';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import type { App, Deps } from '../platform/deps';
import { deliverDue, forgetOldMail, readableMails, type Delivery } from './delivery';
import type { Seal } from './seal';
import { smtpSender } from './transport';

const EVERY_MS = 2000;
const FORGET_EVERY_MS = 6 * 60 * 60_000;

/** Sends while the service listens; a pass that is under way is waited for when it stops. */
function keepSending(app: App, delivery: Delivery): void {
  let running: Promise<unknown> | null = null;
  let forgotAt = 0;
  const pass = async () => {
    while ((await deliverDue(delivery)) > 0);
    if (Date.now() - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = Date.now();
    await forgetOldMail(delivery);
  };
  const tick = () => {
    running ??= pass()
      .catch((error: unknown) => app.log.error({ err: error }, 'The outbox could not be read'))
      .finally(() => void (running = null));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(tick, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Delivery of mails; and, without a mail server and where nobody else can ask, their reading. */
export function mailRoutes(seal: Seal): (app: App, deps: Deps) => void {
  return (app, { config, database, clock }) => {
    const isReadable = !config.SMTP_URL && !config.isReachable;
    keepSending(app, { database, clock, seal, send: smtpSender(config), isReadable, log: app.log });
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
