import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SelectOption } from '../../ui/field/SelectField';
import type { RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { FieldFacts } from './field-facts';
import type { FieldKind, FieldLooks } from './field-looks';

/** What fields need of their form. */
export type BoundForm<Values extends FieldValues, Given = unknown> = Omit<
  RuledForm<Values, unknown>,
  'toFix' | 'submit'
> & { given: Given; schema: z.ZodType };

/** A field as it is asked for now: what its contract says, what its list says, and what follows from the values. */
export interface BoundField<Values extends FieldValues> extends FieldLooks, Omit<FieldFacts, 'label'> {
  name: FieldPath<Values>;
  label: string;
  /** In lists of what is wrong and of what has changed. */
  calledInLists: string;
  kind: FieldKind;
  /** False while it is not asked for, as things stand. */
  isAsked: boolean;
  hint?: ReactNode;
  aside?: ReactNode;
  autoFocus?: boolean;
  selectsAll?: boolean;
  options: readonly SelectOption[];
  lastDay?: string;
  isDisabled?: boolean;
  isUncounted?: boolean;
  /** What other fields become with an answer. */
  sets?: (answer: never) => object;
  readAs?: (answer: unknown) => string;
  rows?: BoundRows<Values>;
  control?: ComponentType<OwnControlProps<Values, never>>;
}

/** The rows of a list as they are asked for now. */
export interface BoundRows<Values extends FieldValues> {
  rowName: string;
  addText: string;
  /** What a row holds when it is added. */
  newRow: () => object;
  under?: ComponentType<{ row: FieldValues }>;
  inWords?: (row: FieldValues) => string;
  /** Of each row its parts. */
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
  /** A row of one cell that is no list stands over the whole width. */
  rows: readonly (BoundCell<Values> | readonly BoundCell<Values>[])[];
}

/** What a control of a form's own is drawn from. */
export interface OwnControlProps<Values extends FieldValues, Given> {
  form: BoundForm<Values, Given>;
  field: BoundField<Values>;
}

export const isBoundField = <Values extends FieldValues>(
  cell: BoundCell<Values>,
): cell is BoundField<Values> => 'name' in cell;
