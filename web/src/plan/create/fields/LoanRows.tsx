import { limits } from '@roofline/schema/value/limits';
import { FieldRow } from '../../../ui/form/FormSection';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import { SelectRuled, TextRuled, YesNoRuled } from '../../../ui/ruled-form/RuledFields';
import type { LoanValues } from '../plan-values';
import type { PlanFieldsProps } from './plan-fields-props';
import { RowList } from '../../../ui/form/RowList';

const PAYERS = [
  { value: 'owners', label: 'The owners, through a separate assessment' },
  { value: 'reserves', label: 'The reserve fund' },
];

const NEW_LOAN: LoanValues = {
  name: '',
  year: null,
  principal: null,
  annualRate: null,
  months: 120,
  fees: 0,
  areFeesFinanced: false,
  interestOnlyMonths: 0,
  repaidFrom: 'owners',
};

/** Money that the association borrows; only where the workspace has the loan analysis. */
export function LoanRows({ form, basis }: PlanFieldsProps) {
  const loans = form.values.settings.loans;
  return (
    <RowList
      id={form.idOf('settings.loans')}
      title="Loans"
      purpose="Money borrowed at the start of a year and repaid in monthly payments."
      addText="Add loan"
      rowName="Loan"
      error={form.errorOf('settings.loans')}
      onAdd={() => {
        const next = { ...NEW_LOAN, name: `Loan ${loans.length + 1}`, year: basis.fiscalYear + 1 };
        form.set('settings.loans', [...loans, next]);
      }}
      onRemove={(index) => form.set('settings.loans', loans.toSpliced(index, 1))}
      rows={loans.map((_, index) => (
        <Loan key={index} form={form} index={index} />
      ))}
    />
  );
}

function Loan({ form, index }: Pick<PlanFieldsProps, 'form'> & { index: number }) {
  const at = `settings.loans.${index}` as const;
  return (
    <>
      <FieldRow>
        <TextRuled form={form} name={`${at}.name`} label="Name" maxLength={100} autoComplete="off" />
        <NumberRuled form={form} name={`${at}.year`} label="Drawn in fiscal year" maxLength={4} />
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyRuled form={form} name={`${at}.principal`} label="Amount" maxLength={limits.feeMaxChars} />
        <PercentRuled form={form} name={`${at}.annualRate`} label="Yearly rate" />
        <NumberRuled form={form} name={`${at}.months`} label="Term in months" maxLength={3} />
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyRuled form={form} name={`${at}.fees`} label="Fees" maxLength={limits.feeMaxChars} />
        <YesNoRuled form={form} name={`${at}.areFeesFinanced`} label="Fees added to the loan?" />
        <NumberRuled
          form={form}
          name={`${at}.interestOnlyMonths`}
          label="Interest-only months"
          maxLength={2}
        />
      </FieldRow>
      <SelectRuled form={form} name={`${at}.repaidFrom`} label="Repaid by" options={PAYERS} />
    </>
  );
}
