import { limits } from '@roofline/schema/value/limits';
import { Field } from '../../../ui/field/Field';
import { FieldRow } from '../../../ui/form/FormSection';
import { counted } from '../../../ui/format/count';
import { formatMoney } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { NumberRuled } from '../../../ui/ruled-form/NumericRuled';
import { DateRuled, SelectRuled, TextRuled } from '../../../ui/ruled-form/RuledFields';
import { asNumber, useRuled } from '../../../ui/ruled-form/ruled-field';
import type { AssessmentValues } from '../plan-values';
import type { PlanFieldsProps } from './plan-fields-props';
import { RowList } from '../../../ui/form/RowList';

const STATUSES = [
  { value: 'planned', label: 'Planned' },
  { value: 'approved', label: 'Approved by the owners' },
];

const SHARES = [
  { value: 'total', label: 'In total' },
  { value: 'unit', label: 'Per unit' },
];

/** Money that all owners pay once, typed in total or per unit. */
export function AssessmentRows(props: PlanFieldsProps) {
  const { form, basis } = props;
  const rows = form.values.settings.specialAssessments;
  const add = () => {
    const next: AssessmentValues = {
      year: basis.fiscalYear + 1,
      amount: null,
      purpose: '',
      status: 'planned',
      dueDate: null,
      share: 'total',
    };
    form.set('settings.specialAssessments', [...rows, next]);
  };
  return (
    <RowList
      id={form.idOf('settings.specialAssessments')}
      title="Special assessments"
      purpose="Money that all owners pay once, on top of the contribution."
      addText="Add assessment"
      rowName="Special assessment"
      error={form.errorOf('settings.specialAssessments')}
      onAdd={add}
      onRemove={(index) => form.set('settings.specialAssessments', rows.toSpliced(index, 1))}
      rows={rows.map((row, index) => (
        <Assessment key={index} {...props} row={row} index={index} />
      ))}
    />
  );
}

interface RowProps extends PlanFieldsProps {
  row: AssessmentValues;
  index: number;
}

function Assessment(props: RowProps) {
  const { form, index } = props;
  const at = `settings.specialAssessments.${index}` as const;
  return (
    <>
      <FieldRow columns={3}>
        <NumberRuled form={form} name={`${at}.year`} label="Fiscal year" maxLength={4} />
        <SelectRuled form={form} name={`${at}.share`} label="Amount is" options={SHARES} />
        <SharedAmount {...props} />
      </FieldRow>
      <TextRuled form={form} name={`${at}.purpose`} label="Purpose" maxLength={250} autoComplete="off" />
      <FieldRow>
        <SelectRuled form={form} name={`${at}.status`} label="Status" options={STATUSES} />
        <DateRuled form={form} name={`${at}.dueDate`} label="Due date" optional />
      </FieldRow>
    </>
  );
}

/** Of all units or of one; the total is what counts, the other stands under the field. */
function SharedAmount({ form, index, row, basis }: RowProps) {
  const name = `settings.specialAssessments.${index}.amount` as const;
  const { value, edit, ...control } = useRuled({ form, name, label: 'Amount' });
  const units = basis.numberOfUnits;
  const total = asNumber(value);
  const isPerUnit = row.share === 'unit';
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const hint =
    total === null
      ? undefined
      : isPerUnit
        ? `${formatMoney(total)} of ${counted(units, 'unit')} together.`
        : `${formatMoney(total / units)} per unit.`;
  return (
    <Field
      id={form.idOf(name)}
      label={isPerUnit ? 'Amount per unit' : 'Amount in total'}
      hint={hint}
      error={form.errorOf(name)}
    >
      <MoneyInput
        {...control}
        allowCents
        maxLength={limits.feeMaxChars}
        value={total === null || !isPerUnit ? total : cents(total / units)}
        onChange={(typed) => edit(typed === null || !isPerUnit ? typed : cents(typed * units))}
      />
    </Field>
  );
}
