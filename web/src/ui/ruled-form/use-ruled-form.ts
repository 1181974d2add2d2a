import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { afterPointer } from './after-pointer';
import { schemaResolver } from './schema-resolver';

/** What a field needs of its form. */
export interface FormOfFields<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>;
  values: Values;
  /** Fields in the order of the screen. */
  names: readonly FieldPath<Values>[];
  /** Id of a field's control. */
  idOf: (name: FieldPath<Values>) => string;
  /** The message of a field, once the time has come to show it. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  onEdit: (name: FieldPath<Values>) => void;
  onLeave: (name: FieldPath<Values>) => void;
  /** Fields as text. */
  readOnly: boolean;
}

export interface RuledForm<Values extends FieldValues, Result> extends FormOfFields<Values> {
  isDirty: boolean;
  isValid: boolean;
  /** A value that follows from another field's: nobody typed it, so its error waits for an edit. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Shows what is wrong with these fields, as a submit does for all. */
  reveal: (names: readonly FieldPath<Values>[]) => void;
  /** Shows it and gives the first: for one step of several. */
  check: (names: readonly FieldPath<Values>[]) => FieldPath<Values> | null;
  /** Every wrong field, shown or not, in the order of `fields`: names with labels. */
  toFix: (fields: readonly (readonly [FieldPath<Values>, string])[], onlyShown?: boolean) => FieldToFix[];
  /** Calls `save` with the checked result; otherwise shows every error and focuses the first. */
  submit: (save: (result: Result) => unknown) => Promise<void>;
  /** The service's answer on one field; stays until that field or another is edited. */
  reject: (name: FieldPath<Values>, message: string) => void;
  reset: (values?: Values) => void;
}

export interface RuledFormOptions<Values extends FieldValues, Result> {
  schema: z.ZodType<Result>;
  defaultValues: Values;
  /** Fields in the order of the screen; without it, as `defaultValues` has them. */
  names?: readonly FieldPath<Values>[];
  /** Fields whose rule depends on another: an edit of the key re-checks and shows them where they are filled. */
  dependents?: Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>>;
  readOnly?: boolean;
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * A form under the rules of a schema. An error shows on the first blur after an edit, all of them on submit; once
 * shown it is re-checked with every key. The schema checks everything on every edit, so that limits that depend on
 * other fields are never stale.
 */
export function useRuledForm<Values extends FieldValues, Result>(
  options: RuledFormOptions<Values, Result>,
): RuledForm<Values, Result> {
  const { schema, defaultValues, dependents, readOnly = false } = options;
  const names = options.names ?? (Object.keys(defaultValues) as FieldPath<Values>[]);
  const prefix = useId();
  const form = useForm<Values, unknown, Result>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: schemaResolver(schema),
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control }) as Values;
  const edited = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback(
    (names: readonly string[]) =>
      setShown((old) => (names.every((name) => old.has(name)) ? old : new Set([...old, ...names]))),
    [],
  );
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger, schema]);

  const idOf = (name: string) => `${prefix}-${name}`;
  const messageOf = (name: string) => {
    const found = get(errors, name) as { message?: string } | undefined;
    return found?.message;
  };
  const errorOf = (name: string) => (isSubmitted || shown.has(name) ? messageOf(name) : undefined);
  const fieldsToFix = (fields: readonly (readonly [string, string])[], onlyShown = false) =>
    fields
      .filter(([name]) => (onlyShown ? errorOf(name) : messageOf(name)) !== undefined)
      .map(([name, label]) => ({ id: idOf(name), label }));

  const onEdit = (name: FieldPath<Values>) => {
    edited.current.add(name);
    show((dependents?.[name] ?? []).filter((other) => isFilled(form.getValues(other))));
    void trigger();
  };
  const submit = (save: (result: Result) => unknown) =>
    form.handleSubmit(
      async (result) => void (await save(result)),
      (found) => {
        const first = names.find((name) => get(found, name) !== undefined);
        if (first) document.getElementById(idOf(first))?.focus();
      },
    )();

  return {
    control: form.control as Control<Values, unknown, unknown>,
    values,
    names,
    readOnly,
    idOf,
    errorOf,
    onEdit,
    onLeave(name) {
      if (edited.current.has(name)) afterPointer(() => show([name]));
    },
    isDirty,
    isValid: useMemo(() => schema.safeParse(values).success, [schema, values]),
    set(name, value) {
      edited.current.delete(name);
      setShown((old) => new Set([...old].filter((each) => each !== name)));
      form.setValue(name, value, { shouldDirty: true });
      void trigger();
    },
    reveal: show,
    check(fields) {
      show(fields);
      void trigger();
      // Errors on screen come a moment after the last key: what counts is what stands in the fields now.
      const issues = schema.safeParse(form.getValues()).error?.issues ?? [];
      const wrong = new Set(issues.map((issue) => issue.path.join('.')));
      return fields.find((name) => wrong.has(name)) ?? null;
    },
    toFix: fieldsToFix,
    submit,
    reject(name, message) {
      show([name]);
      form.setError(name, { type: 'service', message });
    },
    reset(next) {
      edited.current.clear();
      setShown(new Set());
      form.reset(next);
      void trigger();
    },
  };
}
