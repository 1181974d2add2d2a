import { chakra } from '@chakra-ui/react';
import type { ExpenditureOutcome } from '@roofline/schema/year-setup/year-setup';
import { Link } from 'react-router-dom';
import { RowFields } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { RadioRow } from '../../ui/choice/RadioRow';
import { formatDay } from '../../ui/format/day';
import { formatMoney } from '../../ui/format/money';
import { plannedFor } from '../model/planned-for';
import { REVIEW_FIELDS, type SetupForm } from '../model/setup-values';
import type { SetupComponentFieldsFragment } from '../YearSetup.generated';

const OUTCOMES: readonly { value: ExpenditureOutcome; label: string }[] = [
  { value: 'done', label: 'Done' },
  { value: 'deferred', label: 'Not done' },
  { value: 'partly', label: 'Partly done' },
];

/** One line of the review: the outcome, and the fields that depend on it. */
export function ExpenditureReview(props: {
  component: SetupComponentFieldsFragment;
  form: SetupForm;
  index: number;
  year: number;
}) {
  const { component, form, index, year } = props;
  const row = form.values.expenditures[index];
  const outcome = row?.outcome ?? 'deferred';
  const at = `expenditures.${index}` as const;
  return (
    <chakra.li py="3.5" borderTopWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" alignItems="baseline">
        <chakra.strong textStyle="label">{component.name}</chakra.strong>
        <chakra.span
          data-figure
          color="fg.muted"
        >{`${formatMoney(plannedFor(component))} planned`}</chakra.span>
      </chakra.div>
      {component.completed && <CompletedBy work={component.completed} />}
      <RadioRow
        label={`Review of ${component.name}`}
        hideLabel
        value={outcome}
        options={OUTCOMES}
        onChange={(value) => form.set(`${at}.outcome`, value)}
        id={form.idOf(`${at}.outcome`)}
      />
      {row && <RowFields form={form} list={REVIEW_FIELDS} at={at} row={row} />}
      {outcome === 'done' && component.isOneTime && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1.5">
          {`One-time: it leaves the inventory of ${year}.`}
        </chakra.p>
      )}
    </chakra.li>
  );
}

/** The project that the outcome and the actual cost come from. */
function CompletedBy({ work }: { work: NonNullable<SetupComponentFieldsFragment['completed']> }) {
  return (
    <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      Completed on {formatDay(work.completedOn)} by the project{' '}
      <chakra.span textDecoration="underline">
        <Link to={paths.project(work.projectId)}>{work.projectName}</Link>
      </chakra.span>
    </chakra.p>
  );
}
