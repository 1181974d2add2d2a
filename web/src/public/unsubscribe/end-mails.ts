import { unsubscribed, type Unsubscribed } from '@roofline/schema/notification/unsubscribe';

/** What became of the request; `unknown`: nobody has written this link. */
export type Ended = Unsubscribed | 'unknown' | 'failed';

/** Ends the mails that a link is about, as mail programs do it: one POST to the address of the mail's header. */
export async function endMails(token: string): Promise<Ended> {
  try {
    const answer = await fetch(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
    if (answer.status === 404) return 'unknown';
    return answer.ok ? unsubscribed.parse(await answer.json()) : 'failed';
  } catch {
    return 'failed';
  }
}
