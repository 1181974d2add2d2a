import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The rules of a form: of each field the first that is broken, or the checked result. */
export function schemaResolver<Values extends FieldValues, Result>(
  schema: z.ZodType<Result>,
): Resolver<Values, unknown, Result> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    // What is wrong with a list as a whole comes before its rows, or they would be overwritten.
    const issues = checked.error.issues.toSorted((a, b) => a.path.length - b.path.length);
    for (const { path, message } of issues) {
      const name = path.join('.');
      if (name === '' || told.has(name)) continue;
      told.add(name);
      set(errors, name, { type: 'rule', message });
    }
    return { values: {}, errors };
  };
}
