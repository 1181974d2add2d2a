import { planAdoptionInput, type PlanAdoptionInput } from '@roofline/schema/plan-input';
import { useMemo, useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { localToday } from '../../app/today';
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
const LOOK_AGAIN = 'Look at the figures of the plan again before you adopt it.';
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
  const [adopt] = useAdoptPlanMutation();
  const { save, saving, status, problems, event } = useSave({
    send: (minutes: PlanAdoptionInput) => adopt({ variables: { input: { ...plan, ...minutes } } }),
    form,
    done: 'Plan adopted',
    onSaved: reload,
    // The figures above the form are then those that the next try adopts.
    onOutdated: reload,
  });
  return {
    form,
    today,
    submit: () => void form.submit(save),
    adopting: saving,
    problems: event === 'stale' ? [...problems, LOOK_AGAIN] : problems,
    isAdopted: status === 'saved',
  };
}
