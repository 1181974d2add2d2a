import { and, asc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { batchesOf, insertBatches, updateBatches } from '../../platform/store/rows';
import { textArray } from '../../platform/store/values';
import { selectWholeList } from '../../platform/store/whole-list';
import type { LedgerLine, LedgerPlace } from '../enter/entry';
import type { Ahead } from '../pending/ahead';
import { ledgerLine } from '../tables';

export type LineRow = typeof ledgerLine.$inferSelect;
export type NewLine = typeof ledgerLine.$inferInsert;

const ofPlace = ({ workspaceId, propertyId }: LedgerPlace): SQL =>
  and(eq(ledgerLine.workspaceId, workspaceId), eq(ledgerLine.propertyId, propertyId))!;

const fromSource = (place: LedgerPlace, sourceId: string, externalIds: readonly string[]): SQL =>
  and(
    ofPlace(place),
    eq(ledgerLine.sourceId, sourceId),
    sql`${ledgerLine.externalId} = any(${textArray(externalIds)})`,
  )!;

const KNOWN = {
  workspaceId: ledgerLine.workspaceId,
  transactionId: ledgerLine.transactionId,
  externalId: ledgerLine.externalId,
  date: ledgerLine.date,
  amount: ledgerLine.amount,
  glCode: ledgerLine.glCode,
  sourceFund: ledgerLine.sourceFund,
  description: ledgerLine.description,
  payee: ledgerLine.payee,
  payeeKey: ledgerLine.payeeKey,
  reference: ledgerLine.reference,
  runningBalance: ledgerLine.runningBalance,
  lineageId: ledgerLine.lineageId,
  projectId: ledgerLine.projectId,
  isUnexpected: ledgerLine.isUnexpected,
  mappedBy: ledgerLine.mappedBy,
  ruleId: ledgerLine.ruleId,
};
/** The fields of a stored line that an entry compares. */
export type KnownLine = Pick<LineRow, keyof typeof KNOWN>;

/** Returns the lines of a source with these external ids. */
export async function findEntered(
  tx: Tx,
  place: LedgerPlace,
  sourceId: string,
  externalIds: readonly string[],
): Promise<KnownLine[]> {
  if (externalIds.length === 0) return [];
  const where = fromSource(place, sourceId, externalIds);
  return selectWholeList(tx, ledgerLine, KNOWN, { where, orderBy: [asc(ledgerLine.transactionId)] });
}

/** Returns those of the external ids that the source has lines of. */
export async function findEnteredIds(
  tx: Tx,
  place: LedgerPlace,
  sourceId: string,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set();
  const [row] = await rowsOf<{ ids: string[] | null }>(
    tx,
    sql`select json_agg(${ledgerLine.externalId}) as ids from ${ledgerLine}
      where ${fromSource(place, sourceId, externalIds)}`,
  );
  return new Set(row!.ids);
}

export async function insertLines(tx: Tx, rows: readonly NewLine[]): Promise<void> {
  await insertBatches(tx, ledgerLine, batchesOf(ledgerLine, rows));
}

const ENTERED_KEYS = [...Object.keys(KNOWN).filter((key) => key !== 'externalId'), 'searchText', 'enteredAt'];

/** Writes changed lines and raises their versions. */
export async function updateLines(tx: Tx, rows: readonly NewLine[]): Promise<void> {
  const batches = batchesOf(ledgerLine, rows, ENTERED_KEYS);
  await updateBatches(tx, ledgerLine, batches, ['workspaceId', 'transactionId']);
}

/** Deletes lines of a source and returns them. */
export async function deleteEntered(
  tx: Tx,
  place: LedgerPlace,
  sourceId: string,
  externalIds: readonly string[],
): Promise<KnownLine[]> {
  const gone = await findEntered(tx, place, sourceId, externalIds);
  if (gone.length > 0) await tx.delete(ledgerLine).where(fromSource(place, sourceId, externalIds));
  return gone;
}

type Likeness = Pick<LedgerLine, 'date' | 'glCode' | 'amount'>;

/** Returns the amount of a stored line with the sign of its account's kind, even before a job has reversed it. */
const amountOf = (ahead: readonly Ahead[]): SQL =>
  ahead.length === 0
    ? sql`${ledgerLine.amount}`
    : sql`case when ${or(
        ...ahead.map(({ glCode, sourceIds, after }) =>
          and(
            eq(ledgerLine.glCode, glCode),
            inArray(ledgerLine.sourceId, [...sourceIds]),
            after === null ? undefined : gt(ledgerLine.date, after),
          ),
        ),
      )} then -${ledgerLine.amount} else ${ledgerLine.amount} end`;

/**
 * Returns the indexes of those lines that another source in the property's ledger also has, by day, account and amount.
 * Equal lines of one source are not duplicates: a month of dues has many of them.
 */
export async function findAlike(
  tx: Tx,
  place: LedgerPlace,
  sourceId: string | null,
  lines: readonly Likeness[],
  ahead: readonly Ahead[] = [],
): Promise<number[]> {
  const ofAnother = sourceId === null ? sql`true` : ne(ledgerLine.sourceId, sourceId);
  // Asks only once for lines that are alike, such as a month of dues.
  const places = new Map<string, number[]>();
  for (const [n, { date, glCode, amount }] of lines.entries()) {
    const key = `${date} ${amount} ${glCode}`;
    const same = places.get(key);
    if (same) same.push(n);
    else places.set(key, [n]);
  }
  const groups = [...places.values()];
  const asked = groups.map(([first], n) => {
    const { date, glCode, amount } = lines[first!]!;
    return { n, date, gl_code: glCode, amount };
  });
  const rows = await rowsOf<{ n: number }>(
    tx,
    sql`select x.n from json_to_recordset(${JSON.stringify(asked)}::json)
        as x(n int, date date, gl_code text, amount bigint)
      where exists (select 1 from ${ledgerLine} where ${ofPlace(place)} and ${ofAnother}
        and ${ledgerLine.glCode} = x.gl_code and ${ledgerLine.date} = x.date and ${amountOf(ahead)} = x.amount)`,
  );
  return rows.flatMap(({ n }) => groups[n]!);
}

/** Returns lines by id, of any property; `lock` locks them until the transaction ends. */
export async function findLines(
  tx: Tx,
  transactionIds: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<LineRow[]> {
  if (transactionIds.length === 0) return [];
  const query = tx
    .select()
    .from(ledgerLine)
    .where(inArray(ledgerLine.transactionId, [...transactionIds]))
    .orderBy(ledgerLine.transactionId);
  return lock ? query.for('update') : query;
}

/** The mapping of a line, by a person or a rule. */
export type LineMapping = Pick<LineRow, 'lineageId' | 'projectId' | 'isUnexpected' | 'mappedBy' | 'ruleId'>;

/** Maps lines and raises their versions. */
export async function mapLines(
  tx: Tx,
  place: LedgerPlace,
  transactionIds: readonly string[],
  mapping: LineMapping,
): Promise<void> {
  await tx
    .update(ledgerLine)
    .set({ ...mapping, version: sql`${ledgerLine.version} + 1` })
    .where(and(ofPlace(place), inArray(ledgerLine.transactionId, [...transactionIds])));
}
