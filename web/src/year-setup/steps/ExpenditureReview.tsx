import { chakra } from '@chakra-ui/react';
import type { ExpenditureOutcome } from '@roofline/schema/year-setup';
import { RadioRow } from '../../ui/choice/RadioRow';
import { FieldRow } from '../../ui/form/FormSection';
import { formatMoney } from '../../ui/format/money';
import { MoneyRuled, NumberRuled } from '../../ui/ruled-form/NumericRuled';
import type { SetupForm } from '../model/setup-values';
import type { SetupComponentFieldsFragment } from '../YearSetup.generated';

const OUTCOMES: readonly { value: ExpenditureOutcome; label: string }[] = [
  { value: 'done', label: 'Done' },
  { value: 'deferred', label: 'Not done' },
  { value: 'partly', label: 'Partly done' },
];

/** One line of the review: outcome, and what follows from it. */
export function ExpenditureReview(props: {
  component: SetupComponentFieldsFragment;
  form: SetupForm;
  index: number;
  year: number;
}) {
  const { component, form, index, year } = props;
  const outcome = form.values.expenditures[index]?.outcome ?? 'done';
  const at = `expenditures.${index}` as const;
  return (
    <chakra.li py="3.5" borderTopWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" alignItems="baseline">
        <chakra.strong textStyle="label">{component.name}</chakra.strong>
        <chakra.span
          data-figure
          color="fg.muted"
        >{`${formatMoney(component.currentCost)} planned`}</chakra.span>
      </chakra.div>
      <RadioRow
        label={`What became of ${component.name}`}
        hideLabel
        value={outcome}
        options={OUTCOMES}
        onChange={(value) => form.set(`${at}.outcome`, value)}
        id={form.idOf(`${at}.outcome`)}
      />
      {outcome !== 'deferred' && (
        <FieldRow columns={2}>
          <MoneyRuled
            form={form}
            name={`${at}.actualCost`}
            label="Actual cost"
            optional
            hint={
              outcome === 'done'
                ? 'Becomes the cost of the next time; empty keeps the planned one'
                : undefined
            }
          />
          {outcome === 'partly' && (
            <NumberRuled
              form={form}
              name={`${at}.remainingUsefulLife`}
              label="Years until the rest is due"
              hint={`0 is ${year}`}
            />
          )}
        </FieldRow>
      )}
      {outcome === 'done' && component.isOneTime && (
        <chakra.p textStyle="caption" color="fg.muted" mt="1.5">
          {`Done once, not again: it leaves the inventory of ${year}.`}
        </chakra.p>
      )}
    </chakra.li>
  );
}
