import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { assumption } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { wholeCents } from '../rounding';

const COLUMN = {
  name: 0,
  category: 1,
  cost: 2,
  life: 3,
  remaining: 4,
  oneTime: 5,
  movedTo: 6,
  exactCost: 7,
  usedCost: 8,
  usedLife: 9,
  due: 10,
  firstCycle: 11,
} as const;
type Key = keyof typeof COLUMN;

const HEADINGS: Record<Key, string> = {
  name: 'Component',
  category: 'Category',
  cost: 'Current cost',
  life: 'Useful life, years',
  remaining: 'Remaining useful life, years',
  oneTime: 'One time',
  movedTo: 'Moved to fiscal year',
  exactCost: 'Cost before rounding, cents',
  usedCost: 'Cost used, cents',
  usedLife: 'Life used, years',
  due: 'Years to the next work',
  firstCycle: 'Life of the running cycle, years',
};

/** The first row of components, on this sheet and on all others with a row for each. */
export const FIRST_COMPONENT_ROW = 4;
const NAME = 'Inventory';

/** Returns the cell of a component's figure in the same row for other sheets. */
export const ofComponent = (key: Key, row: number): string => `${NAME}!${at(COLUMN[key], row, 'column')}`;

function row(sheet: SheetDraft, model: WorkbookModel, index: number): void {
  const { plan, components, input, fiscalYear, halves } = model;
  const component = components[index]!;
  const used = input.components[index]!;
  const at0 = FIRST_COMPONENT_ROW + index;
  const here = (key: Key) => at(COLUMN[key], at0, 'column');
  const due = plan.moves?.[component.id] ?? (component.isDone ? component.remainingUsefulLife : undefined);
  sheet.text(COLUMN.name, at0, component.name);
  sheet.text(COLUMN.category, at0, component.category);
  sheet.input(COLUMN.cost, at0, dollars(component.currentCost), 'money');
  sheet.input(COLUMN.life, at0, component.usefulLife);
  sheet.input(COLUMN.remaining, at0, component.remainingUsefulLife);
  sheet.input(COLUMN.oneTime, at0, component.isOneTime ? 'Yes' : 'No');
  sheet.input(COLUMN.movedTo, at0, due === undefined || due < 0 ? null : fiscalYear + due);
  const factor = (100 + (plan.costShock ?? 0)) / 100;
  const put = (key: Key, formula: string, value: number, format: 'cents' | 'whole' = 'whole') =>
    sheet.formula(COLUMN[key], at0, formula, value, format);
  put(
    'exactCost',
    `ROUND(${here('cost')}*100,0)*${assumption('costFactor')}`,
    component.currentCost * factor,
    'cents',
  );
  put('usedCost', wholeCents(halves, here('exactCost'), NAME), used.currentCost);
  put('usedLife', `MAX(1,${here('life')}+${assumption('lifeChange')})`, used.usefulLife);
  const moved = `${here('movedTo')}-${assumption('fiscalYear')}`;
  put(
    'due',
    `IF(${here('movedTo')}="",MAX(0,${here('remaining')}+${assumption('lifeChange')}),${moved})`,
    used.remainingUsefulLife,
  );
  put(
    'firstCycle',
    `IF(${here('movedTo')}="",${here('usedLife')},MAX(1,${here('life')}+${moved}-${here('remaining')}))`,
    used.firstCycleLife ?? used.usefulLife,
  );
}

/** Writes the components as they are, and as the plan uses them after its changes of costs, lives and single works. */
export function inventorySheet(model: WorkbookModel): SheetDraft {
  const sheet = new SheetDraft(NAME, [44, 26, 16, 12, 14, 10, 14, 18, 16, 12, 14, 16], {
    rows: 3,
    columns: 1,
  });
  sheet.title('Inventory');
  for (const [key, heading] of Object.entries(HEADINGS)) sheet.heading(COLUMN[key as Key], 3, heading);
  model.components.forEach((_, index) => row(sheet, model, index));
  const total = FIRST_COMPONENT_ROW + model.components.length;
  sheet.heading(COLUMN.name, total, 'Total');
  const costs = `${at(COLUMN.cost, FIRST_COMPONENT_ROW)}:${at(COLUMN.cost, total - 1)}`;
  const sum = model.components.reduce((cents, { currentCost }) => cents + currentCost, 0);
  const formula = model.components.length > 0 ? `ROUND(SUM(${costs}),2)` : '0';
  sheet.formula(COLUMN.cost, total, formula, dollars(sum), 'money');
  return sheet;
}
