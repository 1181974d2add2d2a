import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import { renderUi } from '../../ui/test-render';
import { AsAdopted } from '../../app/report/AsAdopted';
import { Dashboard } from '../DashboardPage';
import { ReportControls } from '../../report/ReportControls';
import { aDashboardProperty, aHealth } from './a-health';

const adoption = {
  planId: '01980000-0000-7000-8000-000000000007',
  planName: 'Decided',
  meetingDate: '2026-10-14',
  isShown: true,
};
const outcome = {
  planId: null as string | null,
  name: 'Current contribution',
  tags: ['current'],
  firstYearContribution: 10_000,
  increaseRate: 3,
  lowestBalance: 0,
  lowestBalanceYear: 2040,
  firstShortfallYear: null,
  fiveYearCover: 118,
  percentFundedEnd: 60,
  endBalances: [1, 2],
};
const show = (ui: React.ReactNode) => renderUi(<MemoryRouter>{ui}</MemoryRouter>);
const line = { what: 'figures, settings and inventory', canOpenPlan: true };

describe('what a board has adopted', () => {
  it('has one line that links to the changes since the adoption', () => {
    show(<AsAdopted {...line} adoption={adoption} />);
    const text =
      'As adopted on Oct 14, 2026: figures, settings and inventory are those that the board adopted';
    expect(screen.getByText(/those that the board adopted/).textContent).toContain(text);
    const link = screen.getByRole('link', { name: 'What has changed since' });
    expect(link.getAttribute('href')).toBe(`/useraccount/plan/${adoption.planId}/changes`);
  });

  it('has no line beside today’s figures, and no link for users who may not open plans', () => {
    const { unmount } = show(<AsAdopted {...line} adoption={{ ...adoption, isShown: false }} />);
    expect(screen.queryByText(/adopted/)).toBeNull();
    unmount();
    show(<AsAdopted {...line} adoption={adoption} canOpenPlan={false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be chosen for the inventory in place of today’s, and back', async () => {
    const onChange = vi.fn();
    const address = { years: 30, planId: null, category: null };
    const controls = (isShown: boolean) => (
      <ReportControls address={address} onChange={onChange} adoption={{ ...adoption, isShown }} />
    );
    const { unmount } = show(controls(false));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inventory' }), 'As adopted');
    expect(onChange).toHaveBeenLastCalledWith({ planId: adoption.planId });
    unmount();
    show(controls(true));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inventory' }), 'Today');
    expect(onChange).toHaveBeenLastCalledWith({ planId: null });
  });

  it('appears on the dashboard of the year that follows it, and in its row of the comparison', async () => {
    const decided = { ...outcome, planId: adoption.planId, name: 'Decided', tags: ['adopted'] };
    const health = aHealth({ view: 'future', adoption, plans: [outcome, decided] });
    renderScreen(<Dashboard property={aDashboardProperty()} health={health} />);
    expect(await screen.findByRole('link', { name: 'What has changed since' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /Decided/ }).textContent).toContain(
      'as adopted on Oct 14, 2026',
    );
    expect(screen.getAllByText(/as adopted on Oct/)).toHaveLength(1);
  });

  it('leaves one plan recommended in the comparison: the computed one unless another is', async () => {
    const computed = (...tags: string[]) => ({ ...outcome, planId: 'computed', name: 'Computed', tags });
    const chosen = (...tags: string[]) => ({ ...outcome, planId: 'chosen', name: 'Chosen', tags });
    const marksOf = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).textContent;
    const draw = (...plans: (typeof outcome)[]) =>
      renderScreen(<Dashboard property={aDashboardProperty()} health={aHealth({ view: 'future', plans })} />);
    const { unmount } = draw(computed('default', 'recommended'), chosen());
    expect(await screen.findByText('Recommended')).toBeTruthy();
    expect(marksOf('Computed')).toContain('Recommended');
    unmount();
    draw(computed('default'), chosen('recommended'));
    expect(await screen.findByText('Recommended')).toBeTruthy();
    expect(marksOf('Chosen')).toContain('Recommended');
    expect(marksOf('Computed')).toContain('Calculated for you');
  });
});
