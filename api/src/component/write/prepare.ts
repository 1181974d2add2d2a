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

/** A component and what it becomes. */
export interface ChangedLine {
  row: ComponentRow;
  input: ComponentInput;
  /** Where a project changes what the component's replacement within the year cost. */
  replacementCost?: Cents | null;
  /** Said beside the changes of the values. */
  told?: readonly ComponentChange[];
  projectId?: string;
}

/** What changes in an inventory, all at once. */
export interface InventoryWrite {
  /** `told` stands in for "Added {name}". */
  added?: readonly { input: ComponentInput; told?: string }[];
  changed?: readonly ChangedLine[];
  removed?: readonly ComponentRow[];
  /** Further activity of the property, "Imported …". */
  told?: string;
}

/** Where and by whom an inventory is changed. */
export interface WritePlace extends PropertyPlace {
  propertyName: string;
  fiscalYear: number;
  actor: Pick<Actor, 'userId' | 'fullName'>;
  now: Date;
}

/** A change with all that follows from it, as the statements take it: plain text, which any thread can make. */
export interface PreparedWrite {
  categories: { name: string; position: number }[];
  added: RowBatch[];
  changed: RowBatch[];
  removedIds: string[];
  activities: RowBatch[];
}

/** What happened to a component. */
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

/** Whoever says by hand when a component was replaced says it of the whole work: what a project said no longer counts. */
const replacementCostOf = (row: ComponentRow, values: StoredValues) =>
  values.lastReplacedYear === row.lastReplacedYear ? row.replacementCost : null;

/** A component as it becomes; the same row where nothing of it changes. */
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

/** What is written of a row that changes: its version is moved by the statement. */
function writtenOf({ workspaceId, propertyComponentId, updatedAt, ...row }: ComponentRow, keys: string[]) {
  const values = Object.fromEntries(keys.map((key) => [key, row[key as keyof typeof row]]));
  return { workspaceId, propertyComponentId, updatedAt, ...values };
}

/**
 * Everything that hangs on a change of an inventory, without the database: categories, rows, their activity. Values
 * that are equal already are not written. `rows` are those that are new or changed.
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
