/**
 * Returns a key of 32 hexadecimal digits that nothing else has, as for a request that the service does once. Not
 * `crypto.randomUUID`: browsers offer that only on https and this machine, and Roofline may also be opened over http
 * in a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
