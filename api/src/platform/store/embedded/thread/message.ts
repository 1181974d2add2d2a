import { messages } from '@electric-sql/pglite';

/** Where the database of a thread lies, and what belongs to its room. */
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
  /** Whether the cushion is laid: of either thread. */
  laid: SharedArrayBuffer;
}

/** What the thread is asked. With `tx` inside of that transaction. */
export type Order =
  | { do: 'query'; tx?: number | undefined; text: string; params: unknown[]; read: Reading }
  | { do: 'exec'; tx?: number | undefined; text: string }
  | { do: 'begin'; tx: number; opening?: string | undefined }
  | { do: 'commit' | 'rollback'; tx: number }
  | { do: 'syncs' | 'close' };

/** How rows come, and the types whose values come as the text that the database gave. */
export interface Reading {
  rowMode: 'array' | 'object';
  asText: number[];
}

export type Numbered = Order & { id: number };
export type Answer = { id: number; value: unknown } | { id: number; fault: PackedFault };

/** An error, taken apart: of one that travels from thread to thread no more than its words would be left. */
export interface PackedFault {
  message: string;
  isOfDatabase: boolean;
  fields: Record<string, Plain>;
}

/** The log could not be written: what the thread ends with. */
export const NO_ROOM_CODE = 28;

type Plain = string | number | boolean;
const isPlain = (entry: [string, unknown]): entry is [string, Plain] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1]);

export function packFault(error: unknown): PackedFault {
  if (!(error instanceof Error)) return { message: String(error), isOfDatabase: false, fields: {} };
  // The statement is known to whoever asked.
  const { query: _, ...rest } = error as Error & { query?: unknown };
  return {
    message: error.message,
    isOfDatabase: error instanceof messages.DatabaseError,
    fields: Object.fromEntries(Object.entries(rest).filter(isPlain)),
  };
}

/** The error again, as the database in the same thread throws it. */
export function unpackFault({ message, isOfDatabase, fields }: PackedFault): Error {
  const error = isOfDatabase
    ? new messages.DatabaseError(message, Number(fields.length), 'error')
    : new Error(message);
  return Object.assign(error, fields);
}
