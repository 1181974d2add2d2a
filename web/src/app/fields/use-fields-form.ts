import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldToFix } from '../../ui/form/FieldsToFix';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import { changesIn } from './answer-words';
import { askedOf, bindFields, boundFieldsOf, fieldsIn } from './bind-fields';
import type { BoundForm, BoundSection } from './bound-field';
import { listedFields, type FieldList } from './field-list';

export interface FieldsForm<Values extends FieldValues, Result, Given = unknown>
  extends Omit<RuledForm<Values, Result>, 'toFix' | 'submit'>, BoundForm<Values, Given> {
  /** Calls `save` with the checked result; otherwise shows every error and focuses the first. */
  submit: (save: (result: Result) => unknown) => Promise<void>;
  /** Parts of the form that are asked for as things stand. */
  sections: readonly BoundSection<Values>[];
  /** Fields on screen, in its order. */
  names: readonly FieldPath<Values>[];
  /** Every wrong field, shown or not, in the order of the screen; of some parts where they are named. */
  toFix: (onlyShown?: boolean, ...parts: string[]) => FieldToFix[];
  /** What differs from what is saved, in the words of the screen. */
  changes: UnsavedChange[];
}

export interface FieldsFormOptions<Values extends FieldValues, Result, Given> {
  schema: z.ZodType<Result>;
  list: FieldList<Values, Given>;
  /** What the form holds before an edit. */
  saved: Values;
  /** What the list follows from beside the values: choices, rules of the place, what the viewer may do. */
  given: Given;
  readOnly?: boolean;
  /** An error shows as soon as its field is left, edited or not. */
  showsWhenLeft?: boolean;
}

/** A form whose controls, labels, order and limits follow from its contract and from its one list of fields. */
export function useFieldsForm<Values extends FieldValues, Result, Given>(
  options: FieldsFormOptions<Values, Result, Given>,
): FieldsForm<Values, Result, Given> {
  const { schema, list, saved, given, readOnly, showsWhenLeft } = options;
  const dependents = useMemo(() => dependentsIn(list), [list]);
  const form = useRuledForm<Values, Result>({
    schema,
    defaultValues: saved,
    dependents,
    readOnly,
    showsWhenLeft,
  });
  const whole = bindFields(list, { schema, values: form.values, given });
  const sections = askedOf(whole);
  const names = fieldsIn(sections).map(({ name }) => name);
  return {
    ...form,
    schema,
    given,
    sections,
    names,
    submit: (save) => form.submit(save, names),
    toFix(onlyShown, ...parts) {
      const fields = fieldsIn(sections, parts.length === 0 ? undefined : parts);
      return form.toFix(
        fields.map(({ name, calledInLists }) => [name, calledInLists]),
        onlyShown,
      );
    },
    changes: changesIn(boundFieldsOf(whole), form.values, saved),
  };
}

/** Of each field those whose rule depends on it. */
function dependentsIn<Values extends FieldValues, Given>(list: FieldList<Values, Given>) {
  const dependents: Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>> = {};
  for (const { name, rechecks } of listedFields(list)) if (rechecks) dependents[name] = rechecks;
  return dependents;
}
