import type { Transaction } from '@roofline/schema/ledger/transaction';
import { toDollars } from '@roofline/schema/value/money';
import { linesOfYears, type YearLine } from '../../component/service';
import { financialsByProperty } from '../../financials/service';
import { currentYearOf } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';
import { attachedProjects, type ProjectViewing } from '../../project/service';
import { fundOfLine } from '../fund';
import { findAccounts } from '../repository/accounts';
import type { LineRow } from '../repository/lines';
import { findSources } from '../repository/sources';

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

type SetUp = Map<string, { fiscalYear: number; fiscalYearStartMonth: number }[]>;

/** Returns the component's line in the fiscal year of the day, else its newest one. */
function lineOfDay(lines: readonly YearLine[] | undefined, setUp: SetUp, row: LineRow): YearLine | null {
  const year = currentYearOf({ setUp: setUp.get(row.propertyId) ?? [] }, row.date);
  return lines?.find(({ fiscalYear }) => fiscalYear === year) ?? lines?.[0] ?? null;
}

/** The data that decide names and funds of lines. */
interface Beside {
  accounts: Map<string, Awaited<ReturnType<typeof findAccounts>>[number]>;
  sources: Map<string, string>;
  components: Map<string, YearLine[]>;
  setUp: SetUp;
  projects: Awaited<ReturnType<typeof attachedProjects>>;
}

async function besideLines(tx: Tx, viewing: ProjectViewing, rows: readonly LineRow[]): Promise<Beside> {
  const propertyIds = present(rows.map(({ propertyId }) => propertyId));
  const accounts = await findAccounts(tx, propertyIds);
  const sources = await findSources(tx, propertyIds);
  const lineages = present(rows.map(({ lineageId }) => lineageId));
  const projectIds = present(rows.map(({ projectId }) => projectId));
  return {
    accounts: new Map(accounts.map((row) => [`${row.propertyId} ${row.glCode}`, row])),
    sources: new Map(sources.map(({ sourceId, name }) => [sourceId, name])),
    components: await linesOfYears(tx, propertyIds, lineages),
    setUp: lineages.length === 0 ? new Map() : await financialsByProperty(tx, propertyIds),
    projects: projectIds.length === 0 ? new Map() : await attachedProjects(tx, viewing, projectIds),
  };
}

function presentLine(row: LineRow, canEdit: boolean, beside: Beside): Transaction {
  const { lineageId, projectId, sourceFund, runningBalance } = row;
  const account = beside.accounts.get(`${row.propertyId} ${row.glCode}`);
  const component = lineageId && lineOfDay(beside.components.get(lineageId), beside.setUp, row);
  const project = projectId && beside.projects.get(projectId);
  return {
    transactionId: row.transactionId,
    propertyId: row.propertyId,
    date: row.date,
    amount: toDollars(row.amount),
    fund: fundOfLine(account, sourceFund),
    glCode: row.glCode,
    glName: account?.glName ?? row.glCode,
    use: account?.use ?? 'unmapped',
    description: row.description,
    payee: row.payee,
    reference: row.reference,
    externalId: row.externalId,
    sourceName: beside.sources.get(row.sourceId) ?? '',
    propertyComponentId: component ? component.propertyComponentId : null,
    componentName: component ? component.name : null,
    projectId: project ? project.projectId : null,
    projectName: project ? project.name : null,
    isUnexpected: row.isUnexpected,
    mappedBy: row.mappedBy,
    runningBalance: runningBalance === null ? null : toDollars(runningBalance),
    version: row.version,
    viewerCan: { edit: canEdit },
  };
}

/** Returns lines as in the answer, in a few statements however many. The caller has checked the right to see them. */
export async function presentLines(
  tx: Tx,
  viewing: ProjectViewing,
  rows: readonly LineRow[],
): Promise<Transaction[]> {
  if (rows.length === 0) return [];
  const beside = await besideLines(tx, viewing, rows);
  const canEdit = (propertyId: string) => viewing.access.get(propertyId)?.actions.editLedger ?? false;
  return rows.map((row) => presentLine(row, canEdit(row.propertyId), beside));
}
