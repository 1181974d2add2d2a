import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { textArray, uuidArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';
import { ledgerLine, ledgerRule } from '../tables';

export type RuleRow = typeof ledgerRule.$inferSelect;
export type NewRule = typeof ledgerRule.$inferInsert;

/** Returns the rules of properties, by payee and account. */
export async function findRules(tx: Tx, propertyIds: readonly string[]): Promise<RuleRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(ledgerRule)
    .where(inArray(ledgerRule.propertyId, [...propertyIds]))
    .orderBy(asc(ledgerRule.payeeKey), asc(ledgerRule.glCode));
}

/** Returns how many lines each of these rules mapped. */
export async function countLinesOfRules(tx: Tx, ruleIds: readonly string[]): Promise<Map<string, number>> {
  if (ruleIds.length === 0) return new Map();
  const rows = await tx
    .select({ ruleId: ledgerLine.ruleId, lines: count() })
    .from(ledgerLine)
    .where(inArray(ledgerLine.ruleId, [...ruleIds]))
    .groupBy(ledgerLine.ruleId);
  return new Map(rows.map(({ ruleId, lines }) => [ruleId!, lines]));
}

export async function countRules(tx: Tx, { workspaceId, propertyId }: LedgerPlace): Promise<number> {
  const [row] = await tx
    .select({ rules: count() })
    .from(ledgerRule)
    .where(and(eq(ledgerRule.workspaceId, workspaceId), eq(ledgerRule.propertyId, propertyId)));
  return row?.rules ?? 0;
}

/** Adds rules; replaces those for the same payee and account, which keep their ids. */
export async function keepRules(tx: Tx, rows: readonly NewRule[]): Promise<RuleRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(ledgerRule)
    .values([...rows])
    .onConflictDoUpdate({
      target: [ledgerRule.workspaceId, ledgerRule.propertyId, ledgerRule.payeeKey, ledgerRule.glCode],
      set: {
        payee: sql`excluded.payee`,
        lineageId: sql`excluded.lineage_id`,
        projectId: sql`excluded.project_id`,
        isUnexpected: sql`excluded.is_unexpected`,
        version: sql`${ledgerRule.version} + 1`,
      },
    })
    .returning();
}

export async function deleteRule(tx: Tx, { workspaceId, ruleId }: RuleRow): Promise<void> {
  await tx
    .delete(ledgerRule)
    .where(and(eq(ledgerRule.workspaceId, workspaceId), eq(ledgerRule.ruleId, ruleId)));
}

/** The lines to apply rules to again. */
export type RuleReach =
  | { payeeKeys: readonly string[]; glCodes: readonly string[] }
  | { ruleId: string }
  | { sourceIds: readonly string[] }
  | RuleStretch;

/** One payee, account or removed rule, or sources whose mappings by hand are reset. */
export type RuleKey =
  | { payeeKey: string }
  | { glCode: string }
  | { ruleId: string }
  | { sourceIds: readonly string[] };
/** A range of the lines of a key, by their ids: after one and up to another. */
interface RuleStretch {
  of: RuleKey;
  after: string | null;
  upTo: string;
}

/** Returns the condition for lines `l` of a payee, an account, a rule or sources. */
const ofKey = (key: RuleKey): SQL => {
  if ('sourceIds' in key) return sql`l.source_id = any(${uuidArray(key.sourceIds)})`;
  if ('ruleId' in key) return sql`l.rule_id = ${key.ruleId}::uuid`;
  return 'payeeKey' in key ? sql`l.payee_key = ${key.payeeKey}` : sql`l.gl_code = ${key.glCode}`;
};

