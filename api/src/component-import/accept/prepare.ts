import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { toDollars } from '@roofline/schema/value/money';
import {
  CategoryPositions,
  prepareWrite,
  type ComponentRow,
  type PreparedWrite,
  type WritePlace,
} from '../../component/service';
import { Problem, ruleFailed } from '../../platform/problem';
import type { WorkKind } from '../../platform/work/kind';
import { inventoryItems } from '../matching';
import { previewOf, type StagedImport } from '../preview';

/** A file and the inventory that it goes into, as they were read together. */
export interface AcceptSubject {
  staged: StagedImport;
  components: ComponentRow[];
  categories: readonly { name: string; position: number }[];
  place: WritePlace;
}

/** Everything that accepting writes, and what it answers. */
export interface Acceptance {
  prepared: PreparedWrite;
  answer: ImportAnswer;
}

type Held = ReturnType<typeof previewOf>;

// Everything that stands in the way, each at its row and column.
const REFUSALS = 100;

function refusal({ preview }: Held): Problem {
  if (preview.missingFields.length > 0)
    return new Problem(
      422,
      preview.missingFields.map((field) => ({
        code: 'required',
        detail: `No column fills ${field}`,
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

function writeOf({ evaluation, preview }: Held, components: readonly ComponentRow[]) {
  const byId = new Map(components.map((one) => [one.propertyComponentId, one]));
  const saved = evaluation.rows.filter((one) => one.input !== null);
  const { counts, fileName } = preview;
  return {
    added: saved.filter((one) => one.status === 'new').map(({ input }) => ({ input: input! })),
    changed: saved
      .filter((one) => one.status === 'changed')
      .map(({ input, item }) => ({ input: input!, row: byId.get(item!.propertyComponentId)! })),
    told: `Imported ${fileName}: ${counts.new} added, ${counts.changed} changed, ${counts.unchanged} unchanged`,
  };
}

/** What accepting a file comes to: all of its rows. Throws what stands in the way. */
export function prepareAcceptance({ staged, components, categories, place }: AcceptSubject): Acceptance {
  const names = categories.map(({ name }) => name);
  const held = previewOf(staged, inventoryItems(components), names);
  const { preview, evaluation } = held;
  if (!preview.canAccept) throw refusal(held);
  const write = writeOf(held, components);
  const { counts } = preview;
  return {
    prepared: prepareWrite(place, new CategoryPositions(categories), write).prepared,
    answer: {
      importId: staged.importId,
      created: counts.new,
      updated: counts.changed,
      unchanged: counts.unchanged,
      totalCount: components.length + counts.new,
      totalCurrentCost: toDollars(evaluation.inventoryTotalAfter),
    },
  };
}

/** The same on a thread: thousands of rows take seconds. */
export const acceptanceWork: WorkKind<AcceptSubject, Acceptance> = {
  name: 'component-import.accept',
  class: 'long',
  do: prepareAcceptance,
};
