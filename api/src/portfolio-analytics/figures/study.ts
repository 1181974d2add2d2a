import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { CostParts, ReserveComponent } from '@roofline/engine/types';
import type { ComputedFunding } from '../../plan/service';

/** A component for projections: cost in cents, useful and remaining life, one-time or not, parts of the cost, done or not. */
type PackedComponent = readonly [
  currentCost: number,
  usefulLife: number,
  remainingUsefulLife: number,
  isOneTime: 0 | 1,
  parts: readonly [quantity: number, unitCostCents: number, percentReplaced: number] | 0,
  isDone: 0 | 1,
];

/** The input to project an association again, without names and ids: a component's id is its position. */
interface PackedStudy {
  fiscalYear: number;
  funding: FundingPlan;
  components: readonly PackedComponent[];
}

const packedParts = (parts: CostParts | undefined): PackedComponent[4] =>
  parts ? [parts.quantity, parts.unitCostCents, parts.percentReplaced] : 0;

/** Returns the stored text of a study. */
export function packStudy({ basis, funding }: Pick<ComputedFunding, 'basis' | 'funding'>): string {
  const places = new Map(basis.components.map((line, place) => [line.propertyComponentId, String(place)]));
  const moves = Object.entries(funding.moves ?? {}).flatMap(([id, year]) => {
    const place = places.get(id);
    return place === undefined ? [] : [[place, year] as const];
  });
  const packed: PackedStudy = {
    fiscalYear: basis.fiscalYear,
    funding: { ...funding, moves: Object.fromEntries(moves) },
    components: basis.components.map((line) => [
      line.currentCost,
      line.usefulLife,
      line.remainingUsefulLife,
      line.isOneTime ? 1 : 0,
      packedParts(line.costParts),
      line.isDone ? 1 : 0,
    ]),
  };
  return JSON.stringify(packed);
}
/** Decodes a stored study for the engine. */
export function unpackStudy(
  text: string,
): Omit<PackedStudy, 'components'> & { components: ReserveComponent[] } {
  const { components, ...study } = JSON.parse(text) as PackedStudy;
  return {
    ...study,
    components: components.map(
      ([currentCost, usefulLife, remainingUsefulLife, oneTime, parts, done], place) => ({
        id: String(place),
        category: '',
        currentCost,
        usefulLife,
        remainingUsefulLife,
        isOneTime: oneTime === 1,
        ...(done ? { isDone: true } : {}),
        ...(parts === 0
          ? {}
          : { costParts: { quantity: parts[0], unitCostCents: parts[1], percentReplaced: parts[2] } }),
      }),
    ),
  };
}
