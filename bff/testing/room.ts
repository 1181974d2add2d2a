import { id } from '@roofline/schema/fixtures/id';
import type { FakeUpstream } from './fake-upstream';

/** What a mutation is given and the one REST call that it makes. */
export interface MutationRow {
  input: Record<string, unknown>;
  call: string;
  body?: unknown;
  version?: number;
  key?: string;
}

/** What the BFF's tests need to know of a room, in `testing/rooms/<domain>.ts`. */
export interface RoomExamples {
  /** Every mutation of the room. */
  mutations?: Record<string, MutationRow>;
  /** Makes the upstream answer every read of the room with an example; lists have as many rows as there are numbers. */
  serve?: (upstream: FakeUpstream, numbers: readonly number[]) => void;
}

/** A property, something below it, and something else. */
export const [P, C, I] = [id(1), id(2), id(3)];

/** A page with all rows. */
export const paged = (items: readonly unknown[]) => ({
  items,
  totalCount: items.length,
  page: 1,
  pageSize: 100,
});
