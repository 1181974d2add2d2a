import { drawn } from '../platform/work/kind';
import type { SheetDraft } from './draft';
import { workbookModel, type WorkbookSubject } from './model';
import { assessmentsSheet } from './sheets/assessments';
import { assumptionsSheet } from './sheets/assumptions';
import { checkSheet } from './sheets/about/check';
import { contributionsSheet } from './sheets/contributions';
import { exactCostsSheet, expendituresSheet } from './sheets/costs';
import { fullyFundedSheet } from './sheets/fully-funded';
import { halfCentsSheet } from './sheets/about/half-cents';
import { inventorySheet } from './sheets/inventory';
import { loansSheet } from './sheets/loans';
import { planSheet } from './sheets/plan';
import { readMeSheet } from './sheets/about/read-me';
import { summaryChart, summarySheet } from './summary';
import { writeSheets } from './write';

const SHEETS: readonly ((model: ReturnType<typeof workbookModel>) => SheetDraft)[] = [
  summarySheet,
  planSheet,
  readMeSheet,
  assumptionsSheet,
  contributionsSheet,
  inventorySheet,
  exactCostsSheet,
  expendituresSheet,
  fullyFundedSheet,
  assessmentsSheet,
  loansSheet,
  checkSheet,
  halfCentsSheet,
];

/** Makes the workbook of a plan, whose formulas give the engine's figures to the cent. */
export async function planWorkbook(subject: WorkbookSubject): Promise<Buffer> {
  const model = workbookModel(subject);
  const head = { name: model.propertyName, period: `${model.planName} · Fiscal year ${model.fiscalYear}` };
  return writeSheets(
    SHEETS.map((sheet) => sheet(model)),
    head,
    summaryChart(model),
  );
}

export const planXlsx = drawn('plan.xlsx', planWorkbook);
