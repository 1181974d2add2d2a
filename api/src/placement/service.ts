import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  COMPOUNDINGS,
  PLACEMENT_KINDS,
  placementInput,
  type Placement,
  type PlacementInput,
} from '@roofline/schema/placement/placement';
import { limits } from '@roofline/schema/value/limits';
import { toCents } from '@roofline/schema/value/money';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { conflict, notFound, ruleFailed } from '../platform/problem';
import { staleVersion } from '../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { presentPlacement } from './present';
export { followedWords, followPlacements, type PlacementSaid, type PlacementSeen } from './follow';
import {
  changePlacement,
  countPlacements,
  deletePlacement,
  findPlacement,
  insertPlacement,
  selectPlacements,
  type PlacementRow,
} from './repository';

/** Who changes what a property has placed, and when. */
export interface PlacementChange {
  actor: Actor;
  propertyId: string;
  clock: Clock;
}

const stored = ({ principal, interestRate, ...input }: PlacementInput) => ({
  ...input,
  principal: toCents(principal),
  rateThousandths: Math.round(interestRate * 1000),
});

const FIELDS = wordedFields<typeof placementInput, Placement>(placementInput, {
  kind: { words: ({ kind }) => PLACEMENT_KINDS.find((one) => one.kind === kind)!.label },
  compounding: {
    words: ({ compounding }) => COMPOUNDINGS.find((one) => one.compounding === compounding)!.label,
  },
});

const called = ({ institution, account }: Pick<PlacementRow, 'institution' | 'account'>) =>
  `the placement ${account} at ${institution}`;

function record(
  tx: Tx,
  { actor, clock }: PlacementChange,
  { property }: PropertyAccess,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: clock.now() };
  return recordActivity(tx, place, { type: 'placement', entityName, description });
}

/** Placements of a property: what can be taken out any day first, then by maturity. */
export async function listPlacements(
  tx: Tx,
  { actor, propertyId, clock }: PlacementChange,
): Promise<Placement[]> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewDashboard' });
  const today = clock.today();
  return (await selectPlacements(tx, [property.propertyId])).map((row) => presentPlacement(row, today));
}

/** The same of many properties in the asked order, null where the viewer may not see them. */
export async function listPlacementsOf(
  tx: Tx,
  { actor, clock }: Pick<PlacementChange, 'actor' | 'clock'>,
  propertyIds: readonly string[],
): Promise<(Placement[] | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()].flatMap(({ actions, property }) =>
    actions.viewDashboard ? [property.propertyId] : [],
  );
  const lists = new Map<string, Placement[]>(seen.map((id) => [id, []]));
  const today = clock.today();
  for (const row of await selectPlacements(tx, seen))
    lists.get(row.propertyId)!.push(presentPlacement(row, today));
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

const requireChangeable = (tx: Tx, { actor, propertyId }: PlacementChange): Promise<PropertyAccess> =>
  requireProperty(tx, actor, propertyId, { need: 'editFinancials', lock: true });

export async function addPlacement(
  tx: Tx,
  change: PlacementChange,
  input: PlacementInput,
): Promise<Placement> {
  const access = await requireChangeable(tx, change);
  const { workspaceId, propertyId } = access.property;
  if ((await countPlacements(tx, propertyId)) >= limits.placementsOfProperty)
    throw conflict(
      `A property can have at most ${limits.placementsOfProperty} placements. Remove one that has ended.`,
      'tooMany',
    );
  const key = { workspaceId, propertyId, placementId: newId(), createdAt: change.clock.now() };
  const row = await insertPlacement(tx, { ...stored(input), ...key });
  await record(tx, change, access, `Added ${called(row)}`);
  return presentPlacement(row, change.clock.today());
}

/** The placement under this property, or 404: also where it belongs to another property that the actor may see. */
async function requirePlacement(tx: Tx, change: PlacementChange, placementId: string) {
  const access = await requireChangeable(tx, change);
  const { workspaceId, propertyId } = access.property;
  const row = await findPlacement(tx, { workspaceId, propertyId, placementId });
  if (!row) throw notFound();
  return { access, row };
}

/** What a source states only the source changes: people say what it does not have, which is the notes. */
function assertOwn(row: PlacementRow, { notes: _notes, ...said }: ReturnType<typeof stored>): void {
  if (row.sourceName === null) return;
  const changed = Object.entries(said).find(([name, value]) => row[name as keyof PlacementRow] !== value);
  if (changed)
    throw ruleFailed(
      `${row.sourceName} states this reserve account. Change it there: here you can change only its notes.`,
      changed[0] === 'rateThousandths' ? 'interestRate' : changed[0],
      'ofSource',
    );
}

interface At {
  placementId: string;
  version: number;
}

export async function updatePlacement(
  tx: Tx,
  change: PlacementChange,
  at: At,
  input: PlacementInput,
): Promise<Placement> {
  const { access, row } = await requirePlacement(tx, change, at.placementId);
  assertOwn(row, stored(input));
  const saved = await changePlacement(tx, row, at.version, stored(input));
  if (!saved) throw staleVersion(row.version);
  const today = change.clock.today();
  const [before, after] = [presentPlacement(row, today), presentPlacement(saved, today)];
  await record(tx, change, access, changeWords(`of ${called(row)}`, changesOf(FIELDS, { before, after })));
  return after;
}

export async function removePlacement(tx: Tx, change: PlacementChange, at: At): Promise<void> {
  const { access, row } = await requirePlacement(tx, change, at.placementId);
  if (row.sourceName !== null)
    throw conflict(
      `${row.sourceName} states this reserve account. Remove it there: the next sync follows.`,
      'ofSource',
    );
  if (!(await deletePlacement(tx, row, at.version))) throw staleVersion(row.version);
  await record(tx, change, access, `Removed ${called(row)}`);
}
