import { unsubscribed, type Unsubscribed } from '@roofline/schema/notification/unsubscribe';

/** The outcome of the request; `unknown`: Roofline did not send this link. */
export type Ended = Unsubscribed | 'unknown' | 'failed';

/** Ends the mails of a link the way mail programs do: by one POST to the address in the mail's header. */
export async function endMails(token: string): Promise<Ended> {
  try {
    const answer = await fetch(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
    if (answer.status === 404) return 'unknown';
    return answer.ok ? unsubscribed.parse(await answer.json()) : 'failed';
  } catch {
    return 'failed';
  }
}
