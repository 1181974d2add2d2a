import { aProjectCompletion } from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';

/** What the service proposes when the project is completed: the roof at what was paid for it, the rest as it is. */
export function completionOf({ propertyComponents, viewerCan }: ProjectDetail, completedOn: string) {
  const fiscalYear = Number(completedOn.slice(0, 4));
  return aProjectCompletion({
    completedOn,
    fiscalYear,
    inventoryYear: 2026,
    paid: viewerCan.viewMoney ? 140_000 : 0,
    components: propertyComponents.map(({ propertyComponentId, name, currentCost }, index) => ({
      propertyComponentId,
      name,
      version: 3,
      currentCost: currentCost ?? 0,
      usefulLife: 20,
      remainingUsefulLife: 0,
      lastReplacedYear: null,
      isOneTime: false,
      actualCost: index === 0 ? 140_000.5 : (currentCost ?? 0),
      actualCostSource: index === 0 ? 'payments' : 'estimate',
      newLastReplacedYear: fiscalYear,
      newRemainingUsefulLife: 20 - (2026 - fiscalYear),
    })),
  });
}
