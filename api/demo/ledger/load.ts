import { workActor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { MANAGER, type Senders } from '../people';
import type { DemoPlace } from '../property/rows';
import { connectLedger, readSource, type LedgerServer, type ReadSource } from './connect';
import { enterFiles, readFiles, type ReadYear } from './import';
import { BY_FILES, CONNECTED, demoLedger, type DemoLedger } from './ledger';
import { logBorrowing } from './borrowing';
import { addLadder, addOwnPlacement, mapExpenses, type Targets } from './settle';

/** A ledger that waits to be entered: read by its connector, or from files. */
type ReadLedger = { ledger: DemoLedger } & (
  | { source: ReadSource; server: LedgerServer }
  | { files: readonly ReadYear[] }
);

/** Ledgers by the name of their property. */
export type ReadLedgers = ReadonlyMap<string, ReadLedger>;

async function readConnected(clock: Clock, server: LedgerServer | null): Promise<ReadLedger> {
  const ledger = demoLedger(CONNECTED, clock.today());
  const source = server && (await readSource(server, clock));
  return server && source ? { ledger, source, server } : { ledger, files: await readFiles(ledger) };
}

/** Reads the demo's ledgers before the transaction that enters them. Without a server both come in files. */
export async function readLedgers(clock: Clock, server: LedgerServer | null): Promise<ReadLedgers> {
  const ledger = demoLedger(BY_FILES, clock.today());
  return new Map([
    [CONNECTED, await readConnected(clock, server)],
    [BY_FILES, { ledger, files: await readFiles(ledger) }],
  ]);
}

/** Enters the ledger of a property, if it has one, through the service itself; its projects and components are there already. */
export async function addLedger(
  tx: Tx,
  place: DemoPlace & { name: string },
  { read, targets, clock, senders }: { read: ReadLedgers; targets: Targets; clock: Clock; senders: Senders },
): Promise<void> {
  const own = read.get(place.name);
  if (!own) return;
  const { userId, fullName } = senders.get(MANAGER)!;
  const by = { clock, actor: { ...workActor([place.workspaceId], fullName), userId } };
  if ('files' in own) await enterFiles(tx, place, own.files, by);
  else await connectLedger(tx, place, own, by);
  await mapExpenses(tx, place, { ledger: own.ledger, targets });
  await logBorrowing(tx, place, by);
  if (place.name === BY_FILES) await addLadder(tx, place, by);
  if ('source' in own) await addOwnPlacement(tx, place, by);
}
