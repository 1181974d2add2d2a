import type { AdminPortfolio } from '@roofline/schema/admin-portfolio/admin-portfolio';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { containing, momentText } from '../platform/store/values';

// Portfolios of the installation; inside `database.system`, which sees all of them.

/** The filter of a search. */
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

/** The columns of a portfolio. The counts are computed only for the rows of the page. */
const columns = (now: Date) => sql`w.workspace_id as "workspaceId", w.name, w.company_name as "companyName",
  w.is_active as "isActive", ${momentText(sql`w.created_at`)} as "createdOn",
  (select count(*)::int from property p where p.workspace_id = w.workspace_id and p.is_active) as "propertyCount",
  (select count(*)::int from membership m where m.workspace_id = w.workspace_id and m.is_active) as "userCount",
  (select count(*)::int from invitation i where i.workspace_id = w.workspace_id and i.accepted_at is null
    and i.revoked_at is null and i.expires_at > ${now.toISOString()}::timestamptz) as "inviteCount",
  w.address1, w.address2, w.city, w.state, w.zip_code as "zipCode", w.contact_name as "contactName",
  w.contact_email as "contactEmail", w.phone, w.website, w.is_private_label as "isPrivateLabel",
  w.accent_color as "accentColor",
  w.feature_toggle_loan_analysis as "featureToggleLoanAnalysis",
  w.feature_toggle_preventative_maintenance as "featureTogglePreventativeMaintenance", w.version`;

/** Returns a page of the portfolios that match, by name. */
export const selectPortfolios = (
  tx: Tx,
  search: PortfolioSearch,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<AdminPortfolio[]> =>
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

/** Returns one portfolio, closed or not. */
export async function selectPortfolio(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<AdminPortfolio | undefined> {
  const [row] = await rowsOf<AdminPortfolio>(
    tx,
    sql`select ${columns(now)} from workspace w where w.workspace_id = ${workspaceId}::uuid`,
  );
  return row;
}
