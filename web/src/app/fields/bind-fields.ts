import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { isBoundField, type BoundCell, type BoundField, type BoundSection } from './bound-field';
import { factsOf, type FieldFacts } from './field-facts';
import { cellsOf, following, isField, type FieldList, type ListedCell, type ListedField } from './field-list';

/** Where a list stands in its form, and what it follows from there. */
export interface Binding<Values, Given> {
  schema: z.ZodType;
  values: Values;
  given: Given;
  /** The place of a row: `settings.loans.0`. */
  at?: string;
  /** Also what is not asked for as things stand. */
  isWhole?: boolean;
}

const known = new WeakMap<z.ZodType, Map<string, FieldFacts>>();

/** What a contract says does not change: read once for each of its fields. */
function factsIn(schema: z.ZodType, name: string): FieldFacts {
  const facts = known.get(schema) ?? new Map<string, FieldFacts>();
  known.set(schema, facts);
  const found = facts.get(name) ?? factsOf(schema, name);
  facts.set(name, found);
  return found;
}

function bindField<Values extends FieldValues, Given>(
  field: ListedField<Values, Given>,
  { schema, values, given, at }: Binding<Values, Given>,
): BoundField<Values> {
  const name = (at === undefined ? field.name : `${at}.${field.name}`) as FieldPath<Values>;
  const facts = factsIn(schema, name.replace(/\.\d+(?=\.|$)/g, '.0'));
  const { hint, options, lastDay, isDisabled, readAs, control } = field;
  const label = following(field.label ?? facts.label, values, given);
  return {
    ...facts,
    ...field,
    name,
    kind: field.kind ?? facts.kind,
    label,
    calledInLists: field.calledInLists ?? label,
    hint: following(hint, values, given),
    isOptional: following(field.isOptional ?? facts.isOptional, values, given),
    options: following(options ?? [], values, given),
    min: following(field.min ?? facts.min, values, given),
    maxLength: field.maxLength ?? facts.maxLength,
    lastDay: following(lastDay, values, given),
    isDisabled: following(isDisabled, values, given),
    readAs: readAs && ((answer) => readAs(answer as never, values)),
    control: control as BoundField<Values>['control'],
  };
}

function bindCell<Values extends FieldValues, Given>(
  cell: ListedCell<Values, Given>,
  binding: Binding<Values, Given>,
): BoundCell<Values>[] {
  const { values, given, isWhole } = binding;
  if (!isWhole && cell.when?.(values, given) === false) return [];
  if (isField(cell)) return [bindField(cell, binding)];
  return [{ shows: following(cell.shows, values, given), text: cell.text(values, given) }];
}

/** The parts of a form that are asked for as things stand. */
export function bindFields<Values extends FieldValues, Given>(
  list: FieldList<Values, Given>,
  binding: Binding<Values, Given>,
): BoundSection<Values>[] {
  const { values, given, isWhole } = binding;
  return list
    .filter(({ when }) => isWhole || when?.(values, given) !== false)
    .map(({ part, title, purpose, rows }) => ({
      part,
      title: following(title, values, given),
      purpose,
      rows: rows.flatMap((row) => {
        const cells = cellsOf(row).flatMap((cell) => bindCell(cell, binding));
        return Array.isArray(row) ? (cells.length > 0 ? [cells] : []) : cells;
      }),
    }));
}

/** Fields of some sections, in the order of the screen. */
export const boundFieldsOf = <Values extends FieldValues>(
  sections: readonly BoundSection<Values>[],
): BoundField<Values>[] => sections.flatMap(({ rows }) => rows.flat()).filter(isBoundField);
