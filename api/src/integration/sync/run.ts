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

/** What a sync is of, and for whom. */
export interface SyncOf {
  actor: Actor;
  propertyId: string;
  isNightly: boolean;
}

/** Pages in a row: then others have their turn, so that no long ledger holds up the rest. */
const PAGES_A_TURN = 25;
const DAY_MS = 86_400_000;

interface Begun {
  round: Round;
  credential: CredentialRow;
  startedAt: Date;
}

/** Notes the sync, or finds it again where it was interrupted. */
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
 * Where the reserve money lies is a list beside the ledger: where it cannot be read the sync says so, the reserve accounts stay
 * as they are and the ledger is in all the same. A credential that is refused and a busy source stop the sync as elsewhere.
 */
async function placementsOf(reader: LedgerReader): Promise<PlacementsRead | null> {
  try {
    return (await reader.placements?.()) ?? null;
  } catch (fault) {
    if (!(fault instanceof SourceFault) || fault.kind === 'expired' || fault.kind === 'busy') throw fault;
    return { seen: null, unreadable: [`The list of reserve accounts: ${fault.message}`] };
  }
}

/** Reads page after page; each is saved with its cursor in one transaction, so that nothing is lost or read twice. */
async function readAll(deps: Deps, job: ServiceRun, of: SyncOf, begun: Begun): Promise<void> {
  const { round, credential } = begun;
  const access = accessWith(deps, credential, {
    signal: job.signal,
    // A credential that is refused is marked as the one that it is by then.
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
      // The source forgot how far it was read: from the beginning, which brings nothing twice.
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

/** What a fault of the source means for the job: it waits, tries again or ends. */
function consequence(deps: Deps, fault: SourceFault, startedAt: Date): Error {
  const now = deps.clock.now();
  const isFresh = now.getTime() - startedAt.getTime() < DAY_MS;
  if (fault.kind === 'busy' && isFresh) return new JobPaused(new Date(now.getTime() + fault.retryAfterMs));
  if (fault.kind === 'away') return unavailable(fault.message);
  return ruleFailed(fault.message);
}

const isLast = (job: ServiceRun, fault: unknown) =>
  (fault instanceof Problem && fault.status !== 503) || job.attempt >= PATIENCE.tries;

/** Notes why a sync did not go on, and ends it where it is not tried again. */
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

/** Syncs the ledger of a property from where the last sync ended. Beginning again brings nothing twice. */
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
