import { changeKind, type ChangeKind } from '@roofline/schema/change/change';
import { z } from 'zod';
import { ruleFailed } from '../platform/problem';

/** A position in the changes of a workspace: after this entry of a batch. */
export interface Place {
  number: number;
  position: number;
}

/** The position of a reader. A new reader reads the existing objects, kind by kind, and then the changes since. */
export type Cursor = { epoch: string } & (
  | { place: Place }
  | { since: number; kind: ChangeKind; key: readonly string[] | null }
);

const whole = z.int().nonnegative();
const stored = z.union([
  z.tuple([z.literal(1), z.uuid(), whole, whole]),
  z.tuple([z.literal(1), z.uuid(), whole, changeKind, z.array(z.string().max(200)).max(3).nullable()]),
]);

export function cursorText(cursor: Cursor): string {
  const parts =
    'place' in cursor
      ? [1, cursor.epoch, cursor.place.number, cursor.place.position]
      : [1, cursor.epoch, cursor.since, cursor.kind, cursor.key];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Decodes a cursor that `cursorText` wrote; 422 for anything else. */
export function readCursor(text: string): Cursor {
  const read = stored.safeParse(jsonOf(text));
  if (!read.success) throw ruleFailed('Send the cursor of an earlier answer, letter for letter', 'after');
  const [, epoch, number, position, key] = read.data;
  return typeof position === 'number'
    ? { epoch, place: { number, position } }
    : { epoch, since: number, kind: position, key: key ?? null };
}
