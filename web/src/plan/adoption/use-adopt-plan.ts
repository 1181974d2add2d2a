import { planAdoptionInput, type PlanAdoptionInput } from '@roofline/schema/plan-input';
import { useMemo, useRef, useState } from 'react';
import { placeErrors, refusedOf } from '../../app/form-errors';
import { localToday } from '../../app/today';
import { toast } from '../../ui/feedback/toast';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useAdoptPlanMutation } from './AdoptPlan.generated';

/** What the minutes say, as the form holds it. */
export interface AdoptionValues {
  meetingDate: string | null;
  votesFor: number | null;
  votesAgainst: number | null;
  votesAbstained: number | null;
  note: string;
}
export type AdoptionForm = RuledForm<AdoptionValues, PlanAdoptionInput>;

export const ADOPTION_LABELS: Record<keyof AdoptionValues, string> = {
  meetingDate: 'Meeting date',
  votesFor: 'Votes for',
  votesAgainst: 'Votes against',
  votesAbstained: 'Abstentions',
  note: 'Note',
};
const FIELDS = Object.keys(ADOPTION_LABELS) as (keyof AdoptionValues)[];
const EMPTY: AdoptionValues = {
  meetingDate: null,
  votesFor: null,
  votesAgainst: null,
  votesAbstained: null,
  note: '',
};

/** Records the adoption of exactly the version that the person has in sight. */
export function useAdoptPlan(plan: { planId: string; version: number }, reload: () => Promise<unknown>) {
  const [today] = useState(() => localToday());
  const schema = useMemo(() => planAdoptionInput(today), [today]);
  const form: AdoptionForm = useRuledForm({ schema, defaultValues: EMPTY });
  const [adopt, { loading }] = useAdoptPlanMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isAdopted, setAdopted] = useState(false);

  const isSending = useRef(false);
  const send = async (minutes: PlanAdoptionInput) => {
    // The second of two quick presses comes before the button rests.
    if (isSending.current) return undefined;
    isSending.current = true;
    const input = { ...plan, ...minutes };
    const errors = await refusedOf(
      adopt({ variables: { input } }).then(({ data }) => data?.adoptPlan.userErrors),
    );
    isSending.current = false;
    if (errors === undefined)
      return setProblems(['The adoption could not be recorded. What you entered is still here; try again.']);
    const isStale = errors.some((error) => error.code === 'stale');
    setProblems(
      isStale
        ? ['Somebody changed this plan meanwhile. Look at its figures again before you adopt it.']
        : placeErrors(errors, FIELDS, form.reject),
    );
    if (errors.length === 0) {
      toast.success('Plan adopted');
      setAdopted(true);
    }
    // After a refusal too: the figures above the form are then those that the next try adopts.
    return void (await reload());
  };
  return { form, today, submit: () => void form.submit(send), adopting: loading, problems, isAdopted };
}
