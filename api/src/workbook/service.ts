import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { documentName } from '../platform/files/document-name';
import type { PlanForDocuments } from '../plan/service';
import type { WorkbookSubject } from './model';

/** Returns the input of a plan's workbook. */
export function workbookSubject(of: PlanForDocuments, madeOn: string): WorkbookSubject {
  return {
    propertyName: of.property.name,
    planName: of.plan.name,
    fiscalYear: of.fiscalYear,
    madeOn,
    plan: fundingPlanOf(of.settings, of.fiscalYear),
    components: of.inventory.map((line) => ({
      id: line.propertyComponentId,
      name: line.name,
      category: line.category,
      currentCost: line.currentCost,
      usefulLife: line.usefulLife,
      remainingUsefulLife: line.remainingUsefulLife,
      isOneTime: line.isOneTime,
      ...(line.isDone ? { isDone: true } : {}),
    })),
  };
}

/** Returns for example `Alder Creek Gardens Full funding 2026.xlsx`, without invalid characters. */
export function workbookName({ property, plan, fiscalYear }: PlanForDocuments): string {
  return documentName(`${property.name} ${plan.name} ${fiscalYear}`, 'xlsx');
}
