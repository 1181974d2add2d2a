import { rolledComponent } from '@roofline/engine/roll-forward/component';
import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import type { ReserveComponent } from '@roofline/engine/types';
import type { Cents } from '@roofline/schema/value/money';
import patterns from './inventory-patterns.json' with { type: 'json' };

/** One component of a demo inventory; `key` is the same in every year. */
export interface DemoLine {
  key: string;
  name: string;
  category: string;
  unitOfMeasure: string;
  quantity: number;
  unitCost: Cents;
  percentReplaced: number;
  usefulLife: number;
  remainingUsefulLife: number;
  isOneTime: boolean;
}

type PatternLine = {
  name: string;
  category: string;
  unitOfMeasure: string;
  per: string;
  quantity: number;
  unitCost: number;
  usefulLife: number;
  percentReplaced?: number;
};
export type PatternName = keyof typeof patterns;

/** Inventory of a small property: its pattern, sized by its units, aged by its place in the list and nothing else. */
export function patternLines(pattern: PatternName, units: number, place: number): DemoLine[] {
  return (patterns[pattern] as PatternLine[]).map((line, index) => ({
    key: String(index),
    name: line.name,
    category: line.category,
    unitOfMeasure: line.unitOfMeasure,
    quantity: line.per === 'unit' ? Math.max(1, Math.round(line.quantity * units)) : line.quantity,
    unitCost: Math.round(line.unitCost * 100),
    percentReplaced: line.percentReplaced ?? 100,
    usefulLife: line.usefulLife,
    remainingUsefulLife: (7 * index + 5 * place + 3) % line.usefulLife,
    isOneTime: false,
  }));
}

/** Cost of one occurrence in cents. */
export function costOf(line: DemoLine): Cents {
  return currentCostCents({ ...line, unitCostCents: line.unitCost });
}

/** Lines as the engine counts them. */
export function engineLines(lines: readonly DemoLine[]): ReserveComponent[] {
  return lines.map((line) => ({ ...line, id: line.key, currentCost: costOf(line) }));
}

/** The inventory as it stood `years` before: costs deflated, lives turned back past the replacements in between. */
export function rolledBack(lines: readonly DemoLine[], years: number, inflationPoints: number): DemoLine[] {
  const growth = (1 + inflationPoints / 100) ** years;
  return lines.map((line) => {
    const life = line.remainingUsefulLife + years;
    const repeats = !line.isOneTime && line.remainingUsefulLife < line.usefulLife;
    return {
      ...line,
      unitCost: Math.round(line.unitCost / growth),
      remainingUsefulLife: repeats ? life % line.usefulLife : life,
    };
  });
}

/** The inventory a year later, all work that was due done. */
export function rolledForward(lines: readonly DemoLine[], inflationPoints: number): DemoLine[] {
  return lines.flatMap((line) => {
    const rolled = rolledComponent(
      { ...line, unitCostCents: line.unitCost },
      line.remainingUsefulLife === 0 ? { outcome: 'done' } : null,
      { inflationRate: inflationPoints },
    );
    if (!rolled) return [];
    return [{ ...line, unitCost: rolled.unitCostCents, remainingUsefulLife: rolled.remainingUsefulLife }];
  });
}
