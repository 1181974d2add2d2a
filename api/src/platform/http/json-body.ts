import { unreadable } from '../problem';

/** No real body is nested deeper; deeper ones only keep the parser busy. */
const MAX_DEPTH = 40;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Returns whether the database could not store the text: it has a NUL or half a character. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || LONE_SURROGATE.test(text);
}

/** Returns the end of the JSON string token that starts at `start`. JSON.parse has already accepted the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/**
 * Refuses what JSON.parse accepts silently: a key given twice (which value counts?), `__proto__`, endless depth. The
 * text has passed JSON.parse, so only strings and brackets matter here.
 */
function checkShape(text: string): void {
  const open: (Set<string> | null)[] = []; // keys of an object, null for an array
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at];
    if (c === '{' || c === '[') {
      if (open.push(c === '{' ? new Set() : null) > MAX_DEPTH)
        throw unreadable('The body is nested too deeply');
    } else if (c === '}' || c === ']') open.pop();
    else if (c === '"') {
      const end = endOfString(text, at);
      checkString(text, at, end, open.at(-1) ?? null);
      at = end - 1;
    }
  }
}

function checkString(text: string, start: number, end: number, keys: Set<string> | null): void {
  let next = end;
  while (' \t\n\r'.includes(text[next] ?? 'x')) next += 1;
  const isKey = text[next] === ':';
  const token = text.slice(start, end);
  // Plain tokens cannot hide NUL or half a character: the bytes were valid UTF-8.
  const value = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
  if (token.includes('\\') && isUnstorable(value))
    throw unreadable('The body has characters that cannot be stored');
  if (!isKey || !keys) return;
  if (value === '__proto__') throw unreadable('The body has a key that is not allowed');
  if (keys.has(value)) throw unreadable('The body has the same key twice');
  keys.add(value);
}

/** Returns the value of a JSON body, undefined for an empty one. Throws 400 for anything ambiguous or unreadable. */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw unreadable('The body is not readable JSON');
  }
  checkShape(text);
  return value;
}
