import type { ImportAnswer } from '@roofline/schema/component-import';
import { toDollars } from '@roofline/schema/money';
import { lockInventory, readCategories, saveInventory, type InventoryWrite } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { Problem, ruleFailed } from '../platform/problem';
import { previewOf } from './preview';
import { updateImport } from './repository';
import { inventoryItems, reachImport, stagedOf } from './service';

const plural = (n: number, one: string) => `${n} ${one}`;

// Everything that stands in the way, each at its row and column.
const REFUSALS = 100;

function refusal(preview: ReturnType<typeof previewOf>['preview']): Problem {
  if (preview.missingFields.length > 0)
    return new Problem(
      422,
      preview.missingFields.map((field) => ({
        code: 'required',
        detail: `No column feeds ${field}`,
        field: 'columns',
      })),
    );
  if (preview.problems.length === 0) return ruleFailed('The file has no component to import');
  return new Problem(
    422,
    preview.problems.slice(0, REFUSALS).map(({ row, column, detail }) => ({
      code: 'invalid',
      detail: column === null ? `Row ${row}: ${detail}` : `Row ${row}, column ${column}: ${detail}`,
      field: `rows.${row}`,
    })),
  );
}

/**
 * Saves a preview: all of its rows or none. The file is held against the inventory once more under the lock of the
 * property, so that what was added in the meantime is found and not added twice. Accepting again gives the first answer.
 */
export async function acceptImport(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  importId: string,
): Promise<ImportAnswer> {
  const found = await reachImport(tx, actor, importId);
  const firstAnswer = (row: typeof found) => (row.mapping as { answer?: ImportAnswer }).answer;
  if (found.acceptedAt !== null) return firstAnswer(found)!;
  const held = await lockInventory(tx, deps, actor, found);
  const row = await reachImport(tx, actor, importId, { lock: true });
  if (row.acceptedAt !== null) return firstAnswer(row)!;

  const categories = (await readCategories(tx, row.propertyId)).list.map(({ name }) => name);
  const { evaluation, preview } = previewOf(stagedOf(row), inventoryItems(held.rows), categories);
  if (!preview.canAccept) throw refusal(preview);

  const byId = new Map(held.rows.map((one) => [one.propertyComponentId, one]));
  const saved = evaluation.rows.filter((one) => one.input !== null);
  const { counts } = preview;
  const write: InventoryWrite = {
    added: saved.filter((one) => one.status === 'new').map(({ input }) => ({ input: input! })),
    changed: saved
      .filter((one) => one.status === 'changed')
      .map(({ input, item }) => ({ input: input!, row: byId.get(item!.propertyComponentId)! })),
    told: `Imported ${row.fileName}: ${plural(counts.new, 'added')}, ${plural(counts.changed, 'changed')}, ${plural(counts.unchanged, 'unchanged')}`,
  };
  await saveInventory(tx, deps, held, write);
  const answer: ImportAnswer = {
    importId: row.importId,
    created: counts.new,
    updated: counts.changed,
    unchanged: counts.unchanged,
    totalCount: held.rows.length + counts.new,
    totalCurrentCost: toDollars(evaluation.inventoryTotalAfter),
  };
  await updateImport(tx, row, {
    acceptedAt: deps.clock.now(),
    mapping: { ...(row.mapping as object), answer },
  });
  return answer;
}
