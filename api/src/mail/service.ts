import { randomUUID } from 'node:crypto';
import { isLoopback } from '@roofline/schema/instance/reach';
import type { ApiConfig } from '../config';
import type { Clock } from '../platform/clock';
import type { Mailer } from '../platform/mailer';
import { drawLetter, type Letter } from './letter';
import { addressChangedLetter, invitationLetter, resetLetter, welcomeLetter } from './letters';
import { linkOf, nextTurn, putMail } from './outbox';
import { dropMail } from './repository';
import type { Seal } from './seal';

/** AU-25: so many invitations leave for one workspace in an hour. */
const INVITATIONS_AN_HOUR = 50;

type AddressConfig = Pick<ApiConfig, 'PUBLIC_URL' | 'PORT' | 'APP_HOST'>;

/** The address that people type. Links begin with it and never with anything of a request. */
export function publicUrlOf({ PUBLIC_URL, PORT, APP_HOST }: AddressConfig): string {
  // Only one address of the machine is listened on: `localhost` would lead past it.
  const isOneAddress = APP_HOST && !isLoopback(APP_HOST) && !['0.0.0.0', '::'].includes(APP_HOST);
  const host = isOneAddress ? APP_HOST : 'localhost';
  return PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** The writer of mails that every domain is given. */
export function mailer(
  { config, clock }: { config: AddressConfig & Pick<ApiConfig, 'SMTP_URL'>; clock: Clock },
  seal: Seal,
): Mailer {
  const publicUrl = publicUrlOf(config);
  const host = new URL(publicUrl).hostname;
  const options = () => ({ seal, host, now: clock.now() });
  const draw = (letter: Letter) => drawLetter(letter, publicUrl);
  return {
    isSent: config.SMTP_URL !== undefined,
    invitationLink: (tx, invitationId) => linkOf(tx, `invitation:${invitationId}`, seal),
    passwordReset: (tx, given) =>
      putMail(
        tx,
        {
          kind: 'reset',
          to: given.to.email,
          letter: draw(resetLetter(given, publicUrl)),
          topic: `reset:${given.to.email.toLowerCase()}`,
        },
        options(),
      ),
    noPasswordReset(tx) {
      const to = { email: 'nobody@example.invalid', firstName: 'Nobody' };
      const secret = 'x'.repeat(43);
      const letter = resetLetter({ to, resetPasswordToken: secret, operationToken: secret }, publicUrl);
      const topic = `reset:${randomUUID()}`;
      return putMail(
        tx,
        { kind: 'reset', to: to.email, letter: draw(letter), topic, isDecoy: true },
        options(),
      );
    },
    async invitation(tx, given) {
      const { workspaceId, invitationId } = given;
      const turn = { workspaceId, kind: 'invitation', limit: INVITATIONS_AN_HOUR, now: clock.now() } as const;
      const dueAt = await nextTurn(tx, turn);
      const letter = draw(invitationLetter(given, publicUrl));
      const topic = `invitation:${invitationId}`;
      await putMail(
        tx,
        { kind: 'invitation', to: given.email, letter, workspaceId, topic, dueAt },
        options(),
      );
    },
    withdrawInvitation: (tx, invitationId) => dropMail(tx, `invitation:${invitationId}`, clock.now()),
    addressChanged: (tx, given) =>
      putMail(
        tx,
        { kind: 'addressChange', to: given.to.email, letter: draw(addressChangedLetter(given)) },
        options(),
      ),
    welcome: (tx, given) =>
      putMail(
        tx,
        { kind: 'welcome', to: given.to.email, letter: draw(welcomeLetter(given, publicUrl)) },
        options(),
      ),
  };
}
