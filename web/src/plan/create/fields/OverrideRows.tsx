import { FieldRow } from '../../../ui/form/FormSection';
import { NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import type { OverrideValues } from '../plan-values';
import type { PlanFieldsProps } from './plan-fields-props';
import { RowList } from '../../../ui/form/RowList';

/** Rates of single years in place of the plan's. */
export function OverrideRows({ form, basis }: PlanFieldsProps) {
  const rows = form.values.settings.yearOverrides;
  const next: OverrideValues = {
    year: (rows.at(-1)?.year ?? basis.fiscalYear) + 1,
    inflationRate: null,
    interestRate: null,
    increaseRate: null,
  };
  return (
    <RowList
      id={form.idOf('settings.yearOverrides')}
      title="Single years"
      purpose="Rates of one year that replace the plan's. An empty rate stays as in every other year."
      addText="Add year"
      rowName="Single year"
      error={form.errorOf('settings.yearOverrides')}
      onAdd={() => form.set('settings.yearOverrides', [...rows, next])}
      onRemove={(index) => form.set('settings.yearOverrides', rows.toSpliced(index, 1))}
      rows={rows.map((_, index) => (
        <Override key={index} form={form} index={index} />
      ))}
    />
  );
}

function Override({ form, index }: Pick<PlanFieldsProps, 'form'> & { index: number }) {
  const at = `settings.yearOverrides.${index}` as const;
  return (
    <>
      <NumberRuled form={form} name={`${at}.year`} label="Fiscal year" maxLength={4} width="160px" />
      <FieldRow columns={3}>
        <PercentRuled form={form} name={`${at}.inflationRate`} label="Inflation" optional />
        <PercentRuled form={form} name={`${at}.interestRate`} label="Interest" optional />
        <PercentRuled form={form} name={`${at}.increaseRate`} label="Increase" optional />
      </FieldRow>
    </>
  );
}
