import { costGrowth } from '@roofline/engine/numeric/growth';
import { occurrenceYears, workCost } from '@roofline/engine/inventory/schedule';
import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { ofYear } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { wholeCents } from '../rounding';
import { FIRST_COMPONENT_ROW, ofComponent } from './inventory';

const EXACT = 'Costs';
const SPENT = 'Expenditures';
const FIRST_COLUMN = 2;
const INDEX_ROW = 2;
const HEADER_ROW = 3;

const totalRow = ({ components }: WorkbookModel) => FIRST_COMPONENT_ROW + components.length;

/** Returns the cell of a year's expenditures for other sheets. */
export const expendituresOf = (model: WorkbookModel, t: number): string =>
  `${SPENT}!${at(FIRST_COLUMN + t, totalRow(model), 'both')}`;

/** Writes a sheet with a row for each component and a column for each of `columns` years or boundaries. */
export function componentGrid(
  name: string,
  title: string,
  model: WorkbookModel,
  columns: number,
): SheetDraft {
  const widths = [44, 26, ...Array.from({ length: columns }, () => 15)];
  const sheet = new SheetDraft(name, widths, { rows: HEADER_ROW, columns: 1 });
  sheet.title(title);
  sheet.text(0, INDEX_ROW, 'Year no.');
  sheet.heading(0, HEADER_ROW, 'Component');
  sheet.heading(1, HEADER_ROW, 'Category');
  for (let k = 0; k < columns; k++) {
    sheet.number(FIRST_COLUMN + k, INDEX_ROW, k, 'whole');
    sheet.formula(FIRST_COLUMN + k, HEADER_ROW, ofYear('year', k), model.fiscalYear + k, 'whole');
  }
  model.components.forEach((component, index) => {
    const row = FIRST_COMPONENT_ROW + index;
    sheet.text(0, row, component.name);
    sheet.text(1, row, component.category);
  });
  return sheet;
}

/** `gridYear` returns the cell with the number of a column's year, `gridColumn` the column itself. */
export const gridYear = (k: number): string => at(FIRST_COLUMN + k, INDEX_ROW, 'row');
export const gridColumn = (k: number): number => FIRST_COLUMN + k;

/**
 * Writes the costs of due works before rounding: the component's cost times the year's growth of costs. A change of all
 * costs does not affect completed work.
 */
export function exactCostsSheet(model: WorkbookModel): SheetDraft {
  const { input, years } = model;
  const { inflationRate, inflationTiming, yearRates } = input.options;
  const sheet = componentGrid(EXACT, 'Costs before rounding, in cents', model, years);
  input.components.forEach((component, index) => {
    const row = FIRST_COMPONENT_ROW + index;
    const [due, life, once] = [
      ofComponent('due', row),
      ofComponent('usedLife', row),
      ofComponent('oneTime', row),
    ];
    const works = new Set(occurrenceYears(component, years));
    for (let t = 0; t < years; t++) {
      const year = gridYear(t);
      const isDue = `AND(${year}>=${due},IF(${once}="Yes",${year}=${due},MOD(${year}-${due},${life})=0))`;
      const growth = costGrowth(inflationRate, t, inflationTiming, yearRates);
      const isKnown = component.isDone && t === component.remainingUsefulLife;
      const cost = isKnown ? `ROUND(${ofComponent('cost', row)}*100,0)` : ofComponent('usedCost', row);
      sheet.formula(
        FIRST_COLUMN + t,
        row,
        `IF(${isDue},${cost}*${ofYear('costGrowth', t)},0)`,
        works.has(t) ? workCost(component, t) * growth : 0,
        'cents',
      );
    }
  });
  return sheet;
}

/** Writes expenditures by component and year, each work rounded to cents once, with the total of each year. */
export function expendituresSheet(model: WorkbookModel): SheetDraft {
  const { components, schedule, years } = model;
  const sheet = componentGrid(SPENT, 'Expenditures', model, years);
  const spent = new Map(
    schedule.occurrences.map(({ componentId, t, cost }) => [`${componentId} ${t}`, cost]),
  );
  const total = totalRow(model);
  sheet.heading(0, total, 'Total');
  for (let t = 0; t < years; t++) {
    const column = FIRST_COLUMN + t;
    components.forEach(({ id }, index) => {
      const row = FIRST_COMPONENT_ROW + index;
      const exact = `${EXACT}!${at(column, row)}`;
      const value = dollars(spent.get(`${id} ${t}`) ?? 0);
      sheet.formula(column, row, `${wholeCents(model.halves, exact)}/100`, value, 'money');
    });
    const range = `${at(column, FIRST_COMPONENT_ROW)}:${at(column, total - 1)}`;
    const formula = components.length > 0 ? `ROUND(SUM(${range}),2)` : '0';
    sheet.formula(column, total, formula, dollars(schedule.expenditures[t]!), 'money');
  }
  return sheet;
}
