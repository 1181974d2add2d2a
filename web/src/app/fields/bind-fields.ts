import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { emptyRow } from './answers';
import {
  isBoundField,
  type BoundCell,
  type BoundField,
  type BoundRows,
  type BoundSection,
} from './bound-field';
import { factsOf, type FieldFacts } from './field-facts';
import { cellsOf, following, isField, type FieldList, type ListedCell, type ListedField } from './field-list';

/** The place of a field list in its form, and the data that it depends on there. */
export interface Binding<Values, Given> {
  schema: z.ZodType;
  values: Values;
  given: Given;
  /** The place of a row: `settings.loans.0`. */
  at?: string;
  /** The name of a row in lists of fields: `loan 1`. */
  rowCalled?: string;
}

const known = new WeakMap<z.ZodType, Map<string, FieldFacts>>();

/** Returns the facts of a contract's field. A contract does not change: they are read once for each field. */
function factsIn(schema: z.ZodType, name: string): FieldFacts {
  const facts = known.get(schema) ?? new Map<string, FieldFacts>();
  known.set(schema, facts);
  const found = facts.get(name) ?? factsOf(schema, name);
  facts.set(name, found);
  return found;
}

/** The facts of a field that the contract does not have: its list says everything. */
const UNSENT: FieldFacts = { label: '', kind: 'text', isOptional: false, isNumeric: false };

function bindField<Values extends FieldValues, Given>(
  field: ListedField<Values, Given>,
  binding: Binding<Values, Given>,
  isAsked: boolean,
): BoundField<Values> {
  const { schema, values, given, at, rowCalled } = binding;
  const name = (at === undefined ? field.name : `${at}.${field.name}`) as FieldPath<Values>;
  const facts = field.isUnsent ? UNSENT : factsIn(schema, name.replace(/\.\d+(?=\.|$)/g, '.0'));
  const { readAs, rows, control } = field;
  const follow = <T>(said: T | ((values: Values, given: Given) => T)) => following(said, values, given);
  const label = follow(field.label ?? facts.label);
  const calledInLists = field.calledInLists ?? label;
  return {
    ...facts,
    ...field,
    name,
    isAsked,
    kind: field.kind ?? facts.kind,
    label,
    calledInLists: rowCalled === undefined ? calledInLists : `${calledInLists}, ${rowCalled}`,
    hint: follow(field.hint),
    aside: follow(field.aside),
    autoFocus: follow(field.autoFocus),
    selectsAll: follow(field.selectsAll),
    isOptional: follow(field.isOptional ?? facts.isOptional),
    options: follow(field.options ?? []),
    min: follow(field.min ?? facts.min),
    maxLength: field.maxLength ?? facts.maxLength,
    lastDay: follow(field.lastDay),
    isDisabled: follow(field.isDisabled),
    readAs: readAs && ((answer) => readAs(answer as never, values)),
    rows: rows && bindRows(rows, name, binding),
    control: control as BoundField<Values>['control'],
  };
}

function bindRows<Values extends FieldValues, Given>(
  { list, start, ...rows }: NonNullable<ListedField<Values, Given>['rows']>,
  name: FieldPath<Values>,
  { schema, values, given }: Binding<Values, Given>,
): BoundRows<Values> {
  const held = (get(values, name) ?? []) as readonly FieldValues[];
  const each = held.map((row, index) => {
    const rowCalled = `${rows.rowName.toLowerCase()} ${index + 1}`;
    return bindFields(list, { schema, values: row, given, at: `${name}.${index}`, rowCalled });
  });
  return {
    ...rows,
    newRow: () => ({ ...emptyRow<object>(schema, name), ...start?.(values, given) }),
    each: each as unknown as BoundRows<Values>['each'],
  };
}

function bindCell<Values extends FieldValues, Given>(
  cell: ListedCell<Values, Given>,
  binding: Binding<Values, Given>,
): BoundCell<Values> {
  const { values, given } = binding;
  const isAsked = cell.when?.(values, given) !== false;
  if (isField(cell)) return bindField(cell, binding, isAsked);
  return { isAsked, shows: following(cell.shows, values, given), text: cell.text(values, given) };
}

/** Returns the sections of a form, bound to its data; also sections and fields that the form does not ask for now. */
export function bindFields<Values extends FieldValues, Given>(
  list: FieldList<Values, Given>,
  binding: Binding<Values, Given>,
): BoundSection<Values>[] {
  const { values, given } = binding;
  return list.map(({ part, title, purpose, when, rows }) => ({
    isAsked: when?.(values, given) !== false,
    part,
    title: following(title, values, given),
    purpose,
    rows: rows.map((row) => {
      const cells = cellsOf(row).map((cell) => bindCell(cell, binding));
      return Array.isArray(row) ? cells : cells[0]!;
    }),
  }));
}

/** Returns the sections and fields that the form asks for now. */
export function askedOf<Values extends FieldValues>(
  sections: readonly BoundSection<Values>[],
): BoundSection<Values>[] {
  const asked = sections.filter(({ isAsked }) => isAsked);
  return asked.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row) => {
      const cells = [row].flat().filter(({ isAsked }) => isAsked);
      return Array.isArray(row) && cells.length > 0 ? [cells] : cells;
    }),
  }));
}

/** Returns the fields of some sections, in the order of the screen. */
export const boundFieldsOf = <Values extends FieldValues>(
  sections: readonly BoundSection<Values>[],
): BoundField<Values>[] => sections.flatMap(({ rows }) => rows.flat()).filter(isBoundField);

/** Returns the same, each list followed by the fields of its rows; only of the named parts, where any are named. */
export function fieldsIn<Values extends FieldValues>(
  sections: readonly BoundSection<Values>[],
  parts?: readonly string[],
): BoundField<Values>[] {
  const meant = parts === undefined ? sections : sections.filter(({ part }) => part && parts.includes(part));
  return boundFieldsOf(meant).flatMap((field) => [
    field,
    ...(field.rows?.each ?? []).flatMap((row) => fieldsIn(askedOf(row))),
  ]);
}
