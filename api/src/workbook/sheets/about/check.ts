import { at } from '../../../platform/files/cell-address';
import { SheetDraft } from '../../draft';
import { dollars, type WorkbookModel } from '../../model';
import { ofPlan, PLAN_MONEY, planHeading } from '../plan';

const NAME = 'Check';
const FIRST_ROW = 7;
const SUMMARY_ROW = 4;

/** Writes the plan's figures as Roofline computed them, beside those of the formulas, with the differences. */
export function checkSheet(model: WorkbookModel): SheetDraft {
  const count = PLAN_MONEY.length;
  const sheet = new SheetDraft(NAME, [26, ...Array.from({ length: 2 * count }, () => 17)], {
    rows: 6,
    columns: 1,
  });
  sheet.title('Check: the figures of Roofline, and how much the formulas differ from them');
  sheet.text(
    0,
    2,
    'All differences are 0 until you change something; then they show the effect of your change.',
  );
  sheet.heading(0, SUMMARY_ROW, 'Largest difference');
  sheet.heading(0, FIRST_ROW - 1, 'Fiscal year');
  PLAN_MONEY.forEach((key, index) => {
    sheet.heading(1 + index, FIRST_ROW - 1, planHeading(key));
    sheet.heading(1 + count + index, FIRST_ROW - 1, `${planHeading(key)}: difference`);
    model.projection.rows.forEach((row, t) => {
      const at0 = FIRST_ROW + t;
      sheet.number(0, at0, model.fiscalYear + t, 'whole');
      sheet.number(1 + index, at0, dollars(row[key]), 'money');
      const difference = `ROUND(${ofPlan(key, t)}-${at(1 + index, at0)},2)`;
      sheet.formula(1 + count + index, at0, difference, 0, 'money');
    });
  });
  const last = FIRST_ROW + model.years - 1;
  const all = `${at(1 + count, FIRST_ROW)}:${at(2 * count, last)}`;
  sheet.formula(1, SUMMARY_ROW, `MAX(MAX(${all}),-MIN(${all}))`, 0, 'money');
  return sheet;
}
