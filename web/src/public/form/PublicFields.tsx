import { Fragment } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  isBoundField,
  type BoundCell,
  type BoundForm,
  type BoundSection,
} from '../../app/fields/bound-field';
import { TypedField } from './TypedField';

export interface PublicFieldsProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given> & { sections: readonly BoundSection<Values>[] };
  /** Shows only the sections of this part of the form. */
  part?: string;
}

/** The fields of a public form from its field list, without the larger components of the application. */
export function PublicFields<Values extends FieldValues, Given>(props: PublicFieldsProps<Values, Given>) {
  const { form, part } = props;
  return form.sections
    .filter((section) => part === undefined || section.part === part)
    .map(({ rows }, index) => (
      <Fragment key={index}>
        {rows.map((row, at) =>
          Array.isArray(row) ? (
            <div key={at} className="field-pair">
              {row.map((cell, inRow) => (
                <Cell key={inRow} form={form} cell={cell} />
              ))}
            </div>
          ) : (
            <Cell key={at} form={form} cell={row as BoundCell<Values>} />
          ),
        )}
      </Fragment>
    ));
}

function Cell<Values extends FieldValues, Given>(props: {
  form: BoundForm<Values, Given>;
  cell: BoundCell<Values>;
}) {
  const { form, cell } = props;
  if (!isBoundField(cell)) return <p>{cell.text}</p>;
  const { control: Own } = cell;
  return Own ? <Own form={form as never} field={cell} /> : <TypedField form={form} field={cell} />;
}
