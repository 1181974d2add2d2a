import type { WeeklyViewLetter } from '../../platform/mailer';
import type { Letter } from '../letter';
import { ending, pageUrl } from './letter';

/** Returns the address of the view on screen. */
function viewUrl(publicUrl: string, { query, workspaceId }: WeeklyViewLetter): string {
  const at = new URLSearchParams(query);
  at.set('workspace', workspaceId);
  return `${publicUrl}/useraccount/portfolio-analytics/associations?${at}`;
}

/** Returns the weekly mail of a saved view. `token` ends these mails. */
export function weeklyViewLetter(
  letter: WeeklyViewLetter,
  { publicUrl, token }: { publicUrl: string; token: string },
): Letter {
  const { to, name, workspaceName, verdict, items, notes } = letter;
  return {
    subject: `“${name}” in ${workspaceName} this week`,
    greeting: to.firstName ? `Hello ${to.firstName},` : 'Hello,',
    paragraphs: [`This is your saved view “${name}” of the associations of ${workspaceName}.`, ...verdict],
    items: items.map(({ title, detail, propertyId }) => ({
      title,
      detail,
      url: pageUrl(publicUrl, '/useraccount/properties/dashboard', propertyId),
    })),
    action: { label: 'Open the view', url: viewUrl(publicUrl, letter) },
    notes: [
      ...notes,
      'You get this email every Monday at eight in your time zone, because you chose Send weekly for this view.',
    ],
    unsubscribe: ending(publicUrl, token, 'Stop this weekly email'),
  };
}
