import { useEffect, useId, useMemo } from 'react';
import {
  get,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FieldToFix } from '../form/FieldsToFix';
import { schemaResolver } from './schema-resolver';
import { useShownErrors } from './use-shown-errors';

/** The part of a form that its fields need. */
export interface FormOfFields<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>;
  values: Values;
  /** Id of a field's control. */
  idOf: (name: FieldPath<Values>) => string;
  /** Returns the error of a field, once it is to be shown. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  onEdit: (name: FieldPath<Values>) => void;
  onLeave: (name: FieldPath<Values>) => void;
  /** Shows the fields as text. */
  readOnly: boolean;
}

export interface RuledForm<Values extends FieldValues, Result> extends FormOfFields<Values> {
  isDirty: boolean;
  isValid: boolean;
  /** Sets a value that follows from another field: the user did not type it, so its error waits for an edit. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Shows the errors of these fields, as a submit does for all. */
  reveal: (names: readonly FieldPath<Values>[]) => void;
  /** Shows them and returns the first wrong field: for one step of several. */
  check: (names: readonly FieldPath<Values>[]) => FieldPath<Values> | null;
  /** Returns every wrong field, its error shown or not, in the order of `fields`: names with labels. */
  toFix: (fields: readonly (readonly [FieldPath<Values>, string])[], onlyShown?: boolean) => FieldToFix[];
  /** Calls `save` with the checked result; otherwise shows every error and focuses the first of `names`. */
  submit: (save: (result: Result) => unknown, names: readonly FieldPath<Values>[]) => Promise<void>;
  /** Shows the service's error on one field until that field or another is edited. */
  reject: (name: FieldPath<Values>, message: string) => void;
  reset: (values?: Values) => void;
}

export interface RuledFormOptions<Values extends FieldValues, Result> {
  schema: z.ZodType<Result>;
  defaultValues: Values;
  /** Fields whose rule depends on the key: an edit of it checks them again and shows the errors of filled ones. */
  dependents?: Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>>;
  readOnly?: boolean;
  /** Shows an error as soon as the focus leaves its field, edited or not. */
  showsWhenLeft?: boolean;
}

/**
 * Returns a form under the rules of a schema. An error shows on the first blur after an edit, all of them on submit;
 * once shown it is re-checked with every key. The schema checks everything on every edit, so that limits that depend
 * on other fields are never stale.
 */
export function useRuledForm<Values extends FieldValues, Result>(
  options: RuledFormOptions<Values, Result>,
): RuledForm<Values, Result> {
  const { schema, defaultValues, readOnly = false } = options;
  const prefix = useId();
  const form = useForm<Values, unknown, Result>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: schemaResolver(schema),
  });
  const values = useWatch({ control: form.control }) as Values;
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger, schema]);
  const idOf = (name: string) => `${prefix}-${name}`;
  return {
    ...useMessages(form, options, idOf),
    control: form.control as Control<Values, unknown, unknown>,
    values,
    readOnly,
    idOf,
    isDirty: form.formState.isDirty,
    isValid: useMemo(() => schema.safeParse(values).success, [schema, values]),
    submit: (save, names) =>
      form.handleSubmit(
        async (result) => void (await save(result)),
        (found) => {
          const first = firstWrong(found, names);
          if (first) document.getElementById(idOf(first))?.focus();
        },
      )(),
  };
}

/** Returns the first wrong field: in a list with a wrong row, the field of that row rather than the whole list. */
function firstWrong<Name extends string>(found: object, names: readonly Name[]): Name | undefined {
  const isWrong = (name: string) => get(found, name) !== undefined;
  const isPlace = (name: string) =>
    (get(found, name) as { message?: string }).message === undefined &&
    names.some((each) => each.startsWith(`${name}.`) && isWrong(each));
  return names.find((name) => isWrong(name) && !isPlace(name));
}

type Form<Values extends FieldValues, Result> = ReturnType<typeof useForm<Values, unknown, Result>>;
type Shown = ReturnType<typeof useShownErrors>;

/** Returns the errors of the fields: when they are shown, checked again and removed. */
function useMessages<Values extends FieldValues, Result>(
  form: Form<Values, Result>,
  options: RuledFormOptions<Values, Result>,
  idOf: (name: string) => string,
) {
  const { errors, isSubmitted } = form.formState;
  const shown = useShownErrors(options.showsWhenLeft);
  const messageOf = (name: string) => (get(errors, name) as { message?: string } | undefined)?.message;
  const errorOf = (name: string) => (isSubmitted || shown.has(name) ? messageOf(name) : undefined);
  return {
    ...answering(form, options, shown),
    errorOf,
    reveal: shown.show,
    check(fields: readonly FieldPath<Values>[]) {
      shown.show(fields);
      void form.trigger();
      // Errors on screen come a moment after the last key: the values that are in the fields now count.
      const issues = options.schema.safeParse(form.getValues()).error?.issues ?? [];
      const wrong = new Set(issues.map((issue) => issue.path.join('.')));
      return fields.find((name) => wrong.has(name)) ?? null;
    },
    toFix: (fields: readonly (readonly [FieldPath<Values>, string])[], onlyShown = false) =>
      fields
        .filter(([name]) => (onlyShown ? errorOf(name) : messageOf(name)) !== undefined)
        .map(([name, label]) => ({ id: idOf(name), label, isAwaited: errorOf(name) === undefined })),
  };
}

type Answering<Values extends FieldValues> = Pick<
  RuledForm<Values, unknown>,
  'onEdit' | 'onLeave' | 'set' | 'reject' | 'reset'
>;

/** Returns the handlers for edits, values from other fields and service errors; changed values are checked again. */
function answering<Values extends FieldValues, Result>(
  form: Form<Values, Result>,
  { dependents }: RuledFormOptions<Values, Result>,
  shown: Shown,
): Answering<Values> {
  const isFilled = (name: FieldPath<Values>) => {
    const value: unknown = form.getValues(name);
    return value !== null && value !== undefined && value !== '';
  };
  return {
    onEdit(name) {
      shown.edited(name, (dependents?.[name] ?? []).filter(isFilled));
      void form.trigger();
    },
    onLeave: shown.left,
    set(name, value) {
      shown.forget(name);
      form.setValue(name, value, { shouldDirty: true });
      void form.trigger();
    },
    reject(name, message) {
      shown.show([name]);
      form.setError(name, { type: 'service', message });
    },
    reset(next) {
      shown.forgetAll();
      form.reset(next);
      void form.trigger();
    },
  };
}
