import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FieldRow, FormSection } from '../../../ui/form/FormSection';
import { counted } from '../../../ui/format/count';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import { SelectRuled } from '../../../ui/ruled-form/RuledFields';
import { fieldsOfStep, labelledIn } from '../plan-steps';
import type { PlanFieldsProps } from './plan-fields-props';

/** Where the money starts and how it grows; what few people ever change is folded away. */
export function FinancialStep(props: PlanFieldsProps) {
  const { form, basis } = props;
  return (
    <>
      <FormSection stacked title="Assumptions">
        <MoneyRuled
          form={form}
          name="settings.startingBalance"
          label="Starting reserve balance"
          hint={`On the first day of fiscal year ${basis.fiscalYear}.`}
          min={limits.balanceMinEdit}
          maxLength={limits.balanceMaxChars}
          width="240px"
        />
        <FieldRow>
          <PercentRuled
            form={form}
            name="settings.inflationRate"
            label="Inflation rate"
            hint="How costs rise each year."
          />
          <PercentRuled
            form={form}
            name="settings.interestRate"
            label="Interest rate"
            hint="What the reserve earns each year."
          />
        </FieldRow>
      </FormSection>
      <Advanced {...props} />
    </>
  );
}

const TIMINGS = [
  { value: 'startOfYear', label: "At the year's start" },
  { value: 'midYear', label: 'In the middle of the year' },
  { value: 'endOfYear', label: "At the year's end" },
];
const CONVENTIONS = [
  { value: 'midYear', label: "On the start and half of the year's flows" },
  { value: 'beginningBalance', label: 'On the balance at the start' },
  { value: 'average', label: 'On the average of start and end' },
  { value: 'monthly', label: 'Month by month' },
];
const BASES = [
  { value: 'annualEffective', label: 'Effective annual rate' },
  { value: 'nominalMonthly', label: 'Nominal, compounded monthly' },
];

const ADVANCED = ['settings.conventions.taxRate', 'settings.costShock', 'settings.lifeOffset'] as const;

/** Conventions of the projection. Open by itself when something in it is wrong, or focus could not get there. */
function Advanced({ form }: PlanFieldsProps) {
  const { moves } = form.values.settings;
  const isWrong = form
    .toFix(labelledIn(fieldsOfStep(3, form.values)))
    .some(({ id }) => ADVANCED.some((name) => form.idOf(name) === id));
  // Stays open once something was wrong: it would fold away under the correction otherwise.
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      {...foldStyle}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <chakra.summary {...summaryStyle}>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        Advanced
      </chakra.summary>
      <chakra.div display="grid" gap="4.5" pt="4">
        <FieldRow>
          <SelectRuled
            form={form}
            name="settings.conventions.inflationTiming"
            label="Work is paid"
            options={TIMINGS}
          />
          <SelectRuled
            form={form}
            name="settings.conventions.interestConvention"
            label="Interest is earned"
            options={CONVENTIONS}
          />
        </FieldRow>
        <FieldRow>
          <SelectRuled
            form={form}
            name="settings.conventions.rateBasis"
            label="The interest rate is"
            options={BASES}
          />
          <PercentRuled
            form={form}
            name="settings.conventions.taxRate"
            label="Tax on interest"
            hint="Share of the interest that is lost to tax."
          />
        </FieldRow>
        <FieldRow>
          <CostChange form={form} />
          <NumberRuled
            form={form}
            name="settings.lifeOffset"
            label="Life change in years"
            min={-20}
            maxLength={3}
            hint="Years added to the life of every component; below zero, taken away."
          />
        </FieldRow>
        {moves.length > 0 && (
          <chakra.p textStyle="caption" color="fg.muted">
            {counted(moves.length, 'component')} moved to another year. They are moved on the plan&apos;s own
            page.
          </chakra.p>
        )}
      </chakra.div>
    </chakra.details>
  );
}

function CostChange({ form }: Pick<PlanFieldsProps, 'form'>) {
  return (
    <PercentRuled
      form={form}
      name="settings.costShock"
      label="Cost change"
      hint="Percent added to every cost; below zero, taken away."
      min={-50}
      maxLength={6}
    />
  );
}

const foldStyle = {
  borderTopWidth: '1px',
  pt: '4',
  css: { '&[open] > summary svg': { transform: 'rotate(90deg)' } },
} as const;

const summaryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '32px',
  cursor: 'pointer',
  textStyle: 'label',
  color: 'fg.muted',
  listStyleType: 'none',
  css: { '&::-webkit-details-marker': { display: 'none' } },
} as const;
