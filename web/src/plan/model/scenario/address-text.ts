/** Returns whether a text has only characters that `writeBase64Url` writes. */
export function isBytes(text: string): boolean {
  return /^[\w-]+$/.test(text);
}

function written(bytes: Iterable<number>): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Encodes any text in characters that an address carries unchanged. */
export function writeBase64Url(text: string): string {
  return written(new TextEncoder().encode(text));
}

/** Decodes the text; throws if `writeBase64Url` did not write it. */
export function readBase64Url(text: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(text));
}

/** Encodes a UUID in 22 characters. */
export function writeUuid(uuid: string): string {
  const pairs = uuid.replaceAll('-', '').match(/../g) ?? [];
  return written(pairs.map((pair) => Number.parseInt(pair, 16)));
}

/** Decodes the UUID; throws if `writeUuid` did not write it. */
export function readUuid(text: string): string {
  const hex = Array.from(bytesOf(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex.length !== 32) throw new TypeError('no UUID');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
