import { useState } from 'react';

export interface Refusal {
  code: string;
  detail: string;
  field: string | null;
}

/** Network faults in a person's words; what the service says is shown as it is. */
function sendingFailure(error: Error): Refusal {
  const detail =
    error.name === 'TypeError'
      ? 'Roofline could not be reached. Check your connection and try again.'
      : error.message;
  return { code: 'notSent', detail, field: null };
}

/** The state of a form that is sent once: what was refused, and whether it is on its way. */
export function useSubmission() {
  const [refused, setRefused] = useState<readonly Refusal[] | null>(null);
  const [sending, setSending] = useState(false);

  /**
   * `send` answers with what was refused; nothing means success. `sending` then stays true: the page is being left and
   * must not be sent twice.
   */
  async function submit(send: () => Promise<readonly Refusal[]>): Promise<readonly Refusal[]> {
    setRefused(null);
    setSending(true);
    const found = await send().catch((error: Error) => [sendingFailure(error)]);
    if (found.length > 0) {
      setSending(false);
      setRefused(found);
    }
    return found;
  }
  return { refused, sending, submit };
}

/** What an answer without data or reason is taken for. */
export const NO_ANSWER: readonly Refusal[] = [
  { code: 'noAnswer', detail: 'The server did not answer. Try again.', field: null },
];
