import { contributionMaximum, FEE_COLLECTION_FREQUENCIES } from '@roofline/schema/financials';
import { fiscalYearLabel, monthNames, startingFiscalYears } from '@roofline/schema/fiscal-year';
import { limits } from '@roofline/schema/limits';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { MoneyRuled } from '../../ui/ruled-form/NumericRuled';
import { SelectRuled } from '../../ui/ruled-form/RuledFields';
import { rangeHint } from './range-hint';
import { AssumptionsSection, UpcomingExpensesSection } from './UpcomingAndAssumptions';
import type { FinancialFieldsProps } from './financial-fields-props';
import { FINANCIAL_LABELS as labels } from './use-financial-form';

const months = monthNames.map((label, index) => ({ value: index + 1, label }));
const frequencies = FEE_COLLECTION_FREQUENCIES.map(({ id, name }) => ({ value: id, label: name }));

/** Fiscal year, fees, reserve account, upcoming expenses and assumptions; limits follow what is typed. */
export function FinancialFields(props: FinancialFieldsProps) {
  return (
    <>
      <FiscalYearSection {...props} />
      <FeesSection {...props} />
      <ReserveAccountSection {...props} />
      <UpcomingExpensesSection {...props} />
      <AssumptionsSection {...props} />
    </>
  );
}

function FiscalYearSection({ form, rules, stacked, startMonthHint }: FinancialFieldsProps) {
  const startMonth = form.values.fiscalYearStartMonth ?? 1;
  const chosen = form.values.startingFiscalYear;
  const years = startingFiscalYears(rules.today, rules.savedStartingYear);
  // A property that was set up long ago keeps its year in sight, even where it can no longer be chosen anew.
  const shown = chosen !== null && !years.includes(chosen) ? [...years, chosen] : years;
  return (
    <FormSection
      stacked={stacked}
      title="Fiscal year"
      purpose={
        stacked ? undefined : 'Changing the start month reloads the page and moves every yearly figure.'
      }
    >
      <FieldRow>
        <SelectRuled
          form={form}
          name="fiscalYearStartMonth"
          label={labels.fiscalYearStartMonth}
          numeric
          options={months}
          hint={startMonthHint}
        />
        <SelectRuled
          form={form}
          name="startingFiscalYear"
          label={labels.startingFiscalYear}
          numeric
          options={shown.map((year) => ({ value: year, label: fiscalYearLabel(year, startMonth) }))}
        />
      </FieldRow>
    </FormSection>
  );
}

function FeesSection({ form, rules, stacked, feeHint }: FinancialFieldsProps) {
  return (
    <FormSection
      stacked={stacked}
      title="Annual assessment fees"
      purpose={stacked ? undefined : 'What owners pay in a year, all units together.'}
    >
      <FieldRow>
        <MoneyRuled
          form={form}
          name="averageHoaAnnualFee"
          label={labels.averageHoaAnnualFee}
          maxLength={limits.feeMaxChars}
          hint={feeHint}
        />
        <SelectRuled
          form={form}
          name="feeCollectionFrequencyId"
          label={labels.feeCollectionFrequencyId}
          numeric
          options={frequencies}
        />
      </FieldRow>
      {rules.hasLoanAnalysis && (
        <FieldRow>
          <MoneyRuled
            form={form}
            name="previousHoaAnnualFee"
            label={labels.previousHoaAnnualFee}
            maxLength={limits.feeMaxChars}
            hint="The fees of the year before."
          />
        </FieldRow>
      )}
    </FormSection>
  );
}

function ReserveAccountSection({ form, rules, stacked }: FinancialFieldsProps) {
  const fee = form.values.averageHoaAnnualFee;
  const isFeeKnown = fee !== null && fee <= limits.feeMax;
  return (
    <FormSection
      stacked={stacked}
      title="Reserve account"
      purpose={stacked ? undefined : 'The opening position every plan starts from.'}
    >
      <FieldRow>
        <MoneyRuled
          form={form}
          name="yearEndReserveBalance"
          label={labels.yearEndReserveBalance}
          min={rules.balanceMin}
          maxLength={limits.balanceMaxChars}
        />
        <SelectRuled
          form={form}
          name="reserveMonthStart"
          label={labels.reserveMonthStart}
          numeric
          options={months}
        />
      </FieldRow>
      <FieldRow>
        <MoneyRuled
          form={form}
          name="annualReserveContribution"
          label={labels.annualReserveContribution}
          maxLength={limits.balanceMaxChars}
          hint={isFeeKnown ? rangeHint(contributionMaximum(fee)) : undefined}
        />
      </FieldRow>
    </FormSection>
  );
}
