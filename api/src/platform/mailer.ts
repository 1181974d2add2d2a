import type { Tx } from './database';

/** Somebody who is written to. */
export interface Recipient {
  email: string;
  firstName: string;
}

export interface ResetLetter {
  to: Recipient;
  resetPasswordToken: string;
  operationToken: string;
}

export interface InvitationLetter {
  workspaceId: string;
  invitationId: string;
  email: string;
  code: string;
  roleName: string;
  workspaceName: string;
  companyName: string;
  invitedByFullName: string;
  expiresAt: Date;
  /** Sent once more: the link of the mail before is dead. */
  isAgain: boolean;
}

export interface WebhookDisabledLetter {
  to: Recipient;
  workspaceId: string;
  workspaceName: string;
  /** What people call it, and the host that it sends to. */
  description: string;
  host: string;
  /** No two mails have the same. */
  onceKey: string;
}

export interface WelcomeLetter {
  to: Recipient;
  workspaceId: string;
  workspaceName: string;
}

/** Notifications whose mails are to end: whose, and of which category; null: all of them. */
export interface UnsubscribeNotifications {
  userId: string;
  category: 1 | 2 | 3 | null;
}

/** What a link of a mail ends: notifications, or one view that is sent weekly. */
export type UnsubscribeTarget = UnsubscribeNotifications | { weeklyViewId: string };

/** A saved view of portfolio analytics, as it is on a Monday. */
export interface WeeklyViewLetter {
  workspaceId: string;
  workspaceName: string;
  weeklyViewId: string;
  to: Recipient;
  name: string;
  /** What stands behind the question mark of its address. */
  query: string;
  /** What the view says as a whole, a sentence each. */
  verdict: string[];
  /** Its first rows. */
  items: { title: string; detail: string; propertyId: string }[];
  /** What else it says: rows that are left out. */
  notes: string[];
  /** No two mails have the same. */
  onceKey: string;
}

export interface NotificationLetter {
  workspaceId: string;
  workspaceName: string;
  userId: string;
  to: Recipient;
  /** What the mail is: told at once, or what gathered in a week or a month. */
  span: 'now' | 'week' | 'month';
  /** Newest first; at most as many as are listed. `link`: a path of the application. */
  items: { title: string; detail: string; link: string | null; propertyId: string }[];
  /** How many there are in all. */
  count: number;
  /** The one category that all of them have; null: several. */
  category: UnsubscribeNotifications['category'];
  /** No two mails have the same. */
  onceKey: string;
  /** It leaves not before this moment. */
  dueAt: Date;
}

/**
 * Writes mails. Each goes into the outbox in the transaction of what it tells of; whether and when it is delivered
 * concerns nobody who writes one.
 */
export interface Mailer {
  /** False: there is no mail server, so what is written here reaches nobody by itself. */
  readonly isSent: boolean;
  passwordReset(tx: Tx, letter: ResetLetter): Promise<void>;
  /** The same work for an address that nobody has; nothing is ever sent. */
  noPasswordReset(tx: Tx): Promise<void>;
  /** At most so many an hour leave for one workspace; later ones wait. The caller holds a lock on the workspace. */
  invitation(tx: Tx, letter: InvitationLetter): Promise<void>;
  /** The link of an invitation whose mail has not left; null where there is none to be had. */
  invitationLink(tx: Tx, invitationId: string): Promise<string | null>;
  /** The mail of a revoked invitation does not leave any more, where it has not left yet. */
  withdrawInvitation(tx: Tx, invitationId: string): Promise<void>;
  /** Goes to the old address. */
  addressChanged(tx: Tx, letter: { to: Recipient; newEmail: string }): Promise<void>;
  /** Notifications, each of somebody in one workspace and never together with another; a few statements for all of them. */
  notifications(tx: Tx, letters: readonly NotificationLetter[]): Promise<void>;
  /** A saved view that its person gets each week. */
  weeklyView(tx: Tx, letter: WeeklyViewLetter): Promise<void>;
  /** What the link of such a mail asks for; null for a link that this service has not written. */
  unsubscribeTarget(token: string): UnsubscribeTarget | null;
  /** A webhook was disabled because it kept failing. */
  webhookDisabled(tx: Tx, letter: WebhookDisabledLetter): Promise<void>;
  welcome(tx: Tx, letter: WelcomeLetter): Promise<void>;
}
