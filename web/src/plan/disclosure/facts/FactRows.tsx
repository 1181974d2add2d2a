import { chakra } from '@chakra-ui/react';
import type { FactField as Fact } from '@roofline/schema/disclosure-fields';
import { Field } from '../../../ui/field/Field';
import { FieldRow } from '../../../ui/form/FormSection';
import { NumberInput } from '../../../ui/masked/NumberInput';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import { ReadOnlyField } from '../../../ui/ruled-form/ReadOnlyField';
import { AreaRuled, DateRuled, TextRuled } from '../../../ui/ruled-form/RuledFields';
import { asNumber, useRuled, type RuledFieldProps } from '../../../ui/ruled-form/ruled-field';
import { RowList } from '../../create/fields/RowList';
import { rowTexts } from './fact-texts';
import type { FactsForm, FactValues, RowsFact } from './fact-values';

const EMPTY: { [Key in RowsFact]: FactValues[Key][number] } = {
  excluded: { name: '', remainingLife: null, reason: '' },
  loans: { payee: '', annualRate: null, balance: null, annualPayment: null, retirementDate: null },
  unitShares: { unit: '', share: null },
};

const NAMES: Record<RowsFact, { rowName: string; addText: string }> = {
  excluded: { rowName: 'Component', addText: 'Add component' },
  loans: { rowName: 'Loan', addText: 'Add loan' },
  unitShares: { rowName: 'Unit', addText: 'Add unit' },
};

/** A statement that is a list: components left out, loans, shares of units. */
export function FactRows({ form, field }: { form: FactsForm; field: Fact }) {
  const key = field.key as RowsFact;
  const rows = form.values[key];
  if (form.readOnly) return <ReadOnlyRows label={field.label} texts={rowTexts(form.values, key)} />;
  const set = (next: readonly unknown[]) => form.set(key, next as never);
  return (
    <RowList
      {...NAMES[key]}
      id={form.idOf(key)}
      title={field.label}
      purpose={field.hint ?? ''}
      error={form.errorOf(key)}
      onAdd={() => set([...rows, EMPTY[key]])}
      onRemove={(index) => set(rows.filter((_, at) => at !== index))}
      rows={rows.map((_, index) => (
        <Row key={index} form={form} rows={key} index={index} />
      ))}
    />
  );
}

function Row({ form, rows, index }: { form: FactsForm; rows: RowsFact; index: number }) {
  if (rows === 'excluded')
    return (
      <>
        <TextRuled form={form} name={`excluded.${index}.name`} label="Component" maxLength={200} />
        <NumberRuled
          form={form}
          name={`excluded.${index}.remainingLife`}
          label="Remaining life, years"
          optional
        />
        <AreaRuled form={form} name={`excluded.${index}.reason`} label="Reason" maxLength={1000} />
      </>
    );
  if (rows === 'unitShares')
    return (
      <FieldRow>
        <TextRuled form={form} name={`unitShares.${index}.unit`} label="Unit" maxLength={100} />
        <ShareField form={form} name={`unitShares.${index}.share`} label="Share, %" />
      </FieldRow>
    );
  return (
    <>
      <TextRuled form={form} name={`loans.${index}.payee`} label="Payee" maxLength={200} />
      <FieldRow>
        <PercentRuled form={form} name={`loans.${index}.annualRate`} label="Interest rate" />
        <MoneyRuled form={form} name={`loans.${index}.balance`} label="Amount outstanding" allowCents />
      </FieldRow>
      <FieldRow>
        <MoneyRuled form={form} name={`loans.${index}.annualPayment`} label="Annual payment" allowCents />
        <DateRuled form={form} name={`loans.${index}.retirementDate`} label="Retired on" />
      </FieldRow>
    </>
  );
}

/** Shares are stated in declarations with up to four decimals. */
function ShareField(props: RuledFieldProps<FactValues>) {
  const { form, name, label } = props;
  const { value, edit, ...control } = useRuled(props);
  return (
    <Field id={form.idOf(name)} label={label} error={form.errorOf(name)}>
      <NumberInput {...control} decimals={4} maxLength={8} value={asNumber(value)} onChange={edit} />
    </Field>
  );
}

function ReadOnlyRows({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return <ReadOnlyField label={label} text="" />;
  return (
    <div>
      <chakra.p textStyle="label">{label}</chakra.p>
      <chakra.ul mt="1.5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </chakra.ul>
    </div>
  );
}
