type Json = Record<string, unknown>;

/**
 * Converts a GraphQL input value for the REST service: leaves out optional fields that are null, since GraphQL lets a
 * caller send either and the service has defaults for missing fields.
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
