import { completeProjectInput, type CompleteProjectInput } from '@roofline/schema/project/completion';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../app/use-latest';
import type { Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import { localToday } from '../../../app/today';
import { useProjectCompletionQuery, type ProjectCompletionQuery } from './ProjectCompletion.generated';

export type Proposal = ProjectCompletionQuery['projectCompletion'];
export type ProposedComponent = Proposal['components'][number];
type CompletionValues = Answers<typeof completeProjectInput>;
type ComponentValues = CompletionValues['components'][number];
export type CompletionForm = FieldsForm<CompletionValues, CompleteProjectInput, object>;

const DAY: FieldList<CompletionValues> = [
  { rows: [{ name: 'completedOn', width: '200px', lastDay: () => localToday() }] },
];

/** The fields of one component. */
export const COMPONENT_FIELDS: FieldList<ComponentValues> = [
  {
    rows: [
      [
        { name: 'actualCost', allowCents: true },
        { name: 'lastReplacedYear' },
        { name: 'remainingUsefulLife', label: 'New remaining life', hint: 'Years' },
      ],
    ],
  },
];

/** Returns the values of a component with the proposed numbers filled in. */
export const proposedValues = (one: ProposedComponent): ComponentValues => ({
  propertyComponentId: one.propertyComponentId,
  actualCost: one.actualCost,
  lastReplacedYear: one.newLastReplacedYear,
  remainingUsefulLife: one.newRemainingUsefulLife,
  version: one.version,
});

/** Returns the form: the day, and the numbers of each component that is updated with the completion. */
export function useCompletionForm(): CompletionForm {
  return useFieldsForm({
    schema: completeProjectInput,
    list: DAY,
    saved: { completedOn: localToday(), components: [] },
    given: {},
  });
}

const isDay = (day: string | null): day is string =>
  day !== null && completeProjectInput.shape.completedOn.safeParse(day).success && day <= localToday();

/**
 * Returns the proposal for the day in the form. The first proposal and one of another fiscal year fill the form in; any other,
 * such as one read again after a component changed, only brings the new versions, so that no entry is lost.
 */
export function useProposal(projectId: string, form: CompletionForm) {
  const { completedOn } = form.values;
  const [asked, setAsked] = useState(localToday);
  if (isDay(completedOn) && completedOn !== asked) setAsked(completedOn);
  const query = useProjectCompletionQuery({
    variables: { projectId, completedOn: asked },
    fetchPolicy: 'network-only',
  });
  const proposal = (query.data ?? query.previousData)?.projectCompletion;
  const filled = useRef<number | null>(null);
  const latest = useLatest(form);
  useEffect(() => {
    if (!proposal) return;
    const { values, reset, set } = latest.current;
    if (filled.current !== proposal.fiscalYear) {
      filled.current = proposal.fiscalYear;
      reset({ completedOn: values.completedOn, components: proposal.components.map(proposedValues) });
      return;
    }
    const versions = new Map(proposal.components.map((one) => [one.propertyComponentId, one.version]));
    set(
      'components',
      values.components.flatMap((row) => {
        const version = versions.get(row.propertyComponentId);
        return version === undefined ? [] : [{ ...row, version }];
      }),
    );
  }, [proposal, latest]);
  const hasFailed = query.error !== undefined && !proposal;
  return { proposal, hasFailed, reload: () => query.refetch().catch(() => undefined) };
}
