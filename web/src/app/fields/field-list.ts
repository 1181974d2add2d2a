import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SelectOption } from '../../ui/field/SelectField';
import type { OwnControlProps } from './bound-field';
import type { FieldLooks } from './field-looks';

/** Said once for all, or following from what the form holds and what its page knows. */
export type Following<T, Values, Given> = T | ((values: Values, given: Given) => T);

/** One field of a form: what its contract does not say. */
export interface ListedField<Values extends FieldValues, Given> extends FieldLooks {
  name: FieldPath<Values>;
  /** Where the screen calls it otherwise than the messages do. */
  label?: Following<string, Values, Given>;
  /** Where lists of fields call it otherwise than its label. */
  calledInLists?: string;
  hint?: Following<ReactNode, Values, Given>;
  /** At the right end of the label's line: a link for example. */
  aside?: Following<ReactNode, Values, Given>;
  autoFocus?: Following<boolean, Values, Given>;
  /** Selects the text when the field is reached: what is there is a proposal, to be typed over. */
  selectsAll?: Following<boolean, Values, Given>;
  /** Where it differs from the contract: asked for under a condition only. */
  isOptional?: Following<boolean, Values, Given>;
  /** Asked for only then. */
  when?: (values: Values, given: Given) => boolean;
  options?: Following<readonly SelectOption[], Values, Given>;
  min?: Following<number | undefined, Values, Given>;
  /** The last day that the calendar offers. */
  lastDay?: Following<string, Values, Given>;
  isDisabled?: Following<boolean, Values, Given>;
  /** Fields whose rule depends on this one: an edit checks and shows them where they are filled. */
  rechecks?: readonly FieldPath<Values>[];
  /** What other fields become with an answer. */
  sets?: (answer: never) => { readonly [Name in FieldPath<Values>]?: FieldPathValue<Values, Name> };
  /** The answer where it can only be read, when its kind does not say how. */
  readAs?: (answer: never, values: Values) => string;
  /** Not among the changes that the foot of a page lists: asked again with every save, or saved elsewhere. */
  isUncounted?: boolean;
  /** Held by the form and never sent: the list says its kind and its label, for the contract does not ask for it. */
  isUnsent?: boolean;
  /** Of an answer that is a list: how each of its rows is asked for. Made by `rowsOf`. */
  rows?: ListedRows<FieldValues, Values, Given>;
  /** A control of the form's own, in place of the one of its kind. */
  control?: ComponentType<OwnControlProps<Values, Given>>;
}

/** An answer that is a list. */
export interface ListedRows<Row extends FieldValues, Values, Given> {
  /** What one row is called: `Step`. */
  rowName: string;
  addText: string;
  list: FieldList<Row, Given>;
  /** What a new row holds, where it differs from the contract's empty one. */
  start?: (values: Values, given: Given) => Partial<Row>;
  /** A line under the fields of each row. */
  under?: ComponentType<{ row: Row }>;
  /** A row in words, where it can only be read. */
  inWords?: (row: Row) => string;
}

/** The rows of a field, whichever list they come from: their names are checked against `Row` here. */
export const rowsOf = <Row extends FieldValues, Values = unknown, Given = unknown>(
  rows: ListedRows<Row, Values, Given>,
) => rows as unknown as ListedRows<FieldValues, Values, Given>;

/** A line between the fields that follows from them. */
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
  /** Where a page draws it; without it, wherever the page draws the rest. */
  part?: string;
  /** None draws its rows without a frame. */
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

/** Fields of a list, in its order. */
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
