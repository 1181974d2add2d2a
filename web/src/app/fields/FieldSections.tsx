import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { bindFields } from './bind-fields';
import {
  isBoundField,
  type BoundCell,
  type BoundField,
  type BoundForm,
  type BoundSection,
} from './bound-field';
import { FieldControl } from './FieldControl';
import type { FieldList } from './field-list';

export interface FieldSectionsProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given> & { sections: readonly BoundSection<Values>[] };
  /** Only the sections of this part of the page. */
  part?: string;
  /** Title over the fields, as in dialogs; beside them, with a line of purpose, otherwise. */
  stacked?: boolean;
  /** What stands around a field: an id to scroll to, a line under it. */
  around?: (field: BoundField<Values>, drawn: ReactNode) => ReactNode;
}

/** The fields of a form, as its list has them. */
export function FieldSections<Values extends FieldValues, Given>(props: FieldSectionsProps<Values, Given>) {
  const { form, part, stacked, around } = props;
  return form.sections
    .filter((section) => part === undefined || section.part === part)
    .map(({ title, purpose, rows }, index) => {
      const drawn = <Rows form={form} rows={rows} around={around} />;
      if (title === undefined) return <Fragment key={index}>{drawn}</Fragment>;
      return (
        <FormSection key={index} stacked={stacked} title={title} purpose={stacked ? undefined : purpose}>
          {drawn}
        </FormSection>
      );
    });
}

export interface RowFieldsProps<Values extends FieldValues, Given, Row extends FieldValues> {
  form: BoundForm<Values, Given>;
  list: FieldList<Row, Given>;
  /** `settings.loans.0` */
  at: string;
  row: Row;
}

/** The fields of one row of a list. */
export function RowFields<Values extends FieldValues, Given, Row extends FieldValues>(
  props: RowFieldsProps<Values, Given, Row>,
) {
  const { form, list, at, row } = props;
  const sections = bindFields(list, { schema: form.schema, values: row, given: form.given, at });
  return sections.map(({ rows }, index) => (
    <Rows key={index} form={form as unknown as BoundForm<Row, Given>} rows={rows} />
  ));
}

type RowsProps<Values extends FieldValues, Given> = Pick<FieldSectionsProps<Values, Given>, 'around'> & {
  form: BoundForm<Values, Given>;
  rows: BoundSection<Values>['rows'];
};

function Rows<Values extends FieldValues, Given>({ form, rows, around }: RowsProps<Values, Given>) {
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

type CellProps<Values extends FieldValues, Given> = Omit<RowsProps<Values, Given>, 'rows'> & {
  cell: BoundCell<Values>;
};

function Cell<Values extends FieldValues, Given>({ form, cell, around }: CellProps<Values, Given>) {
  if (isBoundField(cell)) {
    const drawn = <FieldControl form={form} field={cell} />;
    return around ? around(cell, drawn) : drawn;
  }
  return (
    <div aria-live="polite">
      <ReadOnlyField label={cell.shows} text={cell.text} />
    </div>
  );
}
