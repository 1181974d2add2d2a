import type { ComponentInput } from '@roofline/schema/component/component';
import type { Cents } from '@roofline/schema/value/money';
import { activityBatches, type ActivityEvent } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import type { RowBatch } from '../../platform/store/rows';
import { withCategories, type CategoryPositions } from '../categories';
import {
  changedComponentBatches,
  newComponentBatches,
  type ComponentRow,
  type PropertyPlace,
} from '../repository';
import { storedValues, type StoredValues } from '../values';
import { describeChanges, type ComponentChange } from './changes';

/** A component and its new values. */
export interface ChangedLine {
  row: ComponentRow;
  input: ComponentInput;
  /** The new cost of the component's replacement within the year, where a project changes it. */
  replacementCost?: Cents | null;
  /** Activities beside those of the changed values. */
  told?: readonly ComponentChange[];
  projectId?: string;
}

/** A change to an inventory, all at once. */
export interface InventoryWrite {
  /** `told` replaces the words "Added {name}". */
  added?: readonly { input: ComponentInput; told?: string }[];
  changed?: readonly ChangedLine[];
  removed?: readonly ComponentRow[];
  /** Further activity of the property, "Imported …". */
  told?: string;
}

/** The place, author and time of a change to an inventory. */
export interface WritePlace extends PropertyPlace {
  propertyName: string;
  fiscalYear: number;
  actor: Pick<Actor, 'userId' | 'fullName'>;
  now: Date;
}

/** A change with everything that belongs to it, ready for the statements: plain text, which any thread can make. */
export interface PreparedWrite {
  categories: { name: string; position: number }[];
  added: RowBatch[];
  changed: RowBatch[];
  removedIds: string[];
  activities: RowBatch[];
}

/** The activities of a component. */
interface Telling {
  name: string;
  id: string;
  told: ComponentChange[];
  projectId?: string | undefined;
}

function newRow(
  { workspaceId, propertyId, fiscalYear, now }: WritePlace,
  values: StoredValues,
): ComponentRow {
  const propertyComponentId = newId();
  const place = { workspaceId, propertyId, fiscalYear, lineageId: propertyComponentId };
  const fresh = { propertyComponentId, replacementCost: null, createdAt: now, updatedAt: now, version: 1 };
  return { ...place, ...values, ...fresh };
}

function activitiesOf(place: WritePlace, tellings: readonly Telling[], summary: string | undefined) {
  const events = tellings.flatMap(({ name: entityName, id, told, projectId = null }) =>
    told.map((change): ActivityEvent => ({ ...change, entityName, propertyComponentId: id, projectId })),
  );
  if (summary !== undefined)
    events.push({ type: 'component', entityName: place.propertyName, description: summary });
  return activityBatches({ ...place, at: place.now }, events);
}

const plainly = (description: string): ComponentChange[] => [{ type: 'component', description }];
const toldOf = ({ name, propertyComponentId: id }: ComponentRow, told: ComponentChange[]): Telling => ({
  name,
  id,
  told,
});

/** Returns the replacement cost to store: null where someone changes the year by hand, which clears a project's cost. */
const replacementCostOf = (row: ComponentRow, values: StoredValues) =>
  values.lastReplacedYear === row.lastReplacedYear ? row.replacementCost : null;

/** Returns the changed row of a component; the same row where nothing changes. */
function changedRow(
  { row, replacementCost: given, told: further = [] }: ChangedLine,
  values: StoredValues,
  now: Date,
) {
  const told = [...describeChanges(row, values), ...further];
  const replacementCost = given === undefined ? replacementCostOf(row, values) : given;
  const isSame =
    told.length === 0 && values.unitCost === row.unitCost && replacementCost === row.replacementCost;
  if (isSame) return { row, told };
  return { row: { ...row, ...values, replacementCost, updatedAt: now, version: row.version + 1 }, told };
}

/** Returns the columns to write of a changed row; the statement raises its version. */
function writtenOf({ workspaceId, propertyComponentId, updatedAt, ...row }: ComponentRow, keys: string[]) {
  const values = Object.fromEntries(keys.map((key) => [key, row[key as keyof typeof row]]));
  return { workspaceId, propertyComponentId, updatedAt, ...values };
}

/**
 * Prepares everything that belongs to a change of an inventory, without the database: categories, rows, activity. Equal
 * values are not written. `rows` are those that are new or changed.
 */
export function prepareWrite(
  place: WritePlace,
  known: CategoryPositions,
  write: InventoryWrite,
): { prepared: PreparedWrite; rows: ComponentRow[] } {
  const { added = [], changed = [], removed = [] } = write;
  const names = [...added, ...changed].map(({ input }) => input.category);
  const { categories, missing } = withCategories(known, names);
  const fresh = added.map(({ input, told }) => {
    const row = newRow(place, storedValues(input, categories));
    return { row, telling: toldOf(row, plainly(told ?? `Added ${row.name}`)) };
  });
  const after = changed.map((line) => {
    const values = storedValues(line.input, categories);
    const { row, told } = changedRow(line, values, place.now);
    const written = row === line.row ? [] : [writtenOf(row, [...Object.keys(values), 'replacementCost'])];
    return { row, written, telling: { ...toldOf(row, told), projectId: line.projectId } };
  });
  const gone = removed.map((row) => toldOf(row, plainly(`Removed ${row.name}`)));
  const tellings = [...fresh.map(({ telling }) => telling), ...after.map(({ telling }) => telling), ...gone];
  const prepared = {
    categories: missing,
    added: newComponentBatches(fresh.map(({ row }) => row)),
    changed: changedComponentBatches(after.flatMap(({ written }) => written)),
    removedIds: removed.map((row) => row.propertyComponentId),
    activities: activitiesOf(place, tellings, write.told),
  };
  return { prepared, rows: [...fresh, ...after].map(({ row }) => row) };
}
