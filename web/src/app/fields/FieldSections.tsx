import { Fragment } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormSection } from '../../ui/form/FormSection';
import { askedOf, bindFields } from './bind-fields';
import type { BoundForm, BoundSection } from './bound-field';
import type { FieldList } from './field-list';
import { FieldRows, type FieldRowsProps } from './FieldRows';

export interface FieldSectionsProps<Values extends FieldValues, Given> extends Pick<
  FieldRowsProps<Values, Given>,
  'around'
> {
  form: BoundForm<Values, Given> & { sections: readonly BoundSection<Values>[] };
  /** Only the sections of this part of the page. */
  part?: string;
  /** Title over the fields, as in dialogs; beside them, with a line of purpose, otherwise. */
  stacked?: boolean;
}

/** The fields of a form, in the sections of its list. */
export function FieldSections<Values extends FieldValues, Given>(props: FieldSectionsProps<Values, Given>) {
  const { form, part, stacked, around } = props;
  return form.sections
    .filter((section) => part === undefined || section.part === part)
    .map(({ title, purpose, rows }, index) => {
      const drawn = <FieldRows form={form} rows={rows} around={around} />;
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

/** The fields of one row of a list that its page draws itself. */
export function RowFields<Values extends FieldValues, Given, Row extends FieldValues>(
  props: RowFieldsProps<Values, Given, Row>,
) {
  const { form, list, at, row } = props;
  const sections = askedOf(bindFields(list, { schema: form.schema, values: row, given: form.given, at }));
  return sections.map(({ rows }, index) => (
    <FieldRows key={index} form={form as unknown as BoundForm<Row, Given>} rows={rows} />
  ));
}
