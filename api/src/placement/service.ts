import { wordedFields } from '@roofline/schema/activity/changes';
import {
  COMPOUNDINGS,
  PLACEMENT_KINDS,
  placementInput,
  type Placement,
  type PlacementInput,
} from '@roofline/schema/placement/placement';
import { limits } from '@roofline/schema/value/limits';
import { toCents } from '@roofline/schema/value/money';
import type { Tx } from '../platform/database';
import { conflict, ruleFailed } from '../platform/problem';
import type { PropertyAccess } from '../property/access';
import { propertyRecords } from '../property/records/property-records';
import { presentPlacement } from './present';
export { followedWords, followPlacements, type PlacementSaid, type PlacementSeen } from './follow';
import { countPlacements, placementRows, selectPlacements, type PlacementRow } from './repository';

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

/** Refuses changes of facts that a source states: only the source changes them, and people the notes. */
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

function assertRemovable({ sourceName }: PlacementRow): void {
  if (sourceName === null) return;
  const detail = `${sourceName} states this reserve account. Remove it there: the next sync follows.`;
  throw conflict(detail, 'ofSource');
}

async function assertRoom(tx: Tx, { property }: PropertyAccess): Promise<void> {
  if ((await countPlacements(tx, property.propertyId)) < limits.placementsOfProperty) return;
  throw conflict(
    `A property can have at most ${limits.placementsOfProperty} placements. Remove one that has ended.`,
    'tooMany',
  );
}

/** The records of a property's placements: money that is available any day first, then by maturity. */
export const placements = propertyRecords({
  id: 'placementId',
  rows: placementRows,
  select: selectPlacements,
  need: { view: 'viewDashboard', edit: 'editFinancials' },
  activity: 'placement',
  called,
  fields: FIELDS,
  stored,
  present: (_tx, rows, { today }) => rows.map((row) => presentPlacement(row, today)),
  rules: {
    add: assertRoom,
    update: (_tx, _access, input, row) => assertOwn(row, stored(input)),
    remove: assertRemovable,
  },
});
