import { chakra } from '@chakra-ui/react';
import { emptyRow } from '../../app/fields/answers';
import { RowFields } from '../../app/fields/FieldSections';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { RowList } from '../../ui/form/RowList';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { FACT_ROWS, rowTexts, type FactRow, type FactValues, type RowsFact } from './fact-rows';

/** A statement that is a list: components left out, loans, shares of units. */
export function FactRows({ form, field }: OwnControlProps<FactValues, object>) {
  const key = field.name as RowsFact;
  if (form.readOnly) return <ReadOnlyRows label={field.label} texts={rowTexts(form.values, key)} />;
  return <EditedRows form={form} field={field} of={key} />;
}

function EditedRows<Key extends RowsFact>(props: OwnControlProps<FactValues, object> & { of: Key }) {
  const { form, field, of: key } = props;
  const rows: readonly FactRow<Key>[] = form.values[key];
  const { rowName, addText, fields } = FACT_ROWS[key];
  const set = (next: readonly unknown[]) => form.set(key, next as never);
  return (
    <RowList
      {...{ rowName, addText }}
      id={form.idOf(key)}
      title={field.label}
      purpose={typeof field.hint === 'string' ? field.hint : ''}
      error={form.errorOf(key)}
      onAdd={() => set([...rows, emptyRow(form.schema, key)])}
      onRemove={(index) => set(rows.filter((_, at) => at !== index))}
      rows={rows.map((row, index) => (
        <RowFields key={index} form={form} list={fields} at={`${key}.${index}`} row={row} />
      ))}
    />
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
