import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Returns the resolver of a form: it gives the first broken rule of each field, or the checked result. */
export function schemaResolver<Values extends FieldValues, Result>(
  schema: z.ZodType<Result>,
): Resolver<Values, unknown, Result> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    // The error of a whole list is set before those of its rows, or it would overwrite them.
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
