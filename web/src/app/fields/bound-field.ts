import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SelectOption } from '../../ui/field/SelectField';
import type { RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { FieldFacts } from './field-facts';
import type { FieldKind, FieldLooks } from './field-looks';

/** The part of a form that its fields need. */
export type BoundForm<Values extends FieldValues, Given = unknown> = Omit<
  RuledForm<Values, unknown>,
  'toFix' | 'submit'
> & { given: Given; schema: z.ZodType };

/** A field as it is now: from its contract, from its list, and from the values. */
export interface BoundField<Values extends FieldValues> extends FieldLooks, Omit<FieldFacts, 'label'> {
  name: FieldPath<Values>;
  label: string;
  /** Its name in lists of errors and of changes. */
  calledInLists: string;
  kind: FieldKind;
  /** False while the form does not ask for it. */
  isAsked: boolean;
  hint?: ReactNode;
  aside?: ReactNode;
  autoFocus?: boolean;
  selectsAll?: boolean;
  options: readonly SelectOption[];
  lastDay?: string;
  isDisabled?: boolean;
  isUncounted?: boolean;
  /** Returns the values that other fields get with an answer. */
  sets?: (answer: never) => object;
  readAs?: (answer: unknown) => string;
  rows?: BoundRows<Values>;
  control?: ComponentType<OwnControlProps<Values, never>>;
}

/** The rows of a list as they are now. */
export interface BoundRows<Values extends FieldValues> {
  rowName: string;
  addText: string;
  /** Returns the values of an added row. */
  newRow: () => object;
  under?: ComponentType<{ row: FieldValues }>;
  inWords?: (row: FieldValues) => string;
  /** The sections of each row. */
  each: readonly (readonly BoundSection<Values>[])[];
}

export interface BoundLine {
  isAsked: boolean;
  shows: string;
  text: string;
}
export type BoundCell<Values extends FieldValues> = BoundField<Values> | BoundLine;
export interface BoundSection<Values extends FieldValues> {
  isAsked: boolean;
  part?: string;
  title?: string;
  purpose?: string;
  /** A cell that is not in an array takes the whole width. */
  rows: readonly (BoundCell<Values> | readonly BoundCell<Values>[])[];
}

/** The props of a form's own control. */
export interface OwnControlProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given>;
  field: BoundField<Values>;
}

export const isBoundField = <Values extends FieldValues>(
  cell: BoundCell<Values>,
): cell is BoundField<Values> => 'name' in cell;
