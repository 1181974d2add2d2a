import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldToFix } from '../../ui/form/FieldsToFix';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import { changesIn } from './answer-words';
import { bindFields, boundFieldsOf } from './bind-fields';
import type { BoundForm, BoundSection } from './bound-field';
import { fieldsOf, type FieldList } from './field-list';

export interface FieldsForm<Values extends FieldValues, Result, Given = unknown>
  extends Omit<RuledForm<Values, Result>, 'toFix' | 'submit'>, BoundForm<Values, Given> {
  submit: RuledForm<Values, Result>['submit'];
  /** Parts of the form that are asked for as things stand. */
  sections: readonly BoundSection<Values>[];
  /** Every wrong field, shown or not, in the order of the screen; of one part where it is named. */
  toFix: (onlyShown?: boolean, part?: string) => FieldToFix[];
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
}

/** A form whose controls, labels, order and limits follow from its contract and from its one list of fields. */
export function useFieldsForm<Values extends FieldValues, Result, Given>(
  options: FieldsFormOptions<Values, Result, Given>,
): FieldsForm<Values, Result, Given> {
  const { schema, list, saved, given, readOnly } = options;
  const { names, dependents } = useMemo(() => namesIn(list), [list]);
  const form = useRuledForm<Values, Result>({ schema, defaultValues: saved, names, dependents, readOnly });
  const { values } = form;
  const sections = bindFields(list, { schema, values, given });
  const asked = boundFieldsOf(sections);
  return {
    ...form,
    schema,
    given,
    sections,
    toFix(onlyShown, part) {
      const fields =
        part === undefined ? asked : boundFieldsOf(sections.filter((each) => each.part === part));
      return form.toFix(
        fields.map(({ name, calledInLists }) => [name, calledInLists]),
        onlyShown,
      );
    },
    changes: changesIn(
      boundFieldsOf(bindFields(list, { schema, values, given, isWhole: true })),
      values,
      saved,
    ),
  };
}

function namesIn<Values extends FieldValues, Given>(list: FieldList<Values, Given>) {
  const fields = fieldsOf(list);
  const dependents: Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>> = {};
  for (const { name, rechecks } of fields) if (rechecks) dependents[name] = rechecks;
  return { names: fields.map(({ name }) => name), dependents };
}
