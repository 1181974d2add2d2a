import type {
  AssociationFilter,
  AssociationSort,
  AssociationView,
  LeadingFunding,
} from '@roofline/schema/portfolio-analytics/associations';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { containing, uuidArray } from '../platform/store/values';
import { figuresOn, isOld, ofWorkspace, type Fresh } from './repository';

/** The parameters of a list. */
export interface AskedList {
  fresh: Fresh;
  view: AssociationView;
  /** The rating bands of the workspace. */
  bands: BandLimits;
}

/** An association with its stored figures: money in cents, as text where the driver returns sums so. */
export interface ListedRow {
  propertyId: string;
  name: string;
  city: string;
  state: string;
  numberOfUnits: number;
  fiscalYear: number | null;
  leadBy: LeadingFunding | null;
  planName: string | null;
  percentFunded: number | null;
  lowestBalance: string | null;
  lowestBalanceYear: number | null;
  firstYearBelowZero: number | null;
  fiveYearCover: number | null;
  disclosureDue: string | null;
  studyDate: string | null;
  contribution: string | null;
  recommendedContribution: string | null;
  contributionShare: number | null;
  problem: string | null;
}

const COLUMNS = sql`p.property_id as "propertyId", p.name, p.city, p.state, p.number_of_units as "numberOfUnits",
  s.fiscal_year as "fiscalYear", f.lead_by as "leadBy", f.plan_name as "planName",
  f.percent_funded as "percentFunded", f.lowest_balance::text as "lowestBalance",
  f.lowest_balance_year as "lowestBalanceYear", f.first_year_below_zero as "firstYearBelowZero",
  f.five_year_cover as "fiveYearCover", s.disclosure_due::text as "disclosureDue", s.study_date::text as "studyDate",
  s.contribution::text as contribution, s.recommended_contribution::text as "recommendedContribution",
  s.contribution_share as "contributionShare", f.problem`;

/** The sort keys come from this table, never from the request. */
const SORTED_BY: Record<AssociationSort, SQL | null> = {
  name: null,
  percentFunded: sql`f.percent_funded`,
  lowestBalance: sql`f.lowest_balance`,
  firstYearBelowZero: sql`f.first_year_below_zero`,
  fiveYearCover: sql`f.five_year_cover`,
  disclosureDue: sql`s.disclosure_due`,
  studyDate: sql`s.study_date`,
  contributionShare: sql`s.contribution_share`,
};

/** Returns the expression that a list is sorted by, as the column `sort_key`. */
export const sortedBy = (sort: AssociationSort): SQL => SORTED_BY[sort] ?? sql`null`;

/** Returns the order. Associations without the figure come last in either direction; the id makes every order total. */
export function orderOf({ sort, descending }: Pick<AssociationView, 'sort' | 'descending'>): SQL {
  const way = descending ? sql`desc` : sql`asc`;
  return SORTED_BY[sort] === null
    ? sql`called ${way}, property_id`
    : sql`sort_key ${way} nulls last, called, property_id`;
}

const inBand = (band: 'weak' | 'fair' | 'strong', { weakBelow, strongFrom }: BandLimits): SQL => {
  if (band === 'weak') return sql`percent_funded < ${weakBelow}::float8`;
  if (band === 'strong') return sql`percent_funded >= ${strongFrom}::float8`;
  return sql`percent_funded >= ${weakBelow}::float8 and percent_funded < ${strongFrom}::float8`;
};

const isOverdue = (today: string): SQL => sql`disclosure_due < ${today}::date`;

