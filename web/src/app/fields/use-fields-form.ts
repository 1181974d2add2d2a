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
  /** The sections that the form asks for now. */
  sections: readonly BoundSection<Values>[];
  /** The fields on screen, in their order. */
  names: readonly FieldPath<Values>[];
  /** Returns every wrong field, its error shown or not, in the order of the screen; only of named parts, if any. */
  toFix: (onlyShown?: boolean, ...parts: string[]) => FieldToFix[];
  /** The unsaved changes, in the words of the screen. */
  changes: UnsavedChange[];
}

export interface FieldsFormOptions<Values extends FieldValues, Result, Given> {
  schema: z.ZodType<Result>;
  list: FieldList<Values, Given>;
  /** The values of the form before an edit. */
  saved: Values;
  /** The data that the list depends on beside the values: choices, rules of the place, rights of the viewer. */
  given: Given;
  readOnly?: boolean;
  /** Shows an error as soon as the focus leaves its field, edited or not. */
  showsWhenLeft?: boolean;
}

/** Returns a form whose controls, labels, order and limits follow from its contract and its one list of fields. */
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

/** Returns, for each field, the fields whose rule depends on it. */
function dependentsIn<Values extends FieldValues, Given>(list: FieldList<Values, Given>) {
  const dependents: Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>> = {};
  for (const { name, rechecks } of listedFields(list)) if (rechecks) dependents[name] = rechecks;
  return dependents;
}
