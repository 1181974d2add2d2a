import { unitCostOfActual } from '@roofline/engine/roll-forward/component-cost';
import { limits } from '@roofline/schema/value/limits';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { ComponentRow } from '../repository';
import { costPartsOf, inputOf } from '../values';
import type { ComponentChange } from './changes';
import { lockInventory, saveInventory } from './inventory';

/** The columns that the replacement of a component sets, and that undoing it restores. */
export type Replacement = Pick<
  ComponentRow,
  'unitCost' | 'remainingUsefulLife' | 'lastReplacedYear' | 'replacementCost'
>;

/** Returns these columns of a stored line. */
export const replacementOf = (row: Replacement): Replacement => ({
  unitCost: row.unitCost,
  remainingUsefulLife: row.remainingUsefulLife,
  lastReplacedYear: row.lastReplacedYear,
  replacementCost: row.replacementCost,
});

/**
 * Returns the unit cost at which the line's cost equals that of its replacement; quantity and percent replaced stay.
 * null where one unit would cost more than a component may.
 */
export function replacementAt(row: ComponentRow, actualCost: Cents): Cents | null {
  const parts = costPartsOf(row);
  const most = toCents(limits.componentCostMax);
  if ((actualCost * 100) / (parts.quantity * parts.percentReplaced) > most) return null;
  return unitCostOfActual(actualCost, parts);
}

/** A line, its new values after a project's work, and the activities for it. */
export interface ReplacedLine {
  row: ComponentRow;
  to: Replacement;
  told: readonly ComponentChange[];
}

/**
 * Changes lines of one year's inventory by a project's work, like every other edit of components: records the activity
 * and computes the plans again. Returns the changed rows. The year must be open to changes.
 */
export async function replaceComponents(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  at: { propertyId: string; fiscalYear: number; projectId: string },
  lines: readonly ReplacedLine[],
): Promise<ComponentRow[]> {
  const held = await lockInventory(tx, deps, actor, at);
  const changed = lines.map(({ row, to, told }) => {
    const { unitCost, replacementCost, ...lives } = to;
    const input = { ...inputOf(row), ...lives, unitCost: toDollars(unitCost) };
    return { row, input, replacementCost, told, projectId: at.projectId };
  });
  return saveInventory(tx, deps, held, { changed });
}
