import { changeKind, type ChangeKind } from '@roofline/schema/change/change';
import { z } from 'zod';
import { ruleFailed } from '../platform/problem';

/** A place among the changes of a workspace: behind an entry of a batch. */
export interface Place {
  number: number;
  position: number;
}

/** Where a reader is. While it begins, it reads what is there of one kind after the other, and then what changed since. */
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

/** Reads what `cursorText` wrote; 422 for anything else. */
export function readCursor(text: string): Cursor {
  const read = stored.safeParse(jsonOf(text));
  if (!read.success) throw ruleFailed('Send the cursor of an earlier answer, letter for letter', 'after');
  const [, epoch, number, position, key] = read.data;
  return typeof position === 'number'
    ? { epoch, place: { number, position } }
    : { epoch, since: number, kind: position, key: key ?? null };
}
