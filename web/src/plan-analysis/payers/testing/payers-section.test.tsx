import { amortise } from '@roofline/engine/loan/amortisation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render';
import { aStudy } from '../../../plan/testing/a-study';
import { dueYears, firstChoice, fundedWork, OWN_AMOUNT } from '../../../plan/model/choices/funded-work';
import { amortisationCsv, amortisationLines, amortisationYears } from '../loan/amortisation-csv';
import { FIRST_TERMS, loanFormErrors } from '@roofline/schema/plan-analysis/loan-terms';
import { PayersSection } from '../PayersSection';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 300));
});

const ways = () => screen.getByRole('table', { name: 'Ways to pay, side by side' });
const cellsOf = (name: RegExp, table = ways()) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const side = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Side of the comparison' })).getByLabelText(name);
const headsOf = (table = ways()) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('the ways to pay', () => {
  it('are shown side by side, first for the next big project', () => {
    renderUi(<PayersSection study={aStudy()} />);
    // The roof: 640,000 at 3% over four years, in sixty shares.
    expect(screen.getByText(/“Tile roof” costs/).textContent).toContain('$720,326');
    expect(screen.getByText(/“Tile roof” costs/).textContent).toContain('$12,005 per unit at once');
    expect(headsOf()).toEqual([
      'Measure',
      'As planned',
      'Pay now',
      'Pay over time',
      'Pay when short',
      'Loan',
      'Down payment and loan',
    ]);
    expect(cellsOf(/^Special assessments per unit/)[1]).toBe('$12,005');
    const shortfalls = cellsOf(/^Below zero first in/);
    expect(shortfalls[0]).toBe('2030');
    expect(shortfalls.slice(2, 4)).toEqual(['Never', 'Never']);
  });

  it('are compared for another project too, with a loan on its terms', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PayersSection study={aStudy()} />);
    await user.selectOptions(screen.getByLabelText('Project'), 'Another project: its amount');
    expect(screen.getByText('Enter the cost of the project to see who pays what.')).toBeTruthy();
    await user.type(screen.getByLabelText('Cost'), '250000');
    await user.selectOptions(screen.getByLabelText('Year of the work'), '2026');
    expect(screen.getByText(/The project costs/).textContent).toContain('$250,000 in 2026');
    // 250,000 at 6.5% over 120 months is 2,838.70 a month.
    expect(cellsOf(/^Loan payment per unit/)[4]).toBe('$47');
    await user.click(side('Amortization'));
    expect(screen.getByText(/\$2,838\.70 a month/)).toBeTruthy();
    await user.click(side('Ways to pay'));
    await user.clear(screen.getByLabelText('Term in months'));
    await user.type(screen.getByLabelText('Term in months'), '0');
    expect(screen.getByText(/Term in Months should be/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Ways to pay, side by side' })).toBeNull();
  });

  it('are compared by years of ownership, beyond the plan or in all', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PayersSection study={aStudy()} />);
    await user.click(side('By years of ownership'));
    const view = screen.getByRole('radiogroup', {
      name: 'View of What an owner pays, by years of ownership',
    });
    await user.click(within(view).getByLabelText('Table'));
    const table = screen.getByRole('table', { name: /years of ownership/ });
    expect(headsOf(table)).not.toContain('As planned');
    // The assessment falls due in the fifth year: an owner who leaves before it pays none of it.
    expect(cellsOf(/^3 /, table)[0]).toBe('$0');
    expect(cellsOf(/^5 /, table)[0]).toBe('$12,005');
    await user.click(screen.getByLabelText('Everything'));
    expect(headsOf(screen.getByRole('table', { name: /years of ownership/ }))).toContain('As planned');
  });

  it('show the measures that a board asks for first, and all on request', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PayersSection study={aStudy()} />);
    expect(within(ways()).queryByRole('row', { name: /^Loan interest/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All measures' }));
    expect(cellsOf(/^Loan interest/)[4]).toMatch(/^\$[\d,]+$/);
  });

  it('show the increase of the fees that a lender asks for', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PayersSection study={aStudy()} />);
    await user.click(side('Fee increase'));
    const table = screen.getByRole('table', { name: 'Increase in annual fees over the year before' });
    expect(cellsOf(/^As planned/, table)).toEqual(['$420,000', '$20,000', '5.0%']);
  });

  it('leave loans out, and say so, without the loan analysis', () => {
    const study = aStudy();
    renderUi(<PayersSection study={{ ...study, list: { ...study.list, hasLoanAnalysis: false } }} />);
    expect(screen.getByText(/the loan analysis of the portfolio/)).toBeTruthy();
    expect(headsOf()).not.toContain('Loan');
    expect(screen.queryByText('Amortization')).toBeNull();
    expect(screen.queryByText('Fee increase')).toBeNull();
  });

  it('show the amortization by years, by months and as a file', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PayersSection study={aStudy()} />);
    await user.click(side('Amortization'));
    expect(
      within(screen.getByRole('table', { name: 'Amortization by fiscal year' })).getAllByRole('row'),
    ).toHaveLength(12);
    await user.click(screen.getByLabelText('Months'));
    const months = screen.getByRole('table', { name: 'Amortization by month' });
    expect(within(months).getAllByRole('row')).toHaveLength(121);
    expect(cellsOf(/^120 /, months).at(-1)).toBe('$0.00');
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(clicked).toHaveBeenCalledOnce();
    expect(made[0]!.type).toContain('text/csv');
  });

  it('have nothing that axe finds', async () => {
    const { container } = renderUi(<PayersSection study={aStudy()} />);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the work to pay for', () => {
  it('follows a component that a what-if has moved', () => {
    const study = aStudy();
    const choice = firstChoice(study);
    const moved = aStudy({ moves: [{ propertyComponentId: choice.work, year: 2033 }] });
    expect(dueYears(study, choice.work).map(({ year }) => year)).toEqual([2030]);
    expect(fundedWork(moved, choice)).toMatchObject({ year: 2033, t: 7, isScheduled: true });
  });

  it('has no cost until one is entered', () => {
    const study = aStudy();
    expect(fundedWork(study, { work: OWN_AMOUNT, year: 2028, amount: null })).toBeNull();
    expect(fundedWork(study, { work: OWN_AMOUNT, year: 2028, amount: 0.5 })).toMatchObject({
      cost: 50,
      t: 2,
    });
  });
});

