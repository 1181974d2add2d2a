/**
 * Key under which the service does a thing once, however often it is sent. Not `crypto.randomUUID`: browsers offer
 * that only on https and this machine, and Roofline may also be opened over plain http in a house network.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
