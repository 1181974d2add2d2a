import type { NotificationLetter } from '../../platform/mailer';
import type { Letter, Sender } from '../letter';

const WORDS = {
  now: { one: 'There is something new in', many: 'There is news in' },
  week: { one: 'This happened last week in', many: 'This happened last week in' },
  month: { one: 'This happened last month in', many: 'This happened last month in' },
} as const;

function subjectOf({ span, items, count, workspaceName }: NotificationLetter): string {
  if (span === 'now' && count === 1) return items[0]!.title;
  const what = `${count.toLocaleString('en-US')} ${count === 1 ? 'notification' : 'notifications'}`;
  if (span === 'now') return `${what} in ${workspaceName}`;
  return `Your ${span} in ${workspaceName}: ${what}`;
}

/** Returns the address of a page of the application, with the property that it should show. */
export function pageUrl(publicUrl: string, link: string, propertyId: string): string {
  const at = new URLSearchParams({ sp_ref: 'email', propertyId });
  return `${publicUrl}${link}${link.includes('?') ? '&' : '?'}${at.toString()}`;
}

/** Returns the unsubscribe line of mails of a kind, and the address for mail programs. */
export const ending = (
  publicUrl: string,
  token: string,
  label: string,
): NonNullable<Letter['unsubscribe']> => ({
  label,
  url: `${publicUrl}/#/unsubscribe/${token}`,
  oneClickUrl: `${publicUrl}/unsubscribe/${token}`,
});

const CATEGORY_NAMES = { 1: 'projects', 2: 'notes', 3: 'photos and files' } as const;

/** Returns a mail with notifications. `token` unsubscribes from mails of this kind. */
export function notificationLetter(
  letter: NotificationLetter,
  { publicUrl, token, sender }: { publicUrl: string; token: string; sender: Pick<Sender, 'name'> },
): Letter {
  const { to, items, count, span, workspaceName, category } = letter;
  const words = WORDS[span][count === 1 ? 'one' : 'many'];
  const left = count - items.length;
  return {
    subject: subjectOf(letter),
    greeting: to.firstName ? `Hello ${to.firstName},` : 'Hello,',
    paragraphs: [`${words} ${workspaceName}:`],
    items: items.map(({ title, detail, link, propertyId }) => ({
      title,
      detail,
      url: link === null ? null : pageUrl(publicUrl, link, propertyId),
    })),
    action: { label: 'Open notifications', url: `${publicUrl}/useraccount/notifications` },
    notes: [
      ...(left > 0 ? [`${left.toLocaleString('en-US')} more are on the page of notifications.`] : []),
      `You choose in your user settings what ${sender.name} sends you by email, and how often.`,
    ],
    unsubscribe: ending(
      publicUrl,
      token,
      category === null
        ? 'Stop all emails about notifications'
        : `Stop emails about ${CATEGORY_NAMES[category]}`,
    ),
  };
}
