import { aLiveReport } from '@roofline/schema/fixtures/live-dashboard';
import { aReserveBorrowing } from '@roofline/schema/fixtures/reserve-borrowing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths';
import { aProperty } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { Toaster } from '../../ui/feedback/Toaster';
import { Dashboard } from '../DashboardPage';
import type { Borrowing, LiveReport } from '../live/live';
import { shortCategory } from '../live/live';
import { printCharts } from '../live/print/print-charts';
import { ViewAsPdf } from '../live/ViewAsPdf';
import { aDashboardProperty, aHealth } from './a-health';

const NO_DATA = 'No data available for this chart. Please confirm your configurations are accurate.';
const report = (change: Partial<LiveReport> = {}) => ({ ...aLiveReport(), ...change }) as LiveReport;
const show = (change: Partial<LiveReport> = {}, property: object = {}, borrowing: Borrowing = null) =>
  renderScreen(
    <Dashboard
      property={aDashboardProperty()}
      health={aHealth()}
      report={report(change)}
      borrowing={borrowing}
    />,
    { graph: { property: () => ({ ...aProperty, ...property }) } },
  );

const nothing = report({
  spendingActualYtd: 0,
  reserveIncomeYtd: 0,
  unexpectedYtd: 0,
  reserveExpenses: { ...aLiveReport().reserveExpenses, accounts: [] },
  cashFlowOfReserves: { months: [] } as never,
  expendituresByCategory: { total: 0, categories: [] } as never,
  projectedExpenses: [],
});

describe('the live dashboard', () => {
  it('says first how much the reserves hold, then shows four figures and five charts', async () => {
    show();
    expect((await screen.findByText(/Reserves hold/)).textContent).toBe('Reserves hold $1,774,492.');
    expect(screen.getByText(/Last Updated/)).toBeTruthy();
    for (const label of [
      'Current Reserve Balance',
      'Current Operating Balance',
      'Monthly Assessment per Unit',
      'Monthly Reserve Contribution per Unit',
    ])
      expect(screen.getByText(label)).toBeTruthy();
    for (const name of [
      '12-Month Reserve Summary and Ending Balance',
      'Reserve Expenses',
      'Reserve Income Year to Date',
      'Expenditures by Category',
      'Projected Expenses by Category',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.queryByText(NO_DATA)).toBeNull();
  });

  it.each([
    [{ outstanding: 20_000, overdue: 0 }, '$20,000 borrowed'],
    [{ outstanding: 20_000, overdue: 5_000 }, '$20,000 borrowed, $5,000 overdue'],
  ])('links outstanding loans from reserves to their log: %o', async (change, words) => {
    show({}, {}, aReserveBorrowing(change));
    await screen.findByText('Current Reserve Balance');
    // The link appears in the same frame as the balance: the page may be printed as soon as that is there.
    const link = screen.getByRole('link', { name: words });
    expect(link.getAttribute('href')).toBe(paths.reserveBorrowing);
  });

  it('shows no loans from reserves where all are repaid', async () => {
    show({}, {}, aReserveBorrowing({ outstanding: 0, loans: [] }));
    expect(await screen.findByText(/Reserves hold/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Current Reserve Balance')).toBeTruthy());
    expect(screen.queryByRole('link', { name: /borrowed/ })).toBeNull();
  });

  it('marks unexpected expenses with the specified sentence', async () => {
    show();
    expect(await screen.findByText('Expense was not budgeted in the reserve study.')).toBeTruthy();
    expect(screen.getByText('Watch, 14% off plan')).toBeTruthy();
  });

  it('explains at a flag the property’s limits of Watch and Alert', async () => {
    const { user } = show({ varianceLimits: { watchAbove: 12, alertAbove: 40 } });
    await user.hover((await screen.findAllByRole('button', { name: 'About: Status' }))[0]!);
    expect(
      (await screen.findAllByText(/More than 12% off is Watch, more than 40% is Alert\.$/)).length,
    ).toBeGreaterThan(0);
  });

  it('says on every chart without data that there is none', async () => {
    show(nothing);
    expect(await screen.findAllByText(NO_DATA)).toHaveLength(5);
  });

  it('shows a chart as a table', async () => {
    const { user } = show();
    const card = (await screen.findByRole('heading', { name: /^12-Month/ })).closest('section')!;
    await user.click(within(card).getByText('Table'));
    expect(within(card).getAllByRole('row')).toHaveLength(13);
    expect(within(card).getByRole('row', { name: /Mar 2026/ }).textContent).toContain('$84,870');
    // A transfer between the funds is neither income nor an expense.
    expect(within(card).getByRole('columnheader', { name: 'Other' })).toBeTruthy();
    expect(within(card).getByRole('row', { name: /May 2026/ }).textContent).toContain('$20,000.00');
    expect(within(card).getByText(/Other is money that moved between the funds/)).toBeTruthy();
  });

  it('projects 1, 5 or 10 years', async () => {
    const { user } = show();
    const card = (await screen.findByRole('heading', { name: 'Projected Expenses by Category' })).closest(
      'section',
    )!;
    expect(within(card).getByText('$5,000')).toBeTruthy();
    await user.click(within(card).getByText('10 years'));
    expect(within(card).getByText('$10,000')).toBeTruthy();
  });

  it('shows the definition of a figure on focus', async () => {
    const { user } = show();
    const button = (await screen.findAllByRole('button', { name: 'About: Current reserve balance' }))[0]!;
    button.focus();
    await user.hover(button);
    expect(
      await screen.findByText(/The last statement of each bank account of the reserve fund/),
    ).toBeTruthy();
  });

  it('shows the dashboard without the ledger where that could not be loaded, and says so', async () => {
    renderScreen(
      <Dashboard property={aDashboardProperty()} health={aHealth()} onLiveRetry={() => undefined} />,
    );
    expect(await screen.findByText(/figures of the ledger could not be loaded/)).toBeTruthy();
    expect(screen.getByText('Reserve Account Balance')).toBeTruthy();
  });
});

describe('charts for paper', () => {
  it('include only those with data, in the order of the page, in light colors and well-formed', () => {
    const hostile = report({
      projectedExpenses: [
        {
          years: 10,
          total: 1,
          categories: [{ category: '<b>"A" & B\u0001', categoryPosition: 0, total: 1 }],
        },
      ] as never,
    });
    const charts = printCharts(hostile, '');
    expect(charts.map(([name]) => name)).toEqual([
      'reserve-summary',
      'reserve-expenses',
      'reserve-income',
      'expenditures-by-category',
      'projected-expenses',
    ]);
    for (const [, { svg }] of charts) {
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(svg).not.toContain('var(--');
    }
    expect(printCharts(nothing, '')).toEqual([]);
  });

  it('shorten names of categories to fifty letters', () => {
    expect([...shortCategory('x'.repeat(51))]).toHaveLength(50);
    expect(shortCategory('x'.repeat(50))).toBe('x'.repeat(50));
  });
});

describe('View As PDF', () => {
  it('says why the PDF could not be made, and does not reload', async () => {
    const reload = vi.fn();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', { status: 500 })),
    );
    const { user } = renderScreen(
      <>
        <ViewAsPdf report={report()} reload={reload} />
        <Toaster />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'View As PDF' }));
    expect(
      await screen.findAllByText('The PDF could not be made. The font could not be loaded.'),
    ).not.toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
