import type { FakeUpstream } from './fake-upstream';
import type { MutationRow, RoomExamples } from './room';

const modules = import.meta.glob<{ room: RoomExamples }>('./rooms/*.ts', { eager: true });
const ROOMS = Object.values(modules).map(({ room }) => room);

/** Every mutation: what it is given and the one REST call that it makes. */
export const MUTATION_ROWS: Record<string, MutationRow> = Object.fromEntries(
  ROOMS.flatMap(({ mutations = {} }) => Object.entries(mutations)),
);

/** Makes the upstream answer every read of the contract with an example. Lists have `rows` rows. */
export function serveReads(upstream: FakeUpstream, rows: number): void {
  const numbers = Array.from({ length: rows }, (_, n) => n + 1);
  for (const { serve } of ROOMS) serve?.(upstream, numbers);
}
