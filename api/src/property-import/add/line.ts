import type { PropertyImportProblem } from '@roofline/schema/property-import/property-import';
import { writeLines, type PreparedWrite } from '../../component/service';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { JobRun } from '../../platform/jobs/kind';
import { Problem } from '../../platform/problem';
import { addProperty } from '../../property/add';
import { existing } from '../existing';
import { selectLine, updateLine, type ImportRow, type WholeLine } from '../repository';
import { componentsOfNew } from './prepare';

/** Limits while other work computes. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

type Adding = Pick<JobRun, 'actor' | 'signal' | 'hold'>;

/** Empties a line whose property is added or refused. */
const DONE = { body: null, components: null };

function prepare(
  deps: Deps,
  { actor, signal }: Adding,
  file: ImportRow,
  line: WholeLine,
): Promise<PreparedWrite> {
  const { workspaceId, newPropertyId: propertyId, name: propertyName } = line;
  const { startingFiscalYear } = line.body!.propertyFinancial as { startingFiscalYear: number };
  const place = {
    workspaceId,
    propertyId,
    propertyName,
    fiscalYear: startingFiscalYear,
    actor: { userId: actor.userId, fullName: actor.fullName },
    now: deps.clock.now(),
  };
  const subject = { place, components: line.components!, fileName: file.fileName };
  const asked = { actor, signal, workspaceId, class: componentsOfNew.class, waitMs: WAIT_MS, runMs: RUN_MS };
  return deps.work.turn(asked, (turn) => turn.run(componentsOfNew, subject));
}

/** Adds the property with its components and plans, and marks it as added: everything or nothing. */
async function write(
  tx: Tx,
  deps: Deps,
  { actor, hold }: Adding,
  { file, line, prepared }: { file: ImportRow; line: WholeLine; prepared: PreparedWrite },
): Promise<void> {
  await hold(tx);
  const { workspaceId, position, newPropertyId: propertyId } = line;
  const held = await selectLine(tx, file, position, { lock: true });
  if (held?.status !== 'ready') return;
  if ((await existing(tx, workspaceId)).has(line.body!))
    return updateLine(tx, file, position, { ...DONE, status: 'exists' });
  await addProperty(
    tx,
    deps,
    actor,
    { ...line.body, workspaceId },
    {
      propertyId,
      furnish: (place) => writeLines(tx, place, prepared),
    },
  );
  await updateLine(tx, file, position, { ...DONE, status: 'added' });
}

const refusals = ({ errors }: Problem): PropertyImportProblem[] =>
  errors.map(({ detail }) => ({ sheetName: null, row: null, column: null, value: null, detail }));

/** Decides whether a refusal concerns only this property: a lost right ends the whole job. */
const isOfTheProperty = (fault: unknown): fault is Problem =>
  fault instanceof Problem && fault.status === 422;

/** Adds one property of a workbook; a refused one gets its problems, and the others go on. */
export async function addLine(deps: Deps, job: Adding, file: ImportRow, position: number): Promise<void> {
  const { actor } = job;
  const line = await deps.database.tenant(actor, (tx) => selectLine(tx, file, position), { readOnly: true });
  if (line?.status !== 'ready') return;
  const prepared = await prepare(deps, job, file, line);
  try {
    await deps.database.tenant(actor, (tx) => write(tx, deps, job, { file, line, prepared }));
  } catch (fault) {
    if (!isOfTheProperty(fault)) throw fault;
    const problems = refusals(fault);
    await deps.database.tenant(actor, async (tx) => {
      await job.hold(tx);
      await updateLine(tx, file, position, {
        ...DONE,
        status: 'failed',
        problems,
        problemCount: problems.length,
      });
    });
  }
}
