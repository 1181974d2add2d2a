import { upcomingExpensesMaximum } from '@roofline/schema/financials';
import { limits } from '@roofline/schema/limits';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { MoneyRuled, PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { YesNoRuled } from '../../ui/ruled-form/RuledFields';
import type { FinancialFieldsProps } from './financial-fields-props';
import { rangeHint } from './range-hint';
import { FINANCIAL_LABELS as labels } from './use-financial-form';

/** No clears the amount; Yes asks for it. */
export function UpcomingExpensesSection({ form, stacked }: FinancialFieldsProps) {
  const { values } = form;
  return (
    <FormSection
      stacked={stacked}
      title="Upcoming expenses"
      purpose={stacked ? undefined : 'Spending already committed before the fiscal year begins.'}
    >
      <FieldRow>
        <YesNoRuled
          form={form}
          name="hasUpcomingExpenses"
          label={labels.hasUpcomingExpenses}
          onAnswer={(yes) => form.set('upcomingExpenses', yes ? null : 0)}
        />
        {values.hasUpcomingExpenses && (
          <MoneyRuled
            form={form}
            name="upcomingExpenses"
            label={labels.upcomingExpenses}
            maxLength={limits.balanceMaxChars}
            hint={rangeHint(upcomingExpensesMaximum(values))}
          />
        )}
      </FieldRow>
    </FormSection>
  );
}

/** Rates that new plans start from. */
export function AssumptionsSection({ form, stacked, askUpdateAllPlans }: FinancialFieldsProps) {
  return (
    <FormSection
      stacked={stacked}
      title="Financial assumptions"
      purpose={stacked ? undefined : 'Used by new plans. Each plan can carry its own rates.'}
    >
      <FieldRow columns={3}>
        <PercentRuled form={form} name="inflationRate" label={labels.inflationRate} />
        <PercentRuled form={form} name="interestRate" label={labels.interestRate} />
        <PercentRuled
          form={form}
          name="reserveContributionIncreaseRate"
          label={labels.reserveContributionIncreaseRate}
        />
      </FieldRow>
      {askUpdateAllPlans && (
        <YesNoRuled
          form={form}
          name="updateAllPlans"
          label={labels.updateAllPlans}
          hint="Ladder plan steps are never changed."
        />
      )}
    </FormSection>
  );
}
