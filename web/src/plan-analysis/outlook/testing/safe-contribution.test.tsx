import { createSimulation } from '@roofline/engine/simulation/simulation';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStudy } from '../../../plan/testing/a-study';
import { renderUi } from '../../../ui/test-render';
import { OutlookVerdict } from '../OutlookVerdict';
import { SafeContributions } from '../SafeContributions';

/** A summary in which this contribution, in dollars, is safe in 9 of 10 futures. */
function summaryWith(safe: number): PlanSummary {
  const { input } = aStudy().solved;
  const simulation = createSimulation({
    components: input.components,
    options: { years: 30, inflationRate: 3 },
    seed: 1,
    capacity: 10,
  });
  simulation.run(10);
  const summary = simulation.addPlan(input).summary();
  return { ...summary, safeContributions: [{ percent: 90, firstYear: Math.round(safe * 100) }] };
}

function verdictOf(planned: number, safe: number) {
  const firstYearContribution = Math.round(planned * 100);
  const { unmount } = renderUi(
    <OutlookVerdict
      summary={summaryWith(safe)}
      fiscalYear={2026}
      isWithoutSpreads={false}
      {...{ firstYearContribution }}
    />,
  );
  const text = screen.getByText(/^How likely is a shortfall/).textContent;
  unmount();
  return text;
}

function rowOf(planned: number, safe: number) {
  const study = aStudy({ firstYearContribution: planned });
  const { unmount } = renderUi(<SafeContributions summary={summaryWith(safe)} study={study} />);
  const text = within(screen.getByRole('row', { name: /90% of futures/ })).getByRole('cell').textContent;
  unmount();
  return text;
}

it.each([
  // The safe amount is rounded up to $44,001, above a plan that is safe as it is.
  [44_000.5, 44_000.2, /is enough in at least 9 of 10 futures\.$/, '$44,001As planned'],
  [44_001, 44_000.2, /is enough in at least 9 of 10 futures\.$/, '$44,001As planned'],
  [45_000, 44_000.2, /is enough in at least 9 of 10 futures: \$44,001 would do\.$/, '$44,001$999 less'],
  [44_000.9, 44_000.95, /needs \$44,001, \$1 more than planned\.$/, '$44,001$1 more'],
  [44_000.2, 44_500, /needs \$44,500, \$500 more than planned\.$/, '$44,500$500 more'],
])(
  'compares a planned contribution of %s exactly with a safe one of %s',
  (planned, safe, verdict, beside) => {
    expect(verdictOf(planned, safe)).toMatch(verdict);
    expect(rowOf(planned, safe)).toContain(beside);
  },
);
