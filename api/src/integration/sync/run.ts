import { SYNC_STATUS } from '@roofline/schema/integration/connected-app';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { JobPaused, PATIENCE, type ServiceRun } from '../../platform/jobs/kind';
import { JobEnded } from '../../platform/jobs/lease';
import { Problem, ruleFailed, unavailable } from '../../platform/problem';
import { requireFetched } from '../connected-app/service';
import { moveApp } from '../connected-app/repository';
import { nextNight } from '../connected-app/night';
import { SourceFault, type LedgerReader } from '../connectors/connector';
import { findCredentialsById, markRefused, type CredentialRow } from '../credentials/repository';
import { accessWith } from '../credentials/secret';
import { enterPage, finishRound, type PlacementsRead, type Round } from './pages';
import { beginSync, changeSync, endOthers, type SyncAt } from './repository';

/** The property of a sync, and its actor. */
export interface SyncOf {
  actor: Actor;
  propertyId: string;
  isNightly: boolean;
}

/** The most pages in a row: then other jobs take a turn, so that a long ledger does not delay them. */
const PAGES_A_TURN = 25;
const DAY_MS = 86_400_000;

interface Begun {
  round: Round;
  credential: CredentialRow;
  startedAt: Date;
}

/** Stores the sync, or finds it again after an interruption. */
async function begin(deps: Deps, job: ServiceRun, of: SyncOf): Promise<Begun> {
  return deps.database.tenant(of.actor, async (tx) => {
    await job.hold(tx);
    const { app, access, connector } = await requireFetched(tx, of);
    const now = deps.clock.now();
    const { workspaceId, propertyId, integrationId } = app;
    const at = { workspaceId, syncId: job.jobId };
    await endOthers(tx, { ...at, propertyId }, now);
    const { isNightly } = of;
    const row = {
      ...at,
      propertyId,
      integrationId,
      isNightly,
      startedAt: now,
      status: SYNC_STATUS.inProgress,
    };
    const sync = await beginSync(tx, row);
    await moveApp(tx, app, { nextSyncAt: nextNight(propertyId, now, deps.config.TIME_ZONE) });
    const [credential] = await findCredentialsById(tx, [app.integrationCredentialId!]);
    const round: Round = { app, access, connector, at, actor: of.actor };
    return { round, credential: credential!, startedAt: sync.startedAt };
  });
}

const write = <T>(deps: Deps, job: ServiceRun, { actor }: SyncOf, work: (tx: Tx) => Promise<T>): Promise<T> =>
  deps.database.tenant(actor, async (tx) => {
    await job.hold(tx);
    return work(tx);
  });

/**
 * Reads the list of reserve accounts. Where it cannot be read, the sync reports it, the reserve accounts stay as they are, and
 * the ledger is saved all the same. A refused credential and a busy source stop the sync, as they do elsewhere.
 */
async function placementsOf(reader: LedgerReader): Promise<PlacementsRead | null> {
  try {
    return (await reader.placements?.()) ?? null;
  } catch (fault) {
    if (!(fault instanceof SourceFault) || fault.kind === 'expired' || fault.kind === 'busy') throw fault;
    return { seen: null, unreadable: [`The list of reserve accounts: ${fault.message}`] };
  }
}

/** Reads page after page; saves each with its cursor in one transaction, so that nothing is lost or read twice. */
async function readAll(deps: Deps, job: ServiceRun, of: SyncOf, begun: Begun): Promise<void> {
  const { round, credential } = begun;
  const access = accessWith(deps, credential, {
    signal: job.signal,
    // If the credential is refused later, its current version is marked.
    onRenewed: (secretVersion) => void (begun.credential = { ...credential, secretVersion }),
  });
  const reader = round.connector.open(access, round.app.externalPropertyCode);
  const accounts = await reader.accounts();
  let { cursor, missing } = round.app;
  for (let pages = 0; ; pages += 1) {
    job.signal.throwIfAborted();
    if (pages === PAGES_A_TURN) throw new JobPaused(deps.clock.now());
    const asked = cursor;
    const page = await reader.transactions(asked).catch((error: unknown) => {
      // The source no longer knows the cursor: reads from the beginning, which adds nothing twice.
      if (error instanceof SourceFault && error.kind === 'cursorGone' && asked !== null) return null;
      throw error;
    });
    if (page)
      missing = await write(deps, job, of, (tx) => enterPage(tx, deps, round, { page, accounts, missing }));
    cursor = page?.cursor ?? null;
    if (page && !page.hasMore) break;
  }
  const balances = await reader.balances();
  const placements = await placementsOf(reader);
  await write(deps, job, of, (tx) =>
    finishRound(tx, deps, round, { accounts, balances, missing, placements }),
  );
}

/** Returns the error that makes the job wait, try again or end after a fault of the source. */
function consequence(deps: Deps, fault: SourceFault, startedAt: Date): Error {
  const now = deps.clock.now();
  const isFresh = now.getTime() - startedAt.getTime() < DAY_MS;
  if (fault.kind === 'busy' && isFresh) return new JobPaused(new Date(now.getTime() + fault.retryAfterMs));
  if (fault.kind === 'away') return unavailable(fault.message);
  return ruleFailed(fault.message);
}

const isLast = (job: ServiceRun, fault: unknown) =>
  (fault instanceof Problem && fault.status !== 503) || job.attempt >= PATIENCE.tries;

/** Stores why a sync stopped, and ends it where there are no more tries. */
async function noteFault(deps: Deps, job: ServiceRun, of: SyncOf, at: SyncAt, fault: unknown): Promise<void> {
  const problem =
    fault instanceof Problem ? fault.message : 'The sync failed because of an error in Roofline.';
  const end = isLast(job, fault) ? { status: SYNC_STATUS.failed, endedAt: deps.clock.now() } : {};
  await deps.database.tenant(of.actor, (tx) => changeSync(tx, at, { problem, ...end }));
}

async function noteCanceled(deps: Deps, of: SyncOf, at: SyncAt): Promise<void> {
  const change = {
    status: SYNC_STATUS.failed,
    endedAt: deps.clock.now(),
    problem: 'Someone canceled the sync.',
  };
  await deps.database.tenant(of.actor, (tx) => changeSync(tx, at, change));
}

/** Syncs the ledger of a property from the end of the last sync. Starting over adds nothing twice. */
export async function syncProperty(deps: Deps, job: ServiceRun, of: SyncOf): Promise<void> {
  const begun = await begin(deps, job, of);
  const { at } = begun.round;
  try {
    await readAll(deps, job, of, begun);
  } catch (thrown) {
    if (job.signal.aborted) {
      const { reason } = job.signal as { reason: unknown };
      if (reason instanceof JobEnded && reason.reason === 'canceled') await noteCanceled(deps, of, at);
      throw thrown;
    }
    if (thrown instanceof JobPaused) throw thrown;
    if (thrown instanceof SourceFault && thrown.kind === 'expired')
      await deps.database.tenant(of.actor, (tx) => markRefused(tx, begun.credential, thrown.message));
    const fault = thrown instanceof SourceFault ? consequence(deps, thrown, begun.startedAt) : thrown;
    if (!(fault instanceof JobPaused)) await noteFault(deps, job, of, at, fault);
    throw fault;
  }
}
