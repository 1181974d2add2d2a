import { fullyFundedShares } from '@roofline/engine/inventory/fully-funded';
import { compensatedSum } from '@roofline/engine/numeric/cents';
import { at } from '../../platform/files/cell-address';
import type { SheetDraft } from '../draft';
import { ofYear } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { exactSum, wholeCents } from '../rounding';
import { componentGrid, gridColumn, gridYear } from './costs';
import { FIRST_COMPONENT_ROW, ofComponent } from './inventory';

const NAME = 'Fully funded';

const totalRow = ({ components }: WorkbookModel) => FIRST_COMPONENT_ROW + components.length;

/** Returns the cell of the fully funded balance at boundary k for other sheets. */
export const fullyFundedOf = (model: WorkbookModel, k: number): string =>
  `'${NAME}'!${at(gridColumn(k), totalRow(model) + 1, 'both')}`;

/** Returns cost * age / life * growth at boundary k: the age rises to the life until the work is due, then from 1. */
function share(row: number, k: number): string {
  const boundary = gridYear(k);
  const [cost, due, first] = [
    ofComponent('usedCost', row),
    ofComponent('due', row),
    ofComponent('firstCycle', row),
  ];
  const [life, once] = [ofComponent('usedLife', row), ofComponent('oneTime', row)];
  const firstCycle = `${cost}*MAX(0,${first}-${due}+${boundary})/${first}`;
  const later = `IF(${once}="Yes",0,${cost}*(MOD(${boundary}-${due}-1,${life})+1)/${life})`;
  return `IF(${boundary}<=${due},${firstCycle},${later})*${ofYear('boundaryGrowth', k)}`;
}

/** Writes fully funded balances by component at the start of each year, and at the end of the last. */
export function fullyFundedSheet(model: WorkbookModel): SheetDraft {
  const { input, schedule, years } = model;
  const sheet = componentGrid(
    NAME,
    'Fully funded balance at the start of each year, in cents',
    model,
    years + 1,
  );
  const total = totalRow(model);
  sheet.heading(0, total, 'Sum before rounding, cents');
  sheet.heading(0, total + 1, 'Fully funded balance');
  for (let k = 0; k <= years; k++) {
    const column = gridColumn(k);
    const shares = fullyFundedShares(input.components, k, input.options);
    shares.forEach((value, index) =>
      sheet.formula(
        column,
        FIRST_COMPONENT_ROW + index,
        share(FIRST_COMPONENT_ROW + index, k),
        value,
        'cents',
      ),
    );
    const range = `${at(column, FIRST_COMPONENT_ROW)}:${at(column, total - 1)}`;
    const sum = shares.length > 0 ? exactSum(range) : '0';
    sheet.formula(column, total, sum, compensatedSum(shares), 'cents');
    const rounded = wholeCents(model.halves, at(column, total), `'${NAME}'`);
    sheet.formula(column, total + 1, `${rounded}/100`, dollars(schedule.fullyFunded[k]!), 'money');
  }
  return sheet;
}
