import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { containing } from '../platform/store/values';

// Portfolios of the installation; inside `database.system`, which sees all of them.

/** A portfolio with what it holds. */
export interface FoundPortfolio {
  workspaceId: string;
  name: string;
  companyName: string;
  isActive: boolean;
  createdOn: string;
  propertyCount: number;
  userCount: number;
  inviteCount: number;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  contactName: string | null;
  contactEmail: string | null;
  phone: string | null;
  website: string | null;
  isPrivateLabel: boolean;
  featureToggleLoanAnalysis: boolean;
  featureTogglePreventativeMaintenance: boolean;
  version: number;
}

/** What a search looks for. */
export interface PortfolioSearch {
  search: string;
  isActive: boolean | null;
}

const matching = ({ search, isActive }: PortfolioSearch): SQL => {
  const like = containing(search.toLowerCase());
  const looked = sql`lower(concat_ws(E'\\n', w.name, w.company_name, w.city, w.contact_name, w.contact_email))`;
  const named = search === '' ? sql`true` : sql`${looked} like ${like}`;
  return isActive === null ? named : sql`${named} and w.is_active = ${isActive}`;
};

/** Counted for the rows that are shown only. */
const columns = (now: Date) => sql`w.workspace_id as "workspaceId", w.name, w.company_name as "companyName",
  w.is_active as "isActive", to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdOn",
  (select count(*)::int from property p where p.workspace_id = w.workspace_id and p.is_active) as "propertyCount",
  (select count(*)::int from membership m where m.workspace_id = w.workspace_id and m.is_active) as "userCount",
  (select count(*)::int from invitation i where i.workspace_id = w.workspace_id and i.accepted_at is null
    and i.revoked_at is null and i.expires_at > ${now.toISOString()}::timestamptz) as "inviteCount",
  w.address1, w.address2, w.city, w.state, w.zip_code as "zipCode", w.contact_name as "contactName",
  w.contact_email as "contactEmail", w.phone, w.website, w.is_private_label as "isPrivateLabel",
  w.feature_toggle_loan_analysis as "featureToggleLoanAnalysis",
  w.feature_toggle_preventative_maintenance as "featureTogglePreventativeMaintenance", w.version`;

/** A page of the portfolios that match, by name. */
export const selectPortfolios = (
  tx: Tx,
  search: PortfolioSearch,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<FoundPortfolio[]> =>
  rowsOf(
    tx,
    sql`select ${columns(now)} from workspace w where ${matching(search)}
      order by lower(w.name), w.workspace_id limit ${limit} offset ${offset}`,
  );

export async function countPortfolios(tx: Tx, search: PortfolioSearch): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from workspace w where ${matching(search)}`,
  );
  return row?.count ?? 0;
}

/** One portfolio, closed or not. */
export async function selectPortfolio(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<FoundPortfolio | undefined> {
  const [row] = await rowsOf<FoundPortfolio>(
    tx,
    sql`select ${columns(now)} from workspace w where w.workspace_id = ${workspaceId}::uuid`,
  );
  return row;
}

/** All properties of a portfolio, closed ones too; in the actor's own transaction. */
export async function propertyIdsOf(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await rowsOf<{ propertyId: string }>(
    tx,
    sql`select property_id as "propertyId" from property where workspace_id = ${workspaceId}::uuid`,
  );
  return rows.map(({ propertyId }) => propertyId);
}
