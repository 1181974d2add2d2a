import { messages } from '@electric-sql/pglite';

/** The place of a thread's database, and its room. */
export interface ThreadPlace {
  /** The database's own folder. */
  folder: string;
  room: RoomPlace;
  /** A packed database to begin with. */
  template?: Blob | undefined;
}

/** The room around a database, as both threads see it. */
export interface RoomPlace {
  folder: string;
  reserve: number;
  /** Whether the cushion exists, shared by both threads. */
  laid: SharedArrayBuffer;
}

/** An order to the thread; with `tx`, inside that transaction. */
export type Order =
  | { do: 'query'; tx?: number | undefined; text: string; params: unknown[]; read: Reading }
  | { do: 'exec'; tx?: number | undefined; text: string }
  | { do: 'begin'; tx: number; opening?: string | undefined }
  | { do: 'commit' | 'rollback'; tx: number }
  | { do: 'syncs' | 'close' };

/** The form of rows, and the types whose values come as the database's text. */
export interface Reading {
  rowMode: 'array' | 'object';
  asText: number[];
}

export type Numbered = Order & { id: number };
export type Answer = { id: number; value: unknown } | { id: number; fault: PackedFault };

/** An error in parts, since an error sent from thread to thread would lose all but its message. */
export interface PackedFault {
  message: string;
  isOfDatabase: boolean;
  fields: Record<string, Plain>;
}

/** The exit code of the thread when the log could not be written. */
export const NO_ROOM_CODE = 28;

type Plain = string | number | boolean;
const isPlain = (entry: [string, unknown]): entry is [string, Plain] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

export function packFault(error: unknown): PackedFault {
  if (!(error instanceof Error)) return { message: String(error), isOfDatabase: false, fields: {} };
  // The caller knows the statement.
  const { query: _, ...rest } = error as Error & { query?: unknown };
  return {
    message: error.message,
    isOfDatabase: error instanceof messages.DatabaseError,
    fields: Object.fromEntries(Object.entries(rest).filter(isPlain)),
  };
}

/** Rebuilds an error as the database on the same thread would throw it. */
export function unpackFault({ message, isOfDatabase, fields }: PackedFault): Error {
  const error = isOfDatabase
    ? new messages.DatabaseError(message, Number(fields.length), 'error')
    : new Error(message);
  return Object.assign(error, fields);
}
