import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { figuresOn, ofWorkspace } from './repository';
import { narrowed, orderOf, sortedBy, type AskedList } from './repository-list';

export interface PlacedRow {
  propertyId: string;
  name: string;
  city: string;
  state: string;
  percentFunded: number | null;
  lowestBalance: string | null;
  firstYearBelowZero: number | null;
  latitude: number;
  longitude: number;
}

const HAS_PLACE = sql`p.latitude is not null and p.longitude is not null`;

const ofView = (
  { fresh, view, bands }: AskedList,
  has: SQL,
): SQL => sql`(select p.property_id, p.name, p.city, p.state,
    lower(p.name) as called, ${sortedBy(view.sort)} as sort_key, f.percent_funded, f.lowest_balance, f.first_year_below_zero,
    p.latitude, p.longitude
  from ${figuresOn(fresh.workspaceId, view.basis)}
  where ${ofWorkspace(fresh.workspaceId)} and ${narrowed(view, { fresh, bands })} and ${has}) listed`;

/** Returns the first associations of a list that have a location, in its order, and the number of all with one. */
export async function listPlaces(
  tx: Tx,
  asked: AskedList,
  limit: number,
): Promise<{ rows: PlacedRow[]; count: number }> {
  const from = ofView(asked, HAS_PLACE);
  const [counted] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from ${from}`);
  const rows = await rowsOf<PlacedRow>(
    tx,
    sql`select property_id as "propertyId", name, city, state, percent_funded as "percentFunded",
        lowest_balance::text as "lowestBalance", first_year_below_zero as "firstYearBelowZero", latitude, longitude
      from ${from} order by ${orderOf(asked.view)} limit ${limit}`,
  );
  return { rows, count: counted!.count };
}

type NamedRow = Pick<PlacedRow, 'propertyId' | 'name' | 'city' | 'state'>;

/** Returns the first associations of a list without a location, by name, and the number of all without one. */
export async function listWithoutPlace(
  tx: Tx,
  asked: AskedList,
  limit: number,
): Promise<{ rows: NamedRow[]; count: number }> {
  const from = ofView(asked, sql`not (${HAS_PLACE})`);
  const [counted] = await rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from ${from}`);
  const rows = await rowsOf<NamedRow>(
    tx,
    sql`select property_id as "propertyId", name, city, state from ${from} order by called, property_id limit ${limit}`,
  );
  return { rows, count: counted!.count };
}
