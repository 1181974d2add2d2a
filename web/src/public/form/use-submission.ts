import { useState } from 'react';
import { outcomeOf, type Answer, type UserError } from '../../app/save/outcome';

/**
 * Sends a form of the public pages once, and returns its refusal and whether it is being sent. It does not use
 * `useSave`, whose toasts and focus would slow the first load; both judge the outcome by the same `outcomeOf`.
 */
export function useSubmission() {
  const [refused, setRefused] = useState<readonly UserError[] | null>(null);
  const [sending, setSending] = useState(false);

  /** Returns the errors of a refusal; none on success. `sending` then stays true: the form must not be sent twice. */
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
