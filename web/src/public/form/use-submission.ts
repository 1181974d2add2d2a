import { useState } from 'react';
import { outcomeOf, type Answer, type UserError } from '../../app/save/outcome';

/**
 * A form of the public pages, sent once: what was refused, and whether it is on its way. Apart from `useSave`, whose
 * toasts and focus would weigh on the first load; what became of it is judged by the same `outcomeOf`.
 */
export function useSubmission() {
  const [refused, setRefused] = useState<readonly UserError[] | null>(null);
  const [sending, setSending] = useState(false);

  /** What was refused; nothing means success. `sending` then stays true: the page is left and must not be sent twice. */
  async function submit(send: () => Promise<Answer>): Promise<readonly UserError[]> {
    setRefused(null);
    setSending(true);
    const outcome = await outcomeOf(send);
    if ('saved' in outcome) return [];
    setSending(false);
    setRefused(outcome.errors);
    return outcome.errors;
  }
  return { refused, sending, submit };
}
