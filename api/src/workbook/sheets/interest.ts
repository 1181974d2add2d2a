import { earnedSharesByYear, effectiveRate } from '@roofline/engine/projection/interest';
import { rateOfYear } from '@roofline/engine/numeric/growth';
import { at } from '../../platform/files/cell-address';
import type { SheetDraft } from '../draft';
import { COLUMN, own, WORDS } from '../layout';
import type { WorkbookModel } from '../model';

type Key = keyof typeof COLUMN;

const is = (key: 'convention' | 'basis', word: string) => `${own(key)}="${word}"`;
const kept = () => `((100-${own('tax')})/100)`;

/** Returns the formulas of a year's interest, each step as in the engine. `cell` names a figure of the same year. */
function formulas(cell: (key: Key) => string): Partial<Record<Key, string>> {
  const [i, j, fourth] = [cell('effective'), cell('monthly'), cell('monthlyFourth')];
  const year = `(${fourth}*(${fourth}*${fourth})-1)`;
  const { monthly, average, beginningBalance } = WORDS.convention;
  const flow = (monthlyShare: string) =>
    `IF(${is('convention', monthly)},${monthlyShare},IF(${is('convention', beginningBalance)},0,` +
    `IF(${is('convention', average)},${i}/2/(1-${i}/2),${i}/2)))`;
  return {
    rate: `IF(${cell('interest')}="",${own('interest')},${cell('interest')})`,
    square: `(100+${cell('rate')}/12)/100*((100+${cell('rate')}/12)/100)`,
    fourth: `${cell('square')}*${cell('square')}`,
    effective:
      `IF(${is('basis', WORDS.basis.nominalMonthly)},${cell('fourth')}*(${cell('fourth')}*${cell('fourth')})-1,` +
      `${cell('rate')}/100)*${kept()}`,
    monthly: `${cell('rate')}/100/12*${kept()}`,
    monthlySquare: `(1+${j})*(1+${j})`,
    monthlyFourth: `${cell('monthlySquare')}*${cell('monthlySquare')}`,
    start: `IF(${is('convention', monthly)},${year},IF(${is('convention', average)},${i}/(1-${i}/2),${i}))`,
    inflow: flow(`IF(${j}=0,0,${year}/(12*${j})-1)`),
    outflow: flow(`(${cell('monthlySquare')}*${fourth}-1)`),
  };
}

function values({ input, years }: WorkbookModel, t: number): Partial<Record<Key, number>> {
  const { interest } = input;
  const rate = rateOfYear(interest.interestRate, t, interest.yearRates);
  const month = (100 + rate / 12) / 100;
  const j = (rate / 100 / 12) * ((100 - (interest.taxRate ?? 0)) / 100);
  const square = month * month;
  const monthlySquare = (1 + j) * (1 + j);
  return {
    rate,
    square,
    fourth: square * square,
    effective: effectiveRate({ ...interest, interestRate: rate }),
    monthly: j,
    monthlySquare,
    monthlyFourth: monthlySquare * monthlySquare,
    ...earnedSharesByYear(interest, years)[t]!,
  };
}

/** Writes a year's interest: its rate, and what a dollar of the start balance, of inflows and of outflows earns. */
export function interestOfYear(sheet: SheetDraft, model: WorkbookModel, t: number, row: number): void {
  const known = values(model, t);
  const written = formulas((key) => at(COLUMN[key], row, 'column'));
  for (const [key, formula] of Object.entries(written) as [Key, string][])
    sheet.formula(COLUMN[key], row, formula, known[key]!, key === 'rate' ? 'rate' : 'share');
}