/** Returns the ids of the next lines of a key. */
export async function nextReached(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  of: RuleKey,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select l.transaction_id as id from ledger_line l where l.workspace_id = ${workspaceId}::uuid
      and l.property_id = ${propertyId}::uuid and ${ofKey(of)}
      and ${after === null ? sql`true` : sql`l.transaction_id > ${after}::uuid`}
      order by l.transaction_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the condition for lines `l` within a reach. */
export function reached(reach: RuleReach): SQL {
  if ('of' in reach)
    return sql`${ofKey(reach.of)} and l.transaction_id <= ${reach.upTo}::uuid
      and ${reach.after === null ? sql`true` : sql`l.transaction_id > ${reach.after}::uuid`}`;
  if ('ruleId' in reach || 'sourceIds' in reach) return ofKey(reach);
  return sql`(l.payee_key = any(${textArray(reach.payeeKeys)}) or l.gl_code = any(${textArray(reach.glCodes)}))`;
}

/** Returns the condition for lines `l` that rules may change: not those mapped by hand, except in a reset. */
export const notByHand = (reach: RuleReach): SQL =>
  'sourceIds' in ('of' in reach ? reach.of : reach) ? sql`true` : sql`l.mapped_by is distinct from 'user'`;

/**
 * Maps lines by the current rules, unless a person mapped them: by the rule of payee and account, else of the payee (not on
 * bank accounts), else of the account, else by none. Returns how many lines it changed, in one statement. `meant` is materialized, so that the
 * rule is chosen once for each line: within the update it was chosen for each pair of lines, which took seconds. The join uses
 * `ctid`, which is safe while the book is locked: in a table without statistics the planner would join by key with any index, and read all
 * of it for each line. The caller
 * has locked the book.
 */
export async function applyRules(tx: Tx, place: LedgerPlace, reach: RuleReach): Promise<number> {
  const { workspaceId, propertyId } = place;
  const ofRule = sql`workspace_id = l.workspace_id and property_id = l.property_id`;
  const [row] = await rowsOf<{ lines: number }>(
    tx,
    sql`with meant as materialized (
        select l.ctid as place, r.rule_id, r.lineage_id, r.project_id,
          coalesce(r.is_unexpected, false) as is_unexpected
        from ledger_line l left join lateral (
          select * from (
            select 1 as place, x.* from ledger_rule x
              where ${ofRule} and l.payee_key <> '' and payee_key = l.payee_key and gl_code = l.gl_code
            union all select 2, x.* from ledger_rule x
              where ${ofRule} and l.payee_key <> '' and payee_key = l.payee_key and gl_code = ''
                and not exists (select 1 from ledger_account a where a.workspace_id = l.workspace_id
                  and a.property_id = l.property_id and a.gl_code = l.gl_code and a.use = 'bank')
            union all select 3, x.* from ledger_rule x
              where ${ofRule} and payee_key = '' and gl_code = l.gl_code
          ) found order by place limit 1
        ) r on true
        where l.workspace_id = ${workspaceId}::uuid and l.property_id = ${propertyId}::uuid
          and ${notByHand(reach)} and ${reached(reach)}
      ), changed as (
        update ledger_line l set lineage_id = m.lineage_id, project_id = m.project_id,
          is_unexpected = m.is_unexpected, rule_id = m.rule_id,
          mapped_by = case when m.rule_id is null then null else 'rule' end, version = l.version + 1
        from meant m where l.ctid = m.place
          and (l.lineage_id, l.project_id, l.is_unexpected, l.rule_id, l.mapped_by)
            is distinct from (m.lineage_id, m.project_id, m.is_unexpected, m.rule_id,
              case when m.rule_id is null then null else 'rule' end)
        returning 1
      ) select count(*)::int as lines from changed`,
  );
  return row!.lines;
}

/** Returns a rule of the property. */
export async function findRule(tx: Tx, place: LedgerPlace, ruleId: string): Promise<RuleRow | null> {
  const [row] = await tx
    .select()
    .from(ledgerRule)
    .where(
      and(
        eq(ledgerRule.workspaceId, place.workspaceId),
        eq(ledgerRule.propertyId, place.propertyId),
        eq(ledgerRule.ruleId, ruleId),
      ),
    );
  return row ?? null;
}
