import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/schema-link';
import { renderUi } from '../../../ui/test-render';
import { aStudy } from '../../../plan/testing/a-study';
import { changeOf, waterfallSteps } from '../bridge-words';
import { BridgeCard } from '../BridgeCard';
import { BridgeSection } from '../BridgeSection';
import type { BridgeFigureFieldsFragment, PlanBridgeQuery } from '../PlanBridge.generated';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 300));
});

const { planId } = aStudy();
const from = {
  planAdoptionId: '01980000-0000-7000-8000-0000000000e1',
  planId,
  adoptedAt: '2025-10-15T16:00:00.000Z',
  adoptedBy: 'Dana Okafor',
  meetingDate: '2025-10-14',
  votesFor: null,
  votesAgainst: null,
  votesAbstained: null,
  note: null,
  isCurrent: true,
  files: [],
};
const lowest: BridgeFigureFieldsFragment = {
  figure: 'lowestBalance',
  unit: 'money',
  before: 181_098.1,
  after: 92_300.4,
  bars: [
    { cause: 'added', change: -20_000.3, value: 161_097.8 },
    { cause: 'costs', change: -90_000.2, value: 71_097.6 },
    { cause: 'lives', change: 0, value: 71_097.6 },
    { cause: 'balance', change: 21_202.8, value: 92_300.4 },
  ],
};
const funded: BridgeFigureFieldsFragment = {
  figure: 'percentFundedNow',
  unit: 'percent',
  before: 53.21,
  after: 53.21,
  bars: [{ cause: 'costs', change: 0, value: 53.21 }],
};
type PlanBridge = NonNullable<PlanBridgeQuery['plan']>['bridge'];
const bridge: PlanBridge = {
  planId,
  from,
  figures: [funded, lowest],
  differences: [
    { label: 'Tile roof: cost', before: '$580,000', after: '$640,000' },
    { label: 'Gate', before: null, after: '$12,000, 9 of 20 years left' },
  ],
};
const open = (answer: Partial<PlanBridge> | null = {}, study = aStudy()) =>
  renderScreen(<BridgeSection study={study} />, {
    graph: { plan: () => answer && { planId, bridge: { ...bridge, ...answer } } },
  });

describe('the changes since the adopted plan', () => {
  it('start with the lowest balance, as adopted and now, and its causes', async () => {
    open();
    const verdict = await screen.findByText(/Since the plan adopted on Oct 14, 2025/);
    expect(verdict.textContent).toContain('the lowest balance has fallen from $181,098 to $92,300');
    expect(verdict.textContent).toContain('costs, by −$90,000');
    const columns = within(
      screen.getByRole('group', { name: /Lowest balance from the adopted plan/ }),
    ).getAllByRole('img');
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
      'As adopted on Oct 14, 2025: $181,098',
      'Components added: −$20,000, then $161,098',
      'Costs: −$90,000, then $71,098',
      'Balance otherwise: +$21,203, then $92,300',
      'Now: $92,300',
    ]);
  });

  it('are no fall where both figures read the same', async () => {
    const bars = lowest.bars.map((bar) => ({ ...bar, change: bar.cause === 'costs' ? -0.4 : 0 }));
    open({
      figures: bridge.figures.map((each) =>
        each.figure === 'lowestBalance' ? { ...each, before: 0.4, after: 0, bars } : each,
      ),
    });
    const verdict = await screen.findByText(/Since the plan adopted on Oct 14, 2025/);
    expect(verdict.textContent).toContain('the lowest balance has come back to where it was');
  });

  it('have a table whose rows sum to the whole change to the cent', async () => {
    const { user } = open();
    await screen.findByText(/Since the plan adopted/);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'View of Why it changed' })).getByLabelText('Table'),
    );
    const table = screen.getByRole('table', { name: /Lowest balance from the adopted plan/ });
    expect(within(table).getByRole('row', { name: /^Now/ }).textContent).toBe('Now−$88,797.70$92,300.40');
    expect(changeOf(lowest)).toBe(-88_797.7);
    expect(within(table).getByRole('row', { name: /^Lives/ }).textContent).toContain('$0');
  });

  it('can be those of another figure, and say when nothing moved it', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Figure to explain'), 'percentFundedNow');
    expect(screen.getByText(/as it was when the plan was adopted/).textContent).toContain('53.2%');
  });

  it('include every input that differs', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Inputs that differ from the adopted plan' });
    expect(within(table).getByRole('row', { name: /^Tile roof/ }).textContent).toContain('$580,000$640,000');
    expect(within(table).getByRole('row', { name: /^Gate/ }).textContent).toContain('no value');
  });

  it('ask for a newer page where the service has only figures that this one does not know', () => {
    const unknown = { ...lowest, figure: 'cashFlow' as never };
    renderUi(<BridgeCard figures={[unknown]} adopted={from.meetingDate} />);
    expect(screen.getByText('Roofline has new figures here. Reload the page to see them.')).toBeTruthy();
  });

  it('say what will appear here once a plan is adopted', async () => {
    open({ from: null, figures: [], differences: [] });
    expect(await screen.findByText(/No plan has been adopted yet/)).toBeTruthy();
  });

  it('say that they leave out unsaved changes', async () => {
    open({}, aStudy({ inflationRate: 4 }));
    expect(await screen.findByText(/This explains the saved plan/)).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    open(null);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('have nothing that axe finds', async () => {
    const { container } = open();
    await screen.findByText(/Since the plan adopted/);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('have bars that each start where the one before ended', () => {
    const steps = waterfallSteps(lowest, from.meetingDate);
    steps.slice(1, -1).forEach((step, index) => expect(step.from).toBe(steps[index]!.to));
    expect(steps.at(-2)!.to).toBe(steps.at(-1)!.to);
  });
});
