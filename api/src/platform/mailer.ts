import type { Tx } from './database';

/** The person that a mail goes to. */
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
  /** The invitation was sent before; the link in the earlier mail no longer works. */
  isAgain: boolean;
}

export interface WebhookDisabledLetter {
  to: Recipient;
  workspaceId: string;
  workspaceName: string;
  /** The webhook's description, and the host that it sends to. */
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

/** A user's notifications that should no longer be mailed; the category null means all of them. */
export interface UnsubscribeNotifications {
  userId: string;
  category: 1 | 2 | 3 | null;
}

/** What an unsubscribe link ends: notifications, or one view that is sent weekly. */
export type UnsubscribeTarget = UnsubscribeNotifications | { weeklyViewId: string };

/** A saved view of portfolio analytics, as of a Monday. */
export interface WeeklyViewLetter {
  workspaceId: string;
  workspaceName: string;
  weeklyViewId: string;
  to: Recipient;
  name: string;
  /** The query string of its address, without the question mark. */
  query: string;
  /** The view's summary, in sentences. */
  verdict: string[];
  /** The view's first rows. */
  items: { title: string; detail: string; propertyId: string }[];
  /** Further remarks, such as how many rows are left out. */
  notes: string[];
  /** No two mails have the same. */
  onceKey: string;
}

export interface NotificationLetter {
  workspaceId: string;
  workspaceName: string;
  userId: string;
  to: Recipient;
  /** Whether the mail goes out at once or collects the notifications of a week or a month. */
  span: 'now' | 'week' | 'month';
  /** The notifications that the mail lists, newest first. `link`: a path of the application. */
  items: { title: string; detail: string; link: string | null; propertyId: string }[];
  /** How many notifications there are, listed or not. */
  count: number;
  /** The category that all of them share; null if there are several. */
  category: UnsubscribeNotifications['category'];
  /** No two mails have the same. */
  onceKey: string;
  /** The mail is sent no earlier than this. */
  dueAt: Date;
}

/**
 * Writes mails. Each goes into the outbox in the transaction of the change that it reports; its delivery is no concern
 * of the caller.
 */
export interface Mailer {
  /** False without a mail server: then none of these mails is delivered. */
  readonly isSent: boolean;
  passwordReset(tx: Tx, letter: ResetLetter): Promise<void>;
  /** Does the same work for an address that no user has; nothing is ever sent. */
  noPasswordReset(tx: Tx): Promise<void>;
  /** Limits how many leave per hour for one workspace; later ones wait. The caller holds a lock on the workspace. */
  invitation(tx: Tx, letter: InvitationLetter): Promise<void>;
  /** Returns the link of an invitation whose mail has not been sent; null where there is none. */
  invitationLink(tx: Tx, invitationId: string): Promise<string | null>;
  /** Drops the mail of a revoked invitation if it has not been sent yet. */
  withdrawInvitation(tx: Tx, invitationId: string): Promise<void>;
  /** Goes to the old address. */
  addressChanged(tx: Tx, letter: { to: Recipient; newEmail: string }): Promise<void>;
  /** Writes one mail per letter, in a few statements for all of them. A letter is for one user in one workspace. */
  notifications(tx: Tx, letters: readonly NotificationLetter[]): Promise<void>;
  /** Writes the weekly mail of a saved view. */
  weeklyView(tx: Tx, letter: WeeklyViewLetter): Promise<void>;
  /** Returns what the unsubscribe link of such a mail ends; null for a token that this service did not issue. */
  unsubscribeTarget(token: string): UnsubscribeTarget | null;
  /** Reports that a webhook was disabled because it kept failing. */
  webhookDisabled(tx: Tx, letter: WebhookDisabledLetter): Promise<void>;
  welcome(tx: Tx, letter: WelcomeLetter): Promise<void>;
}