/** Returns the condition of a filter. */
export function narrowed(
  filter: AssociationFilter,
  { fresh, bands }: Pick<AskedList, 'fresh' | 'bands'>,
): SQL {
  const passes = [sql`true`];
  const text = filter.text?.normalize('NFC').trim().toLowerCase();
  if (text) passes.push(sql`p.search_text like ${containing(text)}`);
  if (filter.band) passes.push(sql`(${inBand(filter.band, bands)})`);
  if (filter.belowZeroBy !== undefined) passes.push(sql`first_year_below_zero <= ${filter.belowZeroBy}::int`);
  if (filter.isDisclosureOverdue) passes.push(isOverdue(fresh.today));
  return sql.join(passes, sql` and `);
}

/** The number of bars: ten points each, and one for associations that are fully funded or more. */
export const HISTOGRAM_BARS = 11;

/** Sums over a whole list. `bars` has the number of associations of each bar. */
export interface SummaryRow {
  associations: number;
  withFigures: number;
  weak: number;
  fair: number;
  strong: number;
  belowZero: number;
  coverBelow100: number;
  disclosureOverdue: number;
  contributeLess: number;
  bars: number[];
}

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;

const bar = (place: number): SQL => {
  const from = sql`percent_funded >= ${place * 10}::float8`;
  const to = sql`percent_funded < ${(place + 1) * 10}::float8`;
  if (place === 0) return to;
  return place === HISTOGRAM_BARS - 1 ? from : sql`${from} and ${to}`;
};

/** Returns only the columns of each association of a workspace that sums and order need. */
const needed = ({ fresh, view, bands }: AskedList): SQL => sql`select p.property_id, lower(p.name) as called,
    ${sortedBy(view.sort)} as sort_key, f.percent_funded, f.first_year_below_zero, f.five_year_cover,
    s.disclosure_due, s.contribution_share, ${isOld(fresh)} as is_old, (${narrowed(view, { fresh, bands })}) as passes
  from ${figuresOn(fresh.workspaceId, view.basis)} where ${ofWorkspace(fresh.workspaceId)}`;

/** The sums of a list, the ids of one page, and the number of old figures in the whole workspace. */
export interface ListRow extends SummaryRow {
  old: number;
  ids: string[];
}

/** Reads everything about a list except the rows of its page, in one scan. */
export async function sumUpAssociations(
  tx: Tx,
  asked: AskedList,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListRow> {
  const { fresh, view, bands } = asked;
  const bars = Array.from({ length: HISTOGRAM_BARS }, (_, place) => counted(bar(place)));
  const [row] = await rowsOf<ListRow>(
    tx,
    sql`with all_of as materialized (${needed(asked)}),
          page as (select property_id, row_number() over (order by ${orderOf(view)}) as place
            from all_of where passes order by ${orderOf(view)} limit ${limit} offset ${offset})
        select count(*)::int as associations, ${counted(sql`percent_funded is not null`)} as "withFigures",
          ${counted(inBand('weak', bands))} as weak, ${counted(inBand('fair', bands))} as fair,
          ${counted(inBand('strong', bands))} as strong,
          ${counted(sql`first_year_below_zero is not null`)} as "belowZero",
          ${counted(sql`five_year_cover < 100`)} as "coverBelow100",
          ${counted(isOverdue(fresh.today))} as "disclosureOverdue",
          ${counted(sql`contribution_share < 100`)} as "contributeLess",
          json_build_array(${sql.join(bars, sql`, `)}) as bars,
          (select count(*)::int from all_of where is_old) as old,
          (select coalesce(json_agg(property_id order by place), '[]'::json) from page) as ids
        from all_of where passes`,
  );
  return row!;
}

/** Returns these associations with their figures, in this order. */
export async function listAssociations(
  tx: Tx,
  { fresh: { workspaceId }, view: { basis } }: Pick<AskedList, 'fresh' | 'view'>,
  ids: readonly string[],
): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<ListedRow>(
    tx,
    sql`select ${COLUMNS} from ${figuresOn(workspaceId, basis)}
        where p.workspace_id = ${workspaceId}::uuid and p.property_id = any (${uuidArray(ids)})`,
  );
  const byId = new Map(rows.map((row) => [row.propertyId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