describe('amortization', () => {
  const loan = amortise({ principal: 25_000_000, annualRate: 6.5, months: 18, interestOnlyMonths: 3 });
  const lines = amortisationLines(loan.rows, 2028);

  it('sums to what was borrowed, in the file as by years', () => {
    const years = amortisationYears(lines);
    expect(years.map(({ fiscalYear }) => fiscalYear)).toEqual([2028, 2029]);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(25_000_000);
    expect(years.at(-1)!.balance).toBe(0);
    const rows = amortisationCsv(lines).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 21 + 1);
    expect(rows[1]).toMatch(/^1,2028,1354\.17,1354\.17,0\.00,250000\.00$/);
    expect(rows.at(-1)).toContain(',250000.00,');
  });

  it('refuses terms that are out of range or leave nothing to borrow', () => {
    const errors = (change: Partial<typeof FIRST_TERMS>) =>
      Object.keys(loanFormErrors({ ...FIRST_TERMS, ...change }, 100_000));
    expect(errors({})).toEqual([]);
    expect(errors({ annualRate: null, months: 481, interestOnlyMonths: 61 })).toEqual([
      'annualRate',
      'months',
      'interestOnlyMonths',
    ]);
    expect(errors({ balloonMonth: 121, payoffMonth: 0 })).toEqual(['balloonMonth', 'payoffMonth']);
    expect(errors({ downPayment: 1_000 })).toEqual(['downPayment']);
    expect(errors({ fees: 1_000 })).toEqual(['fees', 'downPayment']);
  });
});
