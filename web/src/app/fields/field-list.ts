import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SelectOption } from '../../ui/field/SelectField';
import type { OwnControlProps } from './bound-field';
import type { FieldLooks } from './field-looks';

/** A fixed value, or one that follows from the form's values and its page's data. */
export type Following<T, Values, Given> = T | ((values: Values, given: Given) => T);

/** One field of a form: the properties that its contract does not give. */
export interface ListedField<Values extends FieldValues, Given> extends FieldLooks {
  name: FieldPath<Values>;
  /** Its label on screen, where that differs from its name in errors. */
  label?: Following<string, Values, Given>;
  /** Its name in lists of fields, where that differs from its label. */
  calledInLists?: string;
  hint?: Following<ReactNode, Values, Given>;
  /** At the right end of the label's line: a link for example. */
  aside?: Following<ReactNode, Values, Given>;
  autoFocus?: Following<boolean, Values, Given>;
  /** Selects the text when the field gets the focus: the value is a proposal, to be typed over. */
  selectsAll?: Following<boolean, Values, Given>;
  /** Where it differs from the contract: a field that is required only under a condition. */
  isOptional?: Following<boolean, Values, Given>;
  /** Returns whether the form asks for the field. */
  when?: (values: Values, given: Given) => boolean;
  options?: Following<readonly SelectOption[], Values, Given>;
  min?: Following<number | undefined, Values, Given>;
  /** The last day that the calendar offers. */
  lastDay?: Following<string, Values, Given>;
  isDisabled?: Following<boolean, Values, Given>;
  /** Fields whose rule depends on this one: an edit checks them again and shows the errors of filled ones. */
  rechecks?: readonly FieldPath<Values>[];
  /** Returns the values that other fields get with an answer. */
  sets?: (answer: never) => { readonly [Name in FieldPath<Values>]?: FieldPathValue<Values, Name> };
  /** Returns the answer as text for a read-only form, where its kind does not say how. */
  readAs?: (answer: never, values: Values) => string;
  /** Not among the changes at the foot of a page: the form asks for it with every save, or it is saved elsewhere. */
  isUncounted?: boolean;
  /** In the form only and never sent: the list gives its kind and its label, because the contract does not have it. */
  isUnsent?: boolean;
  /** For an answer that is a list: the form of each of its rows. Made by `rowsOf`. */
  rows?: ListedRows<FieldValues, Values, Given>;
  /** The form's own control, in place of that of its kind. */
  control?: ComponentType<OwnControlProps<Values, Given>>;
}

/** The rows of an answer that is a list. */
export interface ListedRows<Row extends FieldValues, Values, Given> {
  /** What one row is called: `Step`. */
  rowName: string;
  addText: string;
  list: FieldList<Row, Given>;
  /** Returns the values of a new row that differ from the contract's empty row. */
  start?: (values: Values, given: Given) => Partial<Row>;
  /** A line under the fields of each row. */
  under?: ComponentType<{ row: Row }>;
  /** Returns a row in words, for a read-only form. */
  inWords?: (row: Row) => string;
}

/** Types the rows of a field: their names are checked against `Row` here. */
export const rowsOf = <Row extends FieldValues, Values = unknown, Given = unknown>(
  rows: ListedRows<Row, Values, Given>,
) => rows as unknown as ListedRows<FieldValues, Values, Given>;

/** A line between the fields, with a text that follows from them. */
export interface ShownLine<Values, Given> {
  shows: Following<string, Values, Given>;
  text: (values: Values, given: Given) => string;
  when?: (values: Values, given: Given) => boolean;
}

export type ListedCell<Values extends FieldValues, Given> =
  | ListedField<Values, Given>
  | ShownLine<Values, Given>;

/** A part of a form. A row is one field over the whole width, or several side by side. */
export interface ListedSection<Values extends FieldValues, Given> {
  /** The part of the page that draws it; without it, the one that draws the rest. */
  part?: string;
  /** A section without a title has no frame. */
  title?: Following<string, Values, Given>;
  purpose?: string;
  when?: (values: Values, given: Given) => boolean;
  rows: readonly (ListedCell<Values, Given> | readonly ListedCell<Values, Given>[])[];
}

/** All fields of a form in the order of the screen. */
export type FieldList<Values extends FieldValues, Given = object> = readonly ListedSection<Values, Given>[];

export const isField = <Values extends FieldValues, Given>(
  cell: ListedCell<Values, Given>,
): cell is ListedField<Values, Given> => 'name' in cell;

export const cellsOf = <Values extends FieldValues, Given>(
  row: ListedSection<Values, Given>['rows'][number],
): readonly ListedCell<Values, Given>[] => (Array.isArray(row) ? row : [row]) as ListedCell<Values, Given>[];

/** Returns the fields of a list, in its order. */
export const listedFields = <Values extends FieldValues, Given>(
  list: FieldList<Values, Given>,
): ListedField<Values, Given>[] => list.flatMap(({ rows }) => rows.flatMap(cellsOf).filter(isField));

export function following<T, Values, Given>(
  said: Following<T, Values, Given>,
  values: Values,
  given: Given,
): T {
  return typeof said === 'function' ? (said as (values: Values, given: Given) => T)(values, given) : said;
}
