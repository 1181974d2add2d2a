import { roleText } from '@roofline/schema/account/role-text';
import type {
  InvitationLetter,
  Recipient,
  ResetLetter,
  WebhookDisabledLetter,
  WelcomeLetter,
} from '../platform/mailer';
import type { Letter, Sender } from './letter';

const part = encodeURIComponent;
const dear = ({ firstName }: Recipient) => (firstName ? `Hello ${firstName},` : 'Hello,');
const day = (moment: Date) =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns the address at which a user chooses a new password. */
export function resetAddress(
  link: { email: string; resetPasswordToken: string; operationToken: string },
  publicUrl: string,
): string {
  const path = [link.email, link.resetPasswordToken, link.operationToken].map(part).join('/');
  return `${publicUrl}/#/resetpassword/${path}`;
}

export function resetLetter(letter: ResetLetter, publicUrl: string): Letter {
  const { to, resetPasswordToken, operationToken } = letter;
  const { email } = to;
  return {
    subject: 'Reset your Roofline password',
    greeting: dear(to),
    paragraphs: ['Someone, most likely you, asked to reset the password of your Roofline account.'],
    action: {
      label: 'Choose a new password',
      url: resetAddress({ email, resetPasswordToken, operationToken }, publicUrl),
    },
    notes: [
      'The link works once and for 60 minutes. If you request another one, this link stops working.',
      'If you did not ask for it, do nothing: your password does not change.',
    ],
  };
}

const article = (roleName: string) => (/^[AEIOU]/.test(roleName) ? 'an' : 'a');

export function invitationLetter(
  letter: InvitationLetter,
  publicUrl: string,
  sender: Pick<Sender, 'name'>,
): Letter {
  const { workspaceName, companyName, roleName, invitedByFullName, isAgain } = letter;
  return {
    subject: isAgain
      ? `Reminder: you are invited to ${workspaceName} on ${sender.name}`
      : `You are invited to ${workspaceName} on ${sender.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${invitedByFullName} invites you to work in ${workspaceName} (${companyName}) as ${article(roleName)} ${roleText(roleName)}.`,
    ],
    action: { label: 'Accept the invitation', url: `${publicUrl}/#/join/invite/${part(letter.code)}` },
    notes: [
      `The invitation is for ${letter.email} and can be accepted until ${day(letter.expiresAt)}.`,
      ...(isAgain ? ['The link in the previous email no longer works.'] : []),
      'If you do not know the sender, do nothing.',
    ],
  };
}

export function addressChangedLetter(letter: { to: Recipient; newEmail: string }): Letter {
  return {
    subject: 'The email address of your Roofline account has changed',
    greeting: dear(letter.to),
    paragraphs: [
      `You sign in with ${letter.newEmail} from now on. Roofline no longer uses this address, ${letter.to.email}.`,
    ],
    notes: [
      'If you did not change it, tell the administrator of your portfolio right away: someone else may be using your account.',
    ],
  };
}

export function welcomeLetter(
  letter: Pick<WelcomeLetter, 'to' | 'workspaceName'>,
  publicUrl: string,
  sender: Pick<Sender, 'name'>,
): Letter {
  return {
    subject: `Welcome to ${sender.name}`,
    greeting: dear(letter.to),
    paragraphs: [
      `Your account is ready, and you belong to ${letter.workspaceName}. Sign in with ${letter.to.email} and the password that you chose.`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/#/signin/${part(letter.to.email)}` },
    notes: [],
  };
}

export function webhookDisabledLetter(letter: WebhookDisabledLetter, publicUrl: string): Letter {
  const { to, workspaceName, description, host } = letter;
  return {
    subject: `A webhook of ${workspaceName} was disabled`,
    greeting: dear(to),
    paragraphs: [
      `Roofline could deliver nothing to the webhook "${description}" at ${host} for three days, so it was disabled.`,
      'What changed in the meantime waits for 30 days. Switch the webhook on again once its receiver works: Roofline then delivers what waits.',
    ],
    action: { label: 'Open webhooks', url: `${publicUrl}/useraccount/workspace/webhooks` },
    notes: ['You get this email because you manage the portfolio.'],
  };
}
