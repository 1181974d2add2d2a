import type { FundingBasis } from '@roofline/schema/portfolio-analytics/associations';
import { addDays } from '@roofline/schema/value/day';
import { nextDisclosures } from '../../calendar/service';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { askServiceOnce } from '../../platform/jobs/queue';
import {
  freshOutlooks,
  FUNDING_VERSION,
  fundingOfProperties,
  keyFiguresOf,
  type ComputedFunding,
  type PropertyFunding,
} from '../../plan/service';
import { keepProperties } from '../../property/service';
import { studiesOf } from '../../reserve-study/service';
import {
  changeState,
  countOld,
  findOld,
  holdStates,
  replaceFigures,
  type FigureRow,
  type Fresh,
  type StateRow,
  type StudyTextRow,
} from '../repository';
import { packStudy } from './study';

/** The version of an association's stored data. Raise it when the data changes. */
const STORED_VERSION = 2;
/** Figures of another version of the projections are old too. */
const DATA_VERSION = FUNDING_VERSION * 1000 + STORED_VERSION;

export const FIGURES_JOB = 'associationFigures';
/** The most figures that are updated while the caller waits; a job updates the others. */
const AT_ONCE = 20;
/** The most days before figures that depend on the date are computed again. */
const LONGEST_DAYS = 31;

export const freshAt = (workspaceId: string, clock: Clock): Fresh => ({
  workspaceId,
  today: clock.today(),
  dataVersion: DATA_VERSION,
});

const earliest = (days: readonly (string | null | undefined)[]) =>
  days.filter((day) => day != null).toSorted()[0]!;

/** Returns the stored state of an association beside its figures. */
function stateOf(
  held: StateRow,
  fresh: Fresh,
  found: { funding?: PropertyFunding; disclosureDue?: string; studyDate?: string },
): StateRow {
  const { funding, disclosureDue = null, studyDate = null } = found;
  const contribution = funding?.contribution ?? null;
  const recommended = funding?.recommendedContribution ?? null;
  return {
    ...held,
    computedChanges: held.changes,
    dataVersion: fresh.dataVersion,
    // Whether a disclosure is overdue is computed when it is read; a year later the next disclosure replaces it.
    validUntil: earliest([funding?.nextYearOn, addDays(fresh.today, LONGEST_DAYS)]),
    fiscalYear: funding?.fiscalYear ?? null,
    contribution,
    recommendedContribution: recommended,
    contributionShare: contribution === null || !recommended ? null : (100 * contribution) / recommended,
    disclosureDue,
    studyDate,
  };
}

function figureOf(at: StateRow, basis: FundingBasis, funding: ComputedFunding): FigureRow {
  const { workspaceId, propertyId } = at;
  const { leadBy, planName, problem } = funding;
  return { workspaceId, propertyId, basis, leadBy, planName, problem, ...keyFiguresOf(funding) };
}

async function store(tx: Tx, state: StateRow, funding: PropertyFunding | undefined): Promise<void> {
  const bases = funding
    ? (
        [
          ['plan', funding.plan],
          ['current', funding.current],
        ] as const
      ).flatMap(([basis, way]) => (way ? [{ basis, way }] : []))
    : [];
  const { workspaceId, propertyId } = state;
  const studies = bases
    .filter(({ way }) => way.result !== null)
    .map(({ basis, way }): StudyTextRow => ({ workspaceId, propertyId, basis, study: packStudy(way) }));
  await changeState(tx, state);
  await replaceFigures(tx, state, bases.map(({ basis, way }) => figureOf(state, basis, way)), studies); // prettier-ignore
}

/**
 * Updates the figures of these associations and returns how many it updated: those that someone else holds are left out.
 * Everyone locks properties before plans, and plans before states, so that no two wait for each other: outdated plans are updated
 * before the states are locked.
 */
async function refresh(tx: Tx, clock: Clock, fresh: Fresh, old: readonly string[]): Promise<number> {
  const { workspaceId, today } = fresh;
  const propertyIds = await keepProperties(tx, workspaceId, old);
  if (propertyIds.length === 0) return 0;
  const properties = new Map(propertyIds.map((propertyId) => [propertyId, { workspaceId }]));
  await freshOutlooks(tx, clock, properties);
  const held = await holdStates(tx, workspaceId, propertyIds);
  const ids = held.map(({ propertyId }) => propertyId);
  if (ids.length === 0) return 0;
  const fundings = await fundingOfProperties(tx, clock, new Map(ids.map((id) => [id, { workspaceId }])));
  const disclosures = await nextDisclosures(tx, ids, today);
  const studies = new Map((await studiesOf(tx, ids)).toReversed().map((row) => [row.propertyId, row.date]));
  for (const state of held) {
    const funding = fundings.get(state.propertyId);
    const found = {
      funding,
      disclosureDue: disclosures.get(state.propertyId),
      studyDate: studies.get(state.propertyId),
    };
    await store(tx, stateOf(state, fresh, found), funding);
  }
  return held.length;
}

/** Updates the next old figures of a workspace: 'all' if none is old, 'some' if it updated some, 'held' if others hold them. */
export async function refreshSome(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
): Promise<'all' | 'some' | 'held'> {
  const fresh = freshAt(workspaceId, clock);
  const old = await findOld(tx, fresh, AT_ONCE);
  if (old.length === 0) return 'all';
  return (await refresh(tx, clock, fresh, old)) > 0 ? 'some' : 'held';
}

/**
 * Updates some figures of a workspace at once. If more are old, a job updates them in the background, and the answer is
 * their number.
 */
export async function catchUp(tx: Tx, clock: Clock, workspaceId: string): Promise<number> {
  if ((await refreshSome(tx, clock, workspaceId)) === 'all') return 0;
  const left = await countOld(tx, freshAt(workspaceId, clock));
  if (left === 0) return 0;
  const now = clock.now();
  const job = { workspaceId, kind: FIGURES_JOB, input: { workspaceId }, now, runAfter: now };
  await askServiceOnce(tx, [{ ...job, onceKey: 'association figures' }]);
  return left;
}
