import type { PropertyImport, PropertyImportInput } from '@roofline/schema/property-import/property-import';
import { isNumber } from '@roofline/schema/value/cross-field';
import { toCents } from '@roofline/schema/value/money';
import type { Workspace } from '@roofline/schema/workspace/workspace';
import { inputCost } from '../component-import/access';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import { ruleFailed } from '../platform/problem';
import type { Once } from '../platform/route/declaration';
import { cutText } from '../platform/sheets/cell-text';
import type { UploadedSheet } from '../platform/upload/sheet';
import { chooseWorkspace } from '../property/add';
import { presentImport, requireImport } from './access';
import { existing } from './existing';
import type { ReadProperty, ReadWorkbook } from './reading/workbook';
import { deleteImportsBefore, deleteWaitingBut, insertImport, type NewLine } from './repository';
import { propertiesReading } from './work';

/** An uploaded workbook with its actor. */
interface Upload {
  actor: Actor;
  signal: AbortSignal;
  input: PropertyImportInput;
  file: UploadedSheet;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The most workbooks of one user that wait; a new one replaces the oldest. */
const WAITING = 5;
/** A workbook of 300 properties takes seconds, while many others wait for their turn. */
const RUN_MS = 60_000;

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? cutText(value, most) : null);
const intOf = (value: unknown) =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 31 ? (value as number) : null;
const centsOf = (value: unknown) => (isNumber(value) && Math.abs(value) < 1e12 ? toCents(value) : null);

const LONGEST = 250;

function lineOf(
  key: Pick<NewLine, 'workspaceId' | 'propertyImportId'>,
  index: number,
  { row, name, body, components, problems, problemCount, notes }: ReadProperty,
  isThere: boolean,
): NewLine {
  const status = isThere ? 'exists' : problemCount > 0 ? 'problems' : 'ready';
  const isReady = status === 'ready';
  const financial = (body.propertyFinancial ?? {}) as Record<string, unknown>;
  return {
    ...key,
    position: index + 1,
    sheetRow: row,
    status,
    name: cutText(name, LONGEST),
    city: textOf(body.city, LONGEST),
    state: textOf(body.state, LONGEST),
    numberOfUnits: intOf(body.numberOfUnits),
    startingReserveBalance: centsOf(financial.yearEndReserveBalance),
    componentCount: components.length,
    componentsCost: components.reduce((sum, each) => sum + inputCost(each), 0),
    body: isReady ? body : null,
    components: isReady ? components : null,
    problems: status === 'problems' ? problems : [],
    problemCount: status === 'problems' ? problemCount : 0,
    notes,
    newPropertyId: newId(),
  };
}

async function keep(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { actor, file }: Upload,
  { workspaceId }: Workspace,
  read: ReadWorkbook,
): Promise<PropertyImport> {
  const now = clock.now();
  const key = { workspaceId, propertyImportId: newId() };
  const there = await existing(tx, workspaceId);
  const lines = read.properties.map((each, index) => lineOf(key, index, each, there.has(each.body)));
  await deleteImportsBefore(tx, workspaceId, new Date(now.getTime() - KEPT_MS));
  await deleteWaitingBut(tx, { workspaceId, userId: actor.userId }, WAITING - 1);
  const about = { userId: actor.userId, fileName: file.fileName, createdAt: now, remarks: read.remarks };
  await insertImport(
    tx,
    { ...key, ...about, problems: read.problems, problemCount: read.problemCount },
    lines,
  );
  return presentImport(tx, actor, await requireImport(tx, actor, key.propertyImportId));
}

/** Reads a workbook of properties in a turn and stores a preview; nothing is added yet. */
export async function uploadProperties(deps: Deps, upload: Upload, once: Once): Promise<PropertyImport> {
  const { actor, signal, input, file } = upload;
  const workspace = await deps.database.tenant(actor, (tx) => chooseWorkspace(tx, actor, input), {
    readOnly: true,
  });
  if (!workspace) throw ruleFailed('Portfolio is required', 'workspaceId', 'required');
  const reading = { today: deps.clock.today(), hasLoanAnalysis: workspace.featureToggleLoanAnalysis };
  const { fileName, sha256 } = file;
  const asked = {
    actor,
    signal,
    class: propertiesReading.class,
    workspaceId: workspace.workspaceId,
    runMs: RUN_MS,
  };
  const read = await deps.work.turn(asked, async (turn) =>
    turn.run(propertiesReading, { fileName, bytes: await file.bytes(), reading }),
  );
  return once((tx) => keep(tx, deps, upload, workspace, read), { ...input, fileName, sha256 });
}
