import { power } from '@roofline/engine/numeric/growth';
import { SheetDraft } from '../draft';
import { ASSUMPTIONS, own, ROW, square, SQUARE_YEARS, WORDS } from '../layout';
import { dollars, type WorkbookModel } from '../model';
import { TIE_EXPONENT } from '../rounding';
import { yearTable } from './yearly';

function singles(sheet: SheetDraft, { plan, fiscalYear }: WorkbookModel): void {
  const put = (key: keyof typeof ROW, label: string, note: string, write: (row: number) => void) => {
    sheet.text(0, ROW[key], label);
    write(ROW[key]);
    sheet.text(2, ROW[key], note);
  };
  const rate = (value: number) => (row: number) => sheet.input(1, row, value, 'rate');
  const amount = (value: number) => (row: number) => sheet.input(1, row, dollars(value), 'money');
  const word = <T extends string>(key: keyof typeof ROW, label: string, words: Record<T, string>, value: T) =>
    put(key, label, Object.values(words).join(', '), (row) => sheet.input(1, row, words[value]));
  put('fiscalYear', 'First fiscal year', '', (row) => sheet.number(1, row, fiscalYear, 'whole'));
  put('startingBalance', 'Starting balance', 'dollars, first day of the year', amount(plan.startingBalance));
  put('contribution', 'First-year contribution', 'dollars', amount(plan.firstYearContribution));
  put('increase', 'Yearly increase of the contribution', 'percent', rate(plan.increaseRate));
  put('inflation', 'Inflation of costs', 'percent a year', rate(plan.inflationRate));
  put('interest', 'Interest', 'percent a year', rate(plan.interestRate));
  put('tax', 'Tax on interest', 'percent of the interest', rate(plan.taxRate ?? 0));
  word('convention', 'Interest convention', WORDS.convention, plan.interestConvention ?? 'midYear');
  word('basis', 'Interest rate is', WORDS.basis, plan.rateBasis ?? 'annualEffective');
  word('timing', 'Costs rise up to', WORDS.timing, plan.inflationTiming ?? 'startOfYear');
  put('costChange', 'Change of every cost', 'percent', rate(plan.costShock ?? 0));
  put('lifeChange', 'Change of every life', 'years', (row) => sheet.input(1, row, plan.lifeOffset ?? 0));
  put('tieExponent', 'Test of half cents', 'see Read me', (row) =>
    sheet.number(1, row, TIE_EXPONENT, 'whole'),
  );
  put('costFactor', 'Cost factor', '', (row) =>
    sheet.formula(1, row, `(100+${own('costChange')})/100`, (100 + (plan.costShock ?? 0)) / 100, 'rate'),
  );
}

function squares(sheet: SheetDraft, { plan }: WorkbookModel): void {
  SQUARE_YEARS.forEach((years, bit) => {
    const row = ROW.squares + bit;
    sheet.text(0, row, `Growth of costs over ${years === 1 ? 'a year' : `${years} years`}`);
    const formula = bit === 0 ? `(100+${own('inflation')})/100` : `${square(bit - 1)}*${square(bit - 1)}`;
    sheet.formula(1, row, formula, power((100 + plan.inflationRate) / 100, years), 'share');
  });
}

/** Writes all assumptions of the plan, and their consequences for each year. */
export function assumptionsSheet(model: WorkbookModel): SheetDraft {
  const sheet = new SheetDraft(ASSUMPTIONS, [42, 18, 20, ...Array.from({ length: 16 }, () => 16)]);
  sheet.title('Assumptions');
  singles(sheet, model);
  squares(sheet, model);
  yearTable(sheet, model);
  return sheet;
}
