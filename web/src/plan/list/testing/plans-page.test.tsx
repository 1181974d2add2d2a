import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { adminActions } from '@roofline/schema/fixtures/property';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty } from '../../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { PlansPage } from '../../PlansPage';
import { aPlan, fiveSteps, planId, planService, threePlans } from '../../testing/plan-service';

const open = (graph: Graph, search = '') =>
  renderScreen(<PlansPage />, { graph, at: `/useraccount/plans${search}`, path: '/useraccount/plans' });
const card = (name: string) => screen.findByRole('article', { name });
const figureOf = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { exact: false, selector: 'dt' }).nextElementSibling?.textContent;

const leading = { planId: planId(2), name: 'Baseline' };

describe('the plans list', () => {
  it('begins with a sentence about the leading plan', async () => {
    const [system, baseline, weak] = threePlans();
    const list = { leading: { ...leading, standing: 'recommended' as const } };
    open(planService({ plans: [system!, { ...baseline!, isRecommended: true }, weak!], list }).graph);
    const sentence = (await screen.findByText(/puts/, { selector: 'p' })).textContent;
    expect(sentence).toMatch(
      /^The recommended plan, Baseline, puts \$[\d,]+ into reserves in 2026, \$\d+ per unit a month, and never falls below zero through 2055\. The tightest year is \d{4}, at \$0\.$/,
    );
  });

  it('shows cash facts beside percent funded on every card', async () => {
    open(planService().graph);
    const weak = await card('Ten thousand');
    expect(figureOf(weak, 'Contribution 2026')).toBe('$10,000');
    expect(figureOf(weak, 'Per unit a month')).toBe('$21');
    const [, , plan] = threePlans();
    const cash = plan!.cashFacts!;
    expect(within(weak).getByText(`Below zero in ${cash.firstShortfallYear}`)).toBeTruthy();
    expect(figureOf(weak, `Lowest in ${cash.lowestBalanceYear}`)).toMatch(/^−\$/);
    expect(within(await card('Baseline')).getByText('Never below zero through 2055')).toBeTruthy();
    expect(figureOf(await card('Full funding'), 'Funded 2055')).toMatch(/^1\d\d%$/);
  });

  it('shows the plans as a table instead, also at the next visit, and compares them there', async () => {
    const { user, unmount } = open(planService().graph);
    await card('Baseline');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.queryByRole('article')).toBeNull();
    unmount();
    const { router } = open(planService().graph);
    const table = await screen.findByRole('grid', { name: 'Funding plans' });
    const row = within(table).getByRole('row', { name: /Ten thousand/ });
    const [, , plan] = threePlans();
    expect(row.textContent).toContain(String(plan!.cashFacts!.firstShortfallYear));
    await user.click(within(table).getByRole('checkbox', { name: 'Select Baseline' }));
    await user.click(within(table).getByRole('checkbox', { name: 'Select Ten thousand' }));
    expect(router.state.location.search).toBe(`?compare=${planId(2)}%2C${planId(3)}`);
    expect(await screen.findByRole('region', { name: 'Compare plans' })).toBeTruthy();
    localStorage.clear();
  });

  it('shows the open planning step with its action, and when a locked step opens', async () => {
    const service = planService();
    const { user } = open(service.graph);
    const track = await screen.findByRole('region', { name: 'Planning steps of 2026' });
    expect(within(track).getByText('Opens Jan 1, 2027')).toBeTruthy();
    expect(within(track).getAllByText('Done')).toHaveLength(2);
    await user.click(within(track).getByRole('button', { name: 'Recommend a plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recommend a plan' });
    // The default plan is not offered: recommending it does not complete the step.
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(dialog).getByRole('radio', { name: /Baseline/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Recommend' }));
    expect(await screen.findByText('Plan recommended')).toBeTruthy();
    expect(service.sent('recommendPlan')).toMatchObject([{ planId: planId(2), isRecommended: true }]);
    await waitFor(async () => expect(within(await card('Baseline')).getByText('Recommended')).toBeTruthy());
  });

  it('says that planning is ready for the board once its steps are done', async () => {
    const steps = fiveSteps.slice(0, 3).map((step) => ({ ...step, state: 'done' as const }));
    open(planService({ steps }).graph);
    expect(await screen.findByText('Ready for the board')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Adopt a plan' })).toBeTruthy();
  });

  it('does not call planning complete without the disclosure, even after the adoption', async () => {
    const [system, baseline] = threePlans();
    const plans = [system!, { ...baseline!, isAdopted: true }];
    const list = { leading: { ...leading, standing: 'adopted' as const } };
    const steps = fiveSteps.slice(0, 4).map((step) => ({
      ...step,
      state: step.key === 'disclosure' ? ('missed' as const) : ('done' as const),
    }));
    open(planService({ plans, steps, list }).graph);
    const track = await screen.findByRole('region', { name: 'Planning steps of 2026' });
    expect(within(track).getByText('Not made')).toBeTruthy();
    expect(within(track).getAllByText('Done')).toHaveLength(3);
    expect(within(track).getByRole('button', { name: 'Choose the disclosure plan' })).toBeTruthy();
    expect(screen.queryByText(/is complete/)).toBeNull();
  });

  it('says that planning is complete once every step is done and a plan is adopted', async () => {
    const [system, baseline] = threePlans();
    const steps = fiveSteps.slice(0, 4).map((step) => ({ ...step, state: 'done' as const }));
    const list = { leading: { ...leading, standing: 'adopted' as const } };
    open(planService({ plans: [system!, { ...baseline!, isAdopted: true }], steps, list }).graph);
    expect(await screen.findByText('Planning for 2026 is complete')).toBeTruthy();
  });

  it('says that a goal cannot be met', async () => {
    open(
      planService({ plans: [aPlan(4, somePlanSettings(), { isFeasible: false, name: 'Too much' })] }).graph,
    );
    expect(within(await card('Too much')).getByText('Cannot be met')).toBeTruthy();
  });

  it('has no axe violations', async () => {
    const { container } = open(planService().graph, `?compare=${planId(2)},${planId(3)}`);
    await screen.findByRole('region', { name: 'Compare plans' });
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe('comparing', () => {
  it('stores the chosen plans in the address, and shows them side by side', async () => {
    const { user, router } = open(planService().graph);
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Baseline' }));
    expect(screen.queryByRole('region', { name: 'Compare plans' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Compare Ten thousand' }));
    expect(router.state.location.search).toBe(`?compare=${planId(2)}%2C${planId(3)}`);
    const region = await screen.findByRole('region', { name: 'Compare plans' });
    const table = within(within(region).getByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Plan',
      'Baseline',
      'Ten thousand',
    ]);
    const asked = table.getByRole('rowheader', { name: 'Contribution 2026' }).closest('tr');
    expect(asked?.lastElementChild?.textContent).toBe('$10,000');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(document.activeElement).toBe(region);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Compare plans' })).toBeNull());
  });

  it('takes five plans and no more', async () => {
    const plans = [1, 2, 3, 4, 5, 6].map((n) => aPlan(n, somePlanSettings()));
    const chosen = plans.slice(0, 5).map((plan) => plan.planId);
    open(planService({ plans }).graph, `?compare=${chosen.join(',')}`);
    expect(await screen.findByRole('checkbox', { name: 'Compare Plan 6' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: 'Compare Plan 5' })).toHaveProperty('disabled', false);
  });
});

describe('where plans cannot be made', () => {
  it('links to the financials, or says whom to ask for them', async () => {
    const { graph } = planService({ list: { proposal: null, items: [] } });
    const { unmount } = open(graph);
    expect((await screen.findByRole('link', { name: 'Add financials' })).getAttribute('href')).toContain(
      'tab=financials',
    );
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull();
    unmount();
    const property = { ...aProperty, viewerCan: { ...adminActions, editFinancials: false } };
    open({ ...graph, property: () => property });
    expect(await screen.findByText(/Contact your account administrator about adding them/)).toBeTruthy();
  });

  it('asks for components first', async () => {
    open(planService({ components: [] }).graph);
    expect(await screen.findByText('Start adding components for your property!')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has no link to the components of a past year, where no one can add any', async () => {
    const year = aFiscalYear(2025, { isCurrentFiscalYear: false, isPreviousFiscalYear: true });
    const property = () => ({ ...aProperty, fiscalYears: [year] });
    open({ ...planService({ components: [], list: { isReadOnly: true } }).graph, property });
    expect(await screen.findByText('No components in 2025')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Manage Your Components' })).toBeNull();
  });

  it('shows a previous year as read-only', async () => {
    const year = aFiscalYear(2026, { isCurrentFiscalYear: false, isPreviousFiscalYear: true });
    const property = () => ({ ...aProperty, fiscalYears: [year] });
    open({ ...planService({ list: { isReadOnly: true }, canPlan: false }).graph, property });
    expect(
      await screen.findByText('2026 is a previous fiscal year: you can view its plans but not change them.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recommend a plan' })).toBeNull();
  });

  it('shows the plans of the basis year for one that awaits setup, with a link to set it up', async () => {
    const year = aFiscalYear(2026, { requireSetup: true });
    const property = () => ({ ...aProperty, fiscalYears: [year] });
    const list = { isReadOnly: true, basisFiscalYear: 2025 };
    open({ ...planService({ list, canPlan: false }).graph, property });
    expect(await screen.findByText('2026 awaits setup: these are the plans of 2025.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up 2026' })).toBeTruthy();
  });

  it('goes to the dashboard where the property hides planning', async () => {
    const { router } = open({
      ...planService().graph,
      property: () => ({ ...aProperty, allowPlanning: false }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/useraccount/properties/dashboard'));
  });

  it('says that loading failed, and tries again', async () => {
    let isDown = true;
    const { graph } = planService();
    const healthy = graph.plans as (args: never) => unknown;
    const { user } = open({
      ...graph,
      plans: (args: never) => {
        if (isDown) throw new Error('down');
        return healthy(args);
      },
    });
    expect(await screen.findByText('Error: The plans could not be loaded.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Baseline')).toBeTruthy();
  });
});
