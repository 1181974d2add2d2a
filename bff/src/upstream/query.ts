type Value = string | number | boolean | null | undefined;

/** Values as they stand in a query; those that are missing or empty are left out. */
export const queryOf = (asked: Readonly<Record<string, Value>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );
