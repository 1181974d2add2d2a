/** An address after a change of what stands behind its question mark; empty values leave it. */
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
