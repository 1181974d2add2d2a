import { limits } from '@roofline/schema/value/limits';
import { formatLimit } from '@roofline/schema/value/money';
import { SOLVED_METHODS } from '@roofline/schema/plan/plan-settings';
import { FieldRow, FormSection } from '../../../ui/form/FormSection';
import { formatMoney } from '../../../ui/format/money';
import { ReadOnlyField } from '../../../ui/ruled-form/ReadOnlyField';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import { AssessmentRows } from './AssessmentRows';
import { LadderRows } from './LadderRows';
import { LoanRows } from './LoanRows';
import { OverrideRows } from './OverrideRows';
import type { PlanFieldsProps } from './plan-fields-props';

/** The goal's own values or the contribution, the yearly increase, and money that comes once. */
export function FundingStep(props: PlanFieldsProps) {
  const { method } = props.form.values.settings;
  return (
    <>
      <FormSection stacked title="Contribution">
        <GoalFields {...props} />
        <ContributionFields {...props} />
      </FormSection>
      {method === 'ladder' && <LadderRows {...props} />}
      <AssessmentRows {...props} />
      {props.hasLoanAnalysis && <LoanRows {...props} />}
      <OverrideRows {...props} />
    </>
  );
}

/** What the chosen goal still needs: an amount, a share, a year. */
function GoalFields({ form, basis }: PlanFieldsProps) {
  const { method } = form.values.settings;
  const range = `From ${basis.fiscalYear} to ${basis.fiscalYear + limits.planHorizonYears - 1}`;
  const year = (label: string, hint: string, optional: boolean) => (
    <NumberRuled
      form={form}
      name="settings.goal.year"
      label={label}
      hint={`${range}. ${hint}`}
      optional={optional}
      maxLength={4}
      width="160px"
    />
  );
  if (method === 'fullFunding') return year('Fully funded by', 'Empty: by the end of the 30 years.', true);
  if (method === 'targetPercent')
    return (
      <FieldRow>
        <PercentRuled
          form={form}
          name="settings.goal.percent"
          label="Percent funded"
          hint="From 0% to 200%"
        />
        {year('Reached by', 'Held from then on.', false)}
      </FieldRow>
    );
  if (method === 'thresholdDollars')
    return (
      <FieldRow>
        <MoneyRuled
          form={form}
          name="settings.goal.amount"
          label="Lowest balance"
          maxLength={limits.feeMaxChars}
        />
        {year('Applies from', 'Empty: from the first year on.', true)}
      </FieldRow>
    );
  if (method === 'thresholdPercent')
    return (
      <FieldRow>
        <PercentRuled
          form={form}
          name="settings.goal.percent"
          label="Percent funded"
          hint="From 0% to 200%"
        />
        {year('Applies from', 'Empty: from the first year on.', true)}
      </FieldRow>
    );
  return null;
}

function ContributionFields(props: PlanFieldsProps) {
  return (
    <FieldRow>
      <FirstYear {...props} />
      <PercentRuled
        form={props.form}
        name="settings.increaseRate"
        label="Yearly increase"
        hint="Of the contribution, each year after the first."
      />
    </FieldRow>
  );
}

/** Typed where it is given, shown where it is found. */
function FirstYear({ form, basis, study }: PlanFieldsProps) {
  const { method, firstYearContribution } = form.values.settings;
  const label = `Contribution in ${basis.fiscalYear}`;
  if (SOLVED_METHODS.includes(method)) {
    const found = study.state === 'ready' ? formatMoney(study.figures.firstYear) : '';
    return <ReadOnlyField label={`${label}, set by the goal`} text={found} />;
  }
  if (method === 'currentFunding')
    return <ReadOnlyField label={`${label}, as paid today`} text={formatMoney(firstYearContribution ?? 0)} />;
  return (
    <MoneyRuled
      form={form}
      name="settings.firstYearContribution"
      label={label}
      maxLength={limits.balanceMaxChars}
      hint={
        basis.annualFee === null ? undefined : `From $0 to ${formatLimit(basis.annualFee)}, the annual fees.`
      }
    />
  );
}
