import { compoundGrowth, costGrowth } from '@roofline/engine/numeric/growth';
import { at } from '../../platform/files/cell-address';
import type { SheetDraft } from '../draft';
import { COLUMN, FIRST_YEAR_ROW, HEADER_ROW, own, square, SQUARE_YEARS, WORDS } from '../layout';
import type { WorkbookModel } from '../model';
import { growthBySquares } from '../rounding';
import { interestOfYear } from './interest';

const here = (key: keyof typeof COLUMN, row: number) => at(COLUMN[key], row, 'column');

const HEADINGS: Record<keyof typeof COLUMN, string> = {
  index: 'Year no.',
  year: 'Fiscal year',
  inflation: 'Inflation of this year, %',
  interest: 'Interest of this year, %',
  increase: 'Contribution increase of this year, %',
  generalYears: 'Years before at the general inflation',
  ownGrowth: 'Growth of the years with a rate of their own',
  boundaryGrowth: 'Growth of costs to the start of the year',
  costGrowth: 'Growth of costs spent in the year',
  rate: 'Interest rate used, %',
  square: '(1 + rate/12)^2',
  fourth: '(1 + rate/12)^4',
  effective: 'Rate of the year after tax',
  monthly: 'Rate of a month after tax',
  monthlySquare: '(1 + month)^2',
  monthlyFourth: '(1 + month)^4',
  start: 'a - 1: earned by the start balance',
  inflow: 'b - 1: earned by inflows',
  outflow: 'e - 1: lost by outflows',
};

function overrides(sheet: SheetDraft, { plan, fiscalYear }: WorkbookModel, t: number, row: number): void {
  const rates = plan.yearRates?.find(({ year }) => year === t);
  sheet.number(COLUMN.index, row, t, 'whole');
  sheet.formula(COLUMN.year, row, `${own('fiscalYear')}+${here('index', row)}`, fiscalYear + t, 'whole');
  sheet.input(COLUMN.inflation, row, rates?.inflationRate ?? null, 'rate');
  sheet.input(COLUMN.interest, row, rates?.interestRate ?? null, 'rate');
  sheet.input(COLUMN.increase, row, rates?.increaseRate ?? null, 'rate');
}

/** Writes the growth of costs up to a year's start: the plan's inflation in the years before, or those years' own. */
function growthBefore(sheet: SheetDraft, { input }: WorkbookModel, t: number, row: number): void {
  const { inflationRate, yearRates = [] } = input.options;
  const before = yearRates.filter(({ year, rate }) => year >= 0 && year < t && rate !== inflationRate);
  const last = here('inflation', row - 1);
  const isGeneral = `OR(${last}="",${last}=${own('inflation')})`;
  const put = (key: 'generalYears' | 'ownGrowth', formula: string, value: number) =>
    t === 0
      ? sheet.number(COLUMN[key], row, value, key === 'generalYears' ? 'whole' : 'share')
      : sheet.formula(COLUMN[key], row, formula, value, key === 'generalYears' ? 'whole' : 'share');
  put('generalYears', `${here('generalYears', row - 1)}+IF(${isGeneral},1,0)`, t - before.length);
  put(
    'ownGrowth',
    `${here('ownGrowth', row - 1)}*IF(${isGeneral},1,(100+${last})/100)`,
    before.reduce((product, { rate }) => product * ((100 + rate) / 100), 1),
  );
  sheet.formula(
    COLUMN.boundaryGrowth,
    row,
    `${growthBySquares(
      here('generalYears', row),
      SQUARE_YEARS.map((_, bit) => square(bit)),
    )}*${here('ownGrowth', row)}`,
    compoundGrowth(inflationRate, 0, t, yearRates),
    'share',
  );
}

/** Writes the growth of the costs that are spent in a year, up to the point of the year that the plan chooses. */
function growthIn(sheet: SheetDraft, { input }: WorkbookModel, t: number, row: number): void {
  const { inflationRate, inflationTiming, yearRates } = input.options;
  const boundary = here('boundaryGrowth', row);
  const rate = `IF(${here('inflation', row)}="",${own('inflation')},${here('inflation', row)})`;
  sheet.formula(
    COLUMN.costGrowth,
    row,
    `IF(${own('timing')}="${WORDS.timing.endOfYear}",${here('boundaryGrowth', row + 1)},` +
      `IF(${own('timing')}="${WORDS.timing.midYear}",${boundary}*SQRT((100+${rate})/100),${boundary}))`,
    costGrowth(inflationRate, t, inflationTiming, yearRates),
    'share',
  );
}

/** Writes one row for each year, and one more for the boundary after the last. */
export function yearTable(sheet: SheetDraft, model: WorkbookModel): void {
  for (const [key, heading] of Object.entries(HEADINGS))
    sheet.heading(COLUMN[key as keyof typeof COLUMN], HEADER_ROW, heading);
  for (let t = 0; t <= model.years; t++) {
    const row = FIRST_YEAR_ROW + t;
    overrides(sheet, model, t, row);
    growthBefore(sheet, model, t, row);
    if (t === model.years) break;
    growthIn(sheet, model, t, row);
    interestOfYear(sheet, model, t, row);
  }
}
