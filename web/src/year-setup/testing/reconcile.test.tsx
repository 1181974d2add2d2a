import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patterns } from '../../app/paths';
import { NOT_SENT } from '../../app/save/save-words';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty, viewerFields } from '../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { ReconcilePage } from '../reconcile/ReconcilePage';

const figures = {
  startBalance: 100_000,
  contributions: 60_000,
  specialAssessments: 0,
  interest: 1_000,
  expenditures: 40_000,
  endBalance: 121_000,
};
const reconciliation = (over: object = {}) => ({
  propertyId: PROPERTY_ID,
  fiscalYear: 2025,
  state: 'notReconciled',
  reconciledAt: null,
  reconciledBy: null,
  planName: 'Contribution at the time',
  planned: figures,
  actual: null,
  difference: null,
  paidByProjects: 0,
  spendingSource: 'projectPayments',
  note: null,
  currentFiscalYear: 2026,
  viewerCan: { reconcile: true },
  ...over,
});
const years = [
  aFiscalYear(2025, { isCurrentFiscalYear: false, isPreviousFiscalYear: true }),
  aFiscalYear(2026, { requireReconciliation: true }),
];
const open = (graph: Graph = {}, fiscalYears: object[] = years) =>
  renderScreen(<ReconcilePage />, {
    at: `/${patterns.reconcileYear}`,
    path: `/${patterns.reconcileYear}`,
    graph: {
      ...viewerFields,
      property: () => ({ ...aProperty, fiscalYears }),
      reconciliation: () => reconciliation(),
      ...graph,
    },
  });

describe('reconciling a year', () => {
  it('compares each figure with the plan as the user types, and shows what is left unexplained', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Expenditures'), '45000');
    await user.type(screen.getByLabelText('Interest'), '1000');
    await user.type(screen.getByLabelText(/Closing balance/), '117000');
    const table = screen.getByRole('table', { name: '2025: plan and actual' });
    expect(within(table).getByRole('row', { name: /Expenditures/ }).textContent).toBe('Expenditures$40,000$45,000+$5,000');
    expect(screen.getByText(/\$1,000 of the closing balance came from something/)).toBeTruthy();
    await user.clear(screen.getByLabelText(/Closing balance/));
    await user.type(screen.getByLabelText(/Closing balance/), '116000');
    expect(screen.getByText('The figures explain the closing balance to the cent.')).toBeTruthy();
  }); // prettier-ignore

  it('starts with the amount that projects paid from the reserve fund', async () => {
    const { user } = open({ reconciliation: () => reconciliation({ paidByProjects: 12_500.5 }) });
    const expenditures = await screen.findByLabelText(/Expenditures/);
    expect(expenditures).toHaveProperty('value', '12,500.50');
    expect(screen.getByText(/^Projects paid \$12,500\.50 from the reserve fund/)).toBeTruthy();
    await user.clear(expenditures);
    await user.type(expenditures, '20000');
    expect(expenditures).toHaveProperty('value', '20,000');
  });

  it('sends the actual figures and shows the year as reconciled', async () => {
    const sent: Record<string, unknown>[] = [];
    let now = reconciliation();
    const { user } = open({
      // The screen loads it again after the save.
      reconciliation: () => now,
      reconcileFiscalYear: ({ input }: { input: Record<string, unknown> }) => {
        sent.push(input);
        const done = {
          state: 'reconciled',
          reconciledAt: '2026-11-21T10:00:00.000Z',
          reconciledBy: 'Ann Lee',
        };
        now = reconciliation({ ...done, actual: figures, difference: 0 });
        return { reconciliation: now, userErrors: [] };
      },
    });
    await user.type(await screen.findByLabelText('Expenditures'), '40000');
    await user.type(screen.getByLabelText('Interest'), '1000');
    await user.type(screen.getByLabelText(/Closing balance/), '121000');
    await user.click(screen.getByRole('button', { name: 'Reconcile 2025' }));
    expect(await screen.findByText('Reconciled')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      fiscalYear: 2025,
      closingBalance: 121_000,
      contributions: 60_000,
      updateStartingBalance: true,
      note: null,
    });
  });

  it('names a missing figure and sends nothing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reconcile 2025' }));
    expect(await screen.findByText('Closing Balance is required')).toBeTruthy();
  });

  it('sends the same request again after a lost answer, and another one after a success', async () => {
    let answers = 0;
    const { user, sentNamed } = open({
      reconcileFiscalYear: () => {
        answers += 1;
        if (answers === 1) throw new TypeError('Failed to fetch');
        return { reconciliation: reconciliation({ actual: figures, difference: 0 }), userErrors: [] };
      },
    });
    const press = () => user.click(screen.getByRole('button', { name: 'Reconcile 2025' }));
    await user.type(await screen.findByLabelText('Expenditures'), '40000');
    await user.type(screen.getByLabelText('Interest'), '1000');
    await user.type(screen.getByLabelText(/Closing balance/), '121000');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SENT);
    await press();
    expect(await screen.findByText('2025 reconciled')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    await waitFor(() => expect(sentNamed('ReconcileFiscalYear')).toHaveLength(3));
    const keys = sentNamed('ReconcileFiscalYear').map(
      ({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows the figures to users who may not change them', async () => {
    open({ reconciliation: () => reconciliation({ viewerCan: { reconcile: false } }) });
    expect(await screen.findByRole('table', { name: '2025: plan and actual' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reconcile 2025' })).toBeNull();
  });

  it('says that there is nothing to reconcile without an earlier year', async () => {
    open({}, [aFiscalYear(2026)]);
    expect(await screen.findByText(/there is nothing to reconcile/)).toBeTruthy();
  });
});
