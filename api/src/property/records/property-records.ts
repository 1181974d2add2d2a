import { changesOf, changeWords, type WordedField } from '@roofline/schema/activity/changes';
import type { ActivityKind } from '@roofline/schema/activity/activity';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import { recordActivity } from '../../activity/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { VersionedRows } from '../../platform/repository/versioned-rows';
import { reachedProperties, requireProperty, type PropertyAccess } from '../access';

/** The actor, and the clock that gives the time. */
export interface Viewing {
  actor: Actor;
  clock: Clock;
}

/** The actor and the clock, at a property. */
export interface RecordChange extends Viewing {
  propertyId: string;
}

/** The id of a record, and the version that the change starts from. */
export interface RecordAt {
  id: string;
  version: number;
}

interface Below {
  workspaceId: string;
  propertyId: string;
  version: number;
}

/** What the answer about records depends on: the day, and what the viewer may do at each property. */
export interface Presenting {
  today: string;
  actionsAt: (propertyId: string) => PropertyActions;
}

/** A domain's description of its records: small things below a property that people change by version. */
export interface RecordsOf<Row extends Below, New, Id extends keyof Row & string, Input, Shown> {
  /** The column of the id. */
  id: Id;
  rows: VersionedRows<Row, New, Pick<Row, 'workspaceId' | 'propertyId' | Id>>;
  /** Returns the rows of properties, in the order of the list. */
  select: (tx: Tx, propertyIds: readonly string[]) => Promise<Row[]>;
  need: { view: keyof PropertyActions; edit: keyof PropertyActions };
  activity: ActivityKind;
  /** Names a record, such as "the vendor Apex Roofing"; follows "Added" and "Removed". */
  called: (row: Row) => string;
  fields: readonly WordedField<Shown>[];
  stored: (input: Input) => Partial<New>;
  present: (tx: Tx, rows: readonly Row[], by: Presenting) => Shown[] | Promise<Shown[]>;
  /** Rules beyond the contract: each throws to refuse its write. The property is locked. */
  rules?: {
    add?: (tx: Tx, access: PropertyAccess, input: Input) => unknown;
    update?: (tx: Tx, access: PropertyAccess, input: Input, row: Row) => unknown;
    remove?: (row: Row) => unknown;
  };
}

/** The operations on records of a property; each write records its change in the activity. */
export interface PropertyRecords<Input, Shown> {
  need: RecordsOf<Below, never, never, Input, Shown>['need'];
  activity: ActivityKind;
  list(tx: Tx, change: RecordChange): Promise<Shown[]>;
  /** Returns the lists of many properties in the order of the ids, null where the viewer may not see one. */
  listOf(tx: Tx, by: Viewing, propertyIds: readonly string[]): Promise<(Shown[] | null)[]>;
  add(tx: Tx, change: RecordChange, input: Input): Promise<Shown>;
  update(tx: Tx, change: RecordChange, at: RecordAt, input: Input): Promise<Shown>;
  remove(tx: Tx, change: RecordChange, at: RecordAt): Promise<void>;
}

function record(
  tx: Tx,
  type: ActivityKind,
  { actor, clock }: RecordChange,
  { property }: PropertyAccess,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  return recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: clock.now() },
    { type, entityName, description },
  );
}

const presentingAt = ({ clock }: Viewing, { actions }: PropertyAccess): Presenting => ({
  today: clock.today(),
  actionsAt: () => actions,
});

function readsOf<Row extends Below, New, Id extends keyof Row & string, Input, Shown>(
  of: RecordsOf<Row, New, Id, Input, Shown>,
): Pick<PropertyRecords<Input, Shown>, 'need' | 'activity' | 'list' | 'listOf'> {
  return {
    need: of.need,
    activity: of.activity,
    async list(tx, change) {
      const access = await requireProperty(tx, change.actor, change.propertyId, { need: of.need.view });
      const rows = await of.select(tx, [access.property.propertyId]);
      return of.present(tx, rows, presentingAt(change, access));
    },
    async listOf(tx, { actor, clock }, propertyIds) {
      const reached = await reachedProperties(tx, actor, propertyIds);
      const seen = [...reached.values()].filter(({ actions }) => actions[of.need.view]);
      const ids = seen.map(({ property }) => property.propertyId);
      const rows = await of.select(tx, ids);
      const actionsAt = (propertyId: string) => reached.get(propertyId)!.actions;
      const shown = await of.present(tx, rows, { today: clock.today(), actionsAt });
      const lists = new Map<string, Shown[]>(ids.map((id) => [id, []]));
      rows.forEach((row, index) => lists.get(row.propertyId)!.push(shown[index]!));
      return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
    },
  };
}

/** Returns the operations on such records: 404, 403, 412 and the wording of the activity are the same in all domains. */
export function propertyRecords<Row extends Below, New, Id extends keyof Row & string, Input, Shown>(
  of: RecordsOf<Row, New, Id, Input, Shown>,
): PropertyRecords<Input, Shown> {
  const { need, activity, rows, called, rules = {} } = of;
  /** Returns the property, locked, so that nothing that its records refer to is deleted at the same time. */
  const requireChangeable = (tx: Tx, { actor, propertyId }: RecordChange) =>
    requireProperty(tx, actor, propertyId, { need: need.edit, lock: true });
  const placed = ({ property: { workspaceId, propertyId } }: PropertyAccess, id: string) =>
    ({ workspaceId, propertyId, [of.id]: id }) as Pick<Row, 'workspaceId' | 'propertyId' | Id>;
  /** Returns the record under this property, or 404: also where it belongs to another that the actor may see. */
  const requireRecord = async (tx: Tx, change: RecordChange, { id }: RecordAt) => {
    const access = await requireChangeable(tx, change);
    return { access, row: await rows.require(tx, placed(access, id)) };
  };
  return {
    ...readsOf(of),
    async add(tx, change, input) {
      const access = await requireChangeable(tx, change);
      await rules.add?.(tx, access, input);
      const key = { ...placed(access, newId()), createdAt: change.clock.now() };
      const row = await rows.insert(tx, { ...of.stored(input), ...key } as New);
      await record(tx, activity, change, access, `Added ${called(row)}`);
      return (await of.present(tx, [row], presentingAt(change, access)))[0]!;
    },
    async update(tx, change, at, input) {
      const { access, row } = await requireRecord(tx, change, at);
      await rules.update?.(tx, access, input, row);
      const saved = await rows.change(tx, row, at.version, of.stored(input));
      const [before, after] = await of.present(tx, [row, saved], presentingAt(change, access));
      const changes = changesOf(of.fields, { before: before!, after: after! });
      await record(tx, activity, change, access, changeWords(`of ${called(row)}`, changes));
      return after!;
    },
    async remove(tx, change, at) {
      const { access, row } = await requireRecord(tx, change, at);
      await rules.remove?.(row);
      await rows.remove(tx, row, at.version);
      await record(tx, activity, change, access, `Removed ${called(row)}`);
    },
  };
}
