import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../ui/test-render';
import { formatMoneyCents } from '../../../ui/format/money';
import { aStudy } from '../../../plan/testing/a-study';
import { figureWorking, workingText } from '../explanation/figure-working';
import { FIGURE_COLUMNS } from '../grid/figure-columns';
import { solverWorking } from '../solver/solver-working';
import { WorkingSection } from '../WorkingSection';

const open = (study = aStudy()) => {
  const user = userEvent.setup({ delay: null });
  return { user, ...renderUi(<WorkingSection study={study} />) };
};
const withLoan = () => {
  const loan = { name: 'Roof loan', year: 2030, principal: 300_000, annualRate: 6, months: 120, fees: 0 };
  const terms = { areFeesFinanced: false, interestOnlyMonths: 0, repaidFrom: 'reserves' as const };
  return aStudy({ loans: [{ ...loan, ...terms }] });
};
const figure = (name: RegExp) => screen.getByLabelText(name);
const pane = () => screen.getByRole('dialog');

describe('the working of every figure', () => {
  it('opens at a click, down to the components by name', async () => {
    const { user } = open();
    await user.click(figure(/^Expenditures 2028/));
    expect(within(pane()).getByText('Expenditures 2028')).toBeTruthy();
    const row = within(pane()).getByRole('row', { name: /^Exterior paint/ });
    expect(row.textContent).toContain('$92,000 in 2026');
    expect(row.textContent).toContain('$97,602.80');
    expect(within(pane()).getByText(/sum of K/)).toBeTruthy();
  });

  it('is reached by arrow keys, opens by Enter and leads to the figures that it comes from', async () => {
    const { user } = open();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Start balance 2026/);
    await user.keyboard('{ArrowDown}{End}{ArrowDown}{ArrowLeft}{Home}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Contribution 2028/);
    await user.keyboard('{Home}{Enter}');
    expect(within(pane()).getByText('The balance at the end of the year before.')).toBeTruthy();
    await user.click(
      within(pane()).getByRole('button', { name: /End balance of the year before: open End balance 2027/ }),
    );
    expect(within(pane()).getByText('End balance 2027')).toBeTruthy();
    await user.click(within(pane()).getByRole('button', { name: /^Interest: open Interest 2027/ }));
    expect(within(pane()).getByText('Earned on a dollar of the start balance')).toBeTruthy();
    await user.click(within(pane()).getByRole('button', { name: /^Interest 2026/ }));
    expect(within(pane()).getByText('Interest 2026')).toBeTruthy();
  });

  it('is copied as text', async () => {
    const { user } = open();
    await user.click(figure(/^Percent funded, end of the year 2030/));
    await user.click(within(pane()).getByRole('button', { name: 'Copy the math' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(workingText(figureWorking(aStudy(), { t: 4, figure: 'percentFundedEnd' })));
    expect(copied).toContain('100 * balance / FFB');
    expect(await within(pane()).findByText('Copied')).toBeTruthy();
  });

  it('has rows that sum to the figure to the cent, in every year', () => {
    const study = aStudy({
      specialAssessments: [
        { year: 2030, amount: 60_000.25, purpose: 'Roof', status: 'planned', dueDate: null },
      ],
      yearOverrides: [{ year: 2029, inflationRate: 6, interestRate: 0.5, increaseRate: 8 }],
    });
    for (const row of study.solved.projection.rows)
      for (const { figure: name } of FIGURE_COLUMNS) {
        const working = figureWorking(study, { t: row.t, figure: name });
        const isPercent = name.startsWith('percent');
        const value = isPercent
          ? row[name === 'percentFundedStart' ? 'fullyFundedStart' : 'fullyFundedEnd']
          : row[name]!;
        expect(`${working.title} ${working.sum}`).toBe(`${working.title} ${value / 100}`);
        expect(working.inputs.filter(({ symbol, words }) => symbol.length > 1 && symbol === words)).toEqual(
          [],
        );
      }
    const assessment = figureWorking(study, { t: 4, figure: 'assessments' });
    expect(assessment.rows).toEqual([expect.objectContaining({ name: 'Roof', amount: 60_000.25 })]);
    const own = figureWorking(study, { t: 4, figure: 'contribution' }).inputs;
    expect(own.map(({ words }) => words)).toContain('Increase of 2029');
  });

  it('has columns for loans only where there is one', () => {
    const { unmount } = open();
    expect(screen.queryByRole('columnheader', { name: 'Debt service' })).toBeNull();
    unmount();
    open(withLoan());
    expect(screen.getByRole('columnheader', { name: 'Debt service' })).toBeTruthy();
  });

  it('is still reached by the Tab key when a plan loses its loan, and with it two columns', async () => {
    const { user, rerender } = open(withLoan());
    await user.tab();
    await user.keyboard('{End}');
    rerender(<WorkingSection study={aStudy()} />);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(
      /^Percent funded, end of the year 2026/,
    );
  });

  it('has nothing that axe finds, closed or open', async () => {
    const { user } = open();
    const found = async () =>
      (
        await axe.run(document.body, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    expect(await found()).toEqual([]);
    await user.click(figure(/^Interest 2030/));
    expect(await found()).toEqual([]);
  });
});

describe('how the contribution is found', () => {
  it('names the year that decides and, when asked, the division', async () => {
    const study = aStudy({ method: 'baseline' });
    const working = solverWorking(study)!;
    expect(working.isPlans).toBe(true);
    expect(working.firstYear).toBe(study.solved.plan.firstYearContribution);
    expect(working.isClosedForm).toBe(true);
    expect((working.target - working.alpha) / working.beta).toBeCloseTo(working.firstYear, -2);
    expect(working.reached).toBe(study.solved.projection.rows[working.boundary - 1]!.endBalance);
    const { user } = open(study);
    expect(screen.queryByText(/^c = /)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the formula' }));
    expect(screen.getByText(/^c = /)).toBeTruthy();
    expect(screen.getByText(/Never below \$0/).textContent).toContain(`${2025 + working.boundary} decides`);
    expect(screen.getByText(formatMoneyCents(working.firstYear / 100))).toBeTruthy();
  });

  it('names the contribution that a plan with a given one would need', () => {
    const study = aStudy();
    expect(solverWorking(study)!.isPlans).toBe(false);
    open(study);
    expect(screen.getByText(/The plan sets its contribution itself/)).toBeTruthy();
  });

  it('says so where the fee is not enough', () => {
    const basis = { ...aStudy().basis, annualFee: 50_000 };
    const study = aStudy({ method: 'baseline' });
    const { solved } = study;
    const beyond = { ...solved, isFeasible: false, required: solved.plan.firstYearContribution };
    open({ ...study, basis, solved: beyond });
    expect(screen.getByText(/no contribution may be above the annual fee of \$50,000/)).toBeTruthy();
  });
});

it('copies names of components so that a spreadsheet takes them as text', () => {
  const working = figureWorking(aStudy(), { t: 4, figure: 'percentFundedEnd' });
  const rows = [{ ...working.rows[0]!, name: '＝HYPERLINK("http://x")', note: null }];
  expect(workingText({ ...working, rows })).toContain(`\n'＝HYPERLINK("http://x")\t`);
});
