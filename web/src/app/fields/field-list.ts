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
  /** A control of the form's own, in place of the one of its kind. */
  control?: ComponentType<OwnControlProps<Values, Given>>;
}

/** A line between the fields that follows from them. */
export interface ShownLine<Values, Given> {
  shows: Following<string, Values, Given>;
  text: (values: Values, given: Given) => string;
  when?: (values: Values, given: Given) => boolean;
}

export type ListedCell<Values extends FieldValues, Given> =
  ListedField<Values, Given> | ShownLine<Values, Given>;

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
export const fieldsOf = <Values extends FieldValues, Given>(
  list: FieldList<Values, Given>,
): ListedField<Values, Given>[] => list.flatMap(({ rows }) => rows.flatMap(cellsOf).filter(isField));

export function following<T, Values, Given>(
  said: Following<T, Values, Given>,
  values: Values,
  given: Given,
): T {
  return typeof said === 'function' ? (said as (values: Values, given: Given) => T)(values, given) : said;
}
