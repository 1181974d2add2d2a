type Json = Record<string, unknown>;

/**
 * A value of a GraphQL input as the REST service takes it: an optional field that is null is left out, since GraphQL
 * lets a caller write either and the service has defaults for what is absent.
 */
export function withoutNulls(value: object): Json {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null && field !== undefined)
      .map(([name, field]) => [name, cleaned(field)]),
  );
}

function cleaned(field: unknown): unknown {
  if (Array.isArray(field)) return field.map(cleaned);
  return field !== null && typeof field === 'object' ? withoutNulls(field) : field;
}
