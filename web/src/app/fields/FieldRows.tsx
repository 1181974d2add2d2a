import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { get, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { FieldRow } from '../../ui/form/FormSection';
import { RowList } from '../../ui/form/RowList';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { askedOf } from './bind-fields';
import {
  isBoundField,
  type BoundCell,
  type BoundField,
  type BoundForm,
  type BoundRows,
  type BoundSection,
} from './bound-field';
import { FieldControl } from './FieldControl';

export interface FieldRowsProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given>;
  rows: BoundSection<Values>['rows'];
  /** Draws elements around a field: an id to scroll to, a line under it. */
  around?: (field: BoundField<Values>, drawn: ReactNode) => ReactNode;
}

/** Rows of fields: each field over the whole width, or several side by side. */
export function FieldRows<Values extends FieldValues, Given>(props: FieldRowsProps<Values, Given>) {
  const { form, rows, around } = props;
  const draw = (cell: BoundCell<Values>) => <Cell key={keyOf(cell)} {...{ form, cell, around }} />;
  return rows.map((row, index) =>
    isRow(row) ? (
      <FieldRow key={index} columns={row.length > 2 ? 3 : 2}>
        {row.map(draw)}
      </FieldRow>
    ) : (
      draw(row)
    ),
  );
}

const isRow = <Cells extends readonly unknown[], One>(row: One | Cells): row is Cells => Array.isArray(row);
const keyOf = <Values extends FieldValues>(cell: BoundCell<Values>) =>
  isBoundField(cell) ? cell.name : cell.shows;

type CellProps<Values extends FieldValues, Given> = Omit<FieldRowsProps<Values, Given>, 'rows'> & {
  cell: BoundCell<Values>;
};

function Cell<Values extends FieldValues, Given>({ form, cell, around }: CellProps<Values, Given>) {
  if (isBoundField(cell)) {
    const { rows } = cell;
    const drawn = rows ? (
      <RowsField form={form} field={cell} rows={rows} />
    ) : (
      <FieldControl form={form} field={cell} error={form.errorOf(cell.name)} />
    );
    return around ? around(cell, drawn) : drawn;
  }
  return (
    <div aria-live="polite">
      <ReadOnlyField label={cell.shows} text={cell.text} />
    </div>
  );
}

interface RowsFieldProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given>;
  field: BoundField<Values>;
  rows: BoundRows<Values>;
}

/** The control of an answer that is a list: its rows are added, filled and removed one by one. */
function RowsField<Values extends FieldValues, Given>({ form, field, rows }: RowsFieldProps<Values, Given>) {
  const { name, label, hint } = field;
  const { rowName, addText, newRow, each, inWords } = rows;
  const Under = rows.under;
  const held = get(form.values, name) as readonly FieldValues[];
  if (form.readOnly) return <RowTexts label={label} texts={held.map((row) => inWords?.(row) ?? '')} />;
  const set = (next: readonly unknown[]) => form.set(name, next as FieldPathValue<Values, FieldPath<Values>>);
  return (
    <RowList
      {...{ rowName, addText }}
      id={form.idOf(name)}
      title={label}
      purpose={typeof hint === 'string' ? hint : ''}
      error={form.errorOf(name)}
      onAdd={() => set([...held, newRow()])}
      onRemove={(index) => set(held.toSpliced(index, 1))}
      rows={each.map((sections, index) => (
        <Fragment key={index}>
          {askedOf(sections).map((section, at) => (
            <FieldRows key={at} form={form} rows={section.rows} />
          ))}
          {Under && <Under row={held[index]!} />}
        </Fragment>
      ))}
    />
  );
}

function RowTexts({ label, texts }: { label: string; texts: readonly string[] }) {
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
