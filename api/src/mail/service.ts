import { randomUUID } from 'node:crypto';
import { isLoopback } from '@roofline/schema/instance/reach';
import type { ApiConfig } from '../config';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Mailer, NotificationLetter } from '../platform/mailer';
import { ROOFLINE, drawLetter, type Letter, type Sender } from './letter';
import { senderOf, sendersOf } from './sender';
import {
  addressChangedLetter,
  invitationLetter,
  resetLetter,
  webhookDisabledLetter,
  welcomeLetter,
} from './letters';
import { notificationLetter } from './notification/letter';
import { weeklyViewLetter } from './notification/weekly-view';
import { linkOf, mailInput, nextTurn, putMail, putMails, type NewMail } from './outbox';
import { dropMail, reviveMail } from './repository';
import type { Seal } from '../platform/secret/seal';
import { readUnsubscribeToken, unsubscribeToken } from './notification/unsubscribe';

export { MAIL_JOB } from './outbox';
export { countMails } from './repository';

/** Makes a mail that was given up wait for its job again; false if its text is no longer stored. */
export const retryMail = (tx: Tx, input: unknown): Promise<boolean> =>
  reviveMail(tx, mailInput.parse(input).mailId);

/** AU-25: the most invitations that leave for one workspace in an hour. */
const INVITATIONS_AN_HOUR = 50;

type AddressConfig = Pick<ApiConfig, 'PUBLIC_URL' | 'PORT' | 'APP_HOST'>;

/** Returns the address that people type. Links begin with it and never with anything from a request. */
export function publicUrlOf({ PUBLIC_URL, PORT, APP_HOST }: AddressConfig): string {
  // If the application listens on only one address of the machine, `localhost` would miss it.
  const isOneAddress = APP_HOST && !isLoopback(APP_HOST) && !['0.0.0.0', '::'].includes(APP_HOST);
  const host = isOneAddress ? APP_HOST : 'localhost';
  return PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

type Undrawn = Omit<NewMail, 'letter'> & { letter: Letter; sender?: Sender };

/** Returns functions that draw and encrypt mails and put them into the outbox. */
function writer({ config, clock }: { config: AddressConfig; clock: Clock }, seal: Seal) {
  const publicUrl = publicUrlOf(config);
  const host = new URL(publicUrl).hostname;
  const drawn = ({ letter, sender, ...mail }: Undrawn): NewMail => ({
    ...mail,
    letter: drawLetter(letter, publicUrl, sender),
  });
  return {
    publicUrl,
    put: (tx: Tx, mail: Undrawn) => putMail(tx, drawn(mail), { seal, host, now: clock.now() }),
    putAll: (tx: Tx, mails: readonly Undrawn[]) =>
      putMails(tx, mails.map(drawn), { seal, host, now: clock.now() }),
  };
}

/** Returns the mails about notifications, their unsubscribe links, and others that the service sends by itself. */
function notificationMails(
  given: Parameters<typeof writer>[0],
  seal: Seal,
): Pick<Mailer, 'notifications' | 'unsubscribeTarget' | 'webhookDisabled' | 'weeklyView'> {
  const { publicUrl, put, putAll } = writer(given, seal);
  const mailOf = (told: NotificationLetter, sender: Sender): Undrawn => ({
    kind: 'notification',
    to: told.to.email,
    letter: notificationLetter(told, { publicUrl, sender, token: unsubscribeToken(seal, told) }),
    sender,
    workspaceId: told.workspaceId,
    onceKey: told.onceKey,
    dueAt: told.dueAt,
  });
  return {
    async notifications(tx, letters) {
      const senders = await sendersOf(
        tx,
        letters.map(({ workspaceId }) => workspaceId),
      );
      await putAll(
        tx,
        letters.map((told) => mailOf(told, senders.get(told.workspaceId) ?? ROOFLINE)),
      );
    },
    async weeklyView(tx, told) {
      const { workspaceId, to, onceKey } = told;
      const sender = await senderOf(tx, workspaceId);
      const letter = weeklyViewLetter(told, { publicUrl, token: unsubscribeToken(seal, told) });
      await putAll(tx, [{ kind: 'weeklyView', to: to.email, letter, sender, workspaceId, onceKey }]);
    },
    unsubscribeTarget: (token) => readUnsubscribeToken(seal, token),
    webhookDisabled(tx, told) {
      const { workspaceId, to, onceKey } = told;
      const letter = webhookDisabledLetter(told, publicUrl);
      return put(tx, { kind: 'webhook', to: to.email, letter, workspaceId, onceKey });
    },
  };
}

/** Returns the writer of mails that every domain gets. */
export function mailer(
  given: { config: AddressConfig & Pick<ApiConfig, 'SMTP_URL'>; clock: Clock },
  seal: Seal,
): Mailer {
  const { config, clock } = given;
  const { publicUrl, put } = writer(given, seal);
  return {
    isSent: config.SMTP_URL !== undefined,
    invitationLink: (tx, invitationId) => linkOf(tx, `invitation:${invitationId}`, seal),
    passwordReset(tx, asked) {
      const { email } = asked.to;
      const topic = `reset:${email.toLowerCase()}`;
      return put(tx, { kind: 'reset', to: email, letter: resetLetter(asked, publicUrl), topic });
    },
    noPasswordReset(tx) {
      const to = { email: 'nobody@example.invalid', firstName: 'Nobody' };
      const secret = 'x'.repeat(43);
      const letter = resetLetter({ to, resetPasswordToken: secret, operationToken: secret }, publicUrl);
      return put(tx, { kind: 'reset', to: to.email, letter, topic: `reset:${randomUUID()}`, isDecoy: true });
    },
    async invitation(tx, invited) {
      const { workspaceId, invitationId, email: to } = invited;
      const turn = { workspaceId, kind: 'invitation', limit: INVITATIONS_AN_HOUR, now: clock.now() } as const;
      const dueAt = await nextTurn(tx, turn);
      const sender = await senderOf(tx, workspaceId);
      const letter = invitationLetter(invited, publicUrl, sender);
      const topic = `invitation:${invitationId}`;
      await put(tx, { kind: 'invitation', to, letter, sender, workspaceId, topic, dueAt });
    },
    withdrawInvitation: (tx, invitationId) => dropMail(tx, `invitation:${invitationId}`, clock.now()),
    addressChanged: (tx, changed) =>
      put(tx, { kind: 'addressChange', to: changed.to.email, letter: addressChangedLetter(changed) }),
    ...notificationMails(given, seal),
    async welcome(tx, welcomed) {
      const sender = await senderOf(tx, welcomed.workspaceId);
      const letter = welcomeLetter(welcomed, publicUrl, sender);
      return put(tx, { kind: 'welcome', to: welcomed.to.email, letter, sender });
    },
  };
}
