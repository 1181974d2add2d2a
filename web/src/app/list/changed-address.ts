/** Returns the query of an address with changed values; empty values are removed. */
export function changedAddress(
  old: URLSearchParams,
  values: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}
