import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../ui/test-render';
import { CashFactsStrip } from '../../app/report/CashFactsStrip';
import type { Expenditures } from '../expenditures/ExpendituresChart';
import { ExpendituresTable } from '../expenditures/ExpendituresTable';
import type { Inventory } from '../inventory/InventoryChart';
import { InventoryTable } from '../inventory/InventoryTable';
import type { PercentFunded } from '../percent-funded/PercentFundedChart';
import { PercentFundedTable } from '../percent-funded/PercentFundedTable';
import { ReportVerdict } from '../../app/report/ReportVerdict';
import { reportFile } from '../use-report-address';

const ID = '01980000-0000-7000-8000-000000000001';
const show = (ui: React.ReactNode) => renderUi(<MemoryRouter>{ui}</MemoryRouter>);

const year = (over: Partial<PercentFunded['rows'][number]>) => ({
  year: 2026,
  startBalance: 100_000,
  fullyFundedStart: 200_000,
  percentFundedStart: 50,
  bandStart: 'fair' as const,
  contribution: 10_000,
  specialAssessments: 0,
  loanProceeds: 0,
  interest: 1000,
  expenditures: 111_500,
  debtService: 0,
  endBalance: -500,
  fullyFundedEnd: 200_000,
  percentFundedEnd: -0.25,
  bandEnd: 'weak' as const,
  ...over,
});
const frame = {
  propertyId: ID,
  fiscalYear: 2026,
  basisFiscalYear: 2026,
  hasComponents: true,
  adoption: null,
  assumptionsProblem: null,
  verdict: [],
  conventions: [],
  years: 30,
  plan: null,
  plans: [],
};

describe('percent funded', () => {
  const report = {
    ...frame,
    ratingBands: { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 },
    cashFacts: null,
    rows: [year({}), year({ year: 2027, specialAssessments: 5000 })],
    totals: {
      contribution: 20_000,
      specialAssessments: 5000,
      loanProceeds: 0,
      interest: 2000,
      expenditures: 223_000,
      debtService: 0,
    },
  } as PercentFunded;

  it('has a row for each year with its rating in words, and the sums', () => {
    show(<PercentFundedTable report={report} />);
    const row = screen.getByRole('row', { name: /^2026/ });
    expect(row.textContent).toContain('−$500');
    expect(row.textContent).toContain('−0.3%Weak');
    const total = screen.getByRole('row', { name: /^Total/ });
    expect(total.textContent).toContain('$20,000');
    expect(total.textContent).toContain('$223,000');
  });

  it('shows the columns only of flows that occur', () => {
    show(<PercentFundedTable report={report} />);
    expect(screen.getByRole('columnheader', { name: 'Special assessments' })).not.toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Loan payments' })).toBeNull();
  });
});

describe('anticipated expenditures', () => {
  const component = { propertyComponentId: ID, name: 'Roof', cost: 43_700 };
  const report = {
    ...frame,
    category: null,
    categories: [],
    categoryTotals: [{ category: 'Roofing', categoryPosition: 0, total: 43_700 }],
    total: 43_700,
    isDataTruncated: false,
    rows: [
      {
        year: 2026,
        total: 43_700,
        categories: [{ category: 'Roofing', categoryPosition: 0, total: 43_700, components: [component] }],
      },
      { year: 2027, total: 0, categories: [] },
    ],
  } as Expenditures;

  it('opens a year to its categories and components', async () => {
    const onToggle = vi.fn();
    const closed = { report, onToggle, onAll: vi.fn() };
    const { unmount } = show(<ExpendituresTable {...closed} open={new Set()} />);
    // Closed rows stay in the page, for printing.
    expect(screen.getByText('Roof').closest('tr')!.hasAttribute('data-closed')).toBe(true);
    const toggle = screen.getByRole('button', { name: '2026', expanded: false });
    await userEvent.click(toggle);
    expect(onToggle).toHaveBeenCalledWith(2026);
    unmount();
    show(<ExpendituresTable {...closed} open={new Set([2026])} />);
    expect(screen.getByText('Roof').closest('tr')!.hasAttribute('data-closed')).toBe(false);
    expect(screen.getByRole('button', { name: '2026', expanded: true })).not.toBeNull();
  });

  it('has nothing to open where nothing is due', () => {
    show(<ExpendituresTable report={report} open={new Set()} onToggle={vi.fn()} onAll={vi.fn()} />);
    expect(screen.queryByRole('button', { name: '2027' })).toBeNull();
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('$43,700');
  });
});

it('groups the inventory with subtotals and a total', () => {
  const figures = {
    currentCost: 300_000,
    fullyFundedBalance: 225_000,
    annualDeterioration: 15_000,
    significance: 100,
  };
  const line = {
    ...figures,
    propertyComponentId: ID,
    name: 'Roof',
    location: null,
    quantity: 690,
    unitOfMeasure: 'SQ',
    usefulLife: 20,
    remainingUsefulLife: 5,
    nextReplacementYear: 2031,
    isOneTime: true,
  };
  const group = { ...figures, category: 'Roofing', categoryPosition: 0, components: [line] };
  const report = {
    ...frame,
    category: null,
    categories: [],
    groups: [group],
    totals: { ...figures, components: 1 },
  };
  show(<InventoryTable report={report as Inventory} />);
  expect(screen.getByRole('row', { name: /^Roof 690 SQ/ }).textContent).toContain('2031, once');
  expect(screen.getByRole('row', { name: /^Roofing, subtotal/ }).textContent).toContain('$225,000');
  expect(within(screen.getByRole('row', { name: /^Total/ })).getByText('100.0%')).not.toBeNull();
});

it('writes the sentence with its facts emphasized', () => {
  show(
    <ReportVerdict
      runs={[
        { kind: 'text', text: 'Reserves are ', value: null },
        { kind: 'percent', text: '53%', value: 53.2 },
        { kind: 'text', text: ' funded; the lowest balance is ', value: null },
        { kind: 'money', text: '−$500', value: -500 },
      ]}
    />,
  );
  expect(screen.getByText('53%').tagName).toBe('STRONG');
  expect(screen.getByText('−$500').tagName).toBe('STRONG');
});

it('says in words that a fund never falls below zero and that nothing is spent', () => {
  show(
    <CashFactsStrip
      facts={{ lowestBalance: 5, lowestBalanceYear: 2030, firstShortfallYear: null, fiveYearCover: null }}
    />,
  );
  expect(screen.getAllByText('None')).toHaveLength(2);
  expect(screen.queryByText('After the next big project')).toBeNull();
});

it('requests the document with the choices on screen', () => {
  const of = { propertyId: ID, fiscalYear: 2026, name: 'anticipated-expenditures' } as const;
  const year = { propertyId: ID, fiscalYear: 2026 };
  expect(reportFile(of, { years: 10, planId: 'current', category: 'Pool & Spa' }, 'Pdf')).toEqual({
    document: 'anticipatedExpendituresPdf',
    ...year,
    years: 10,
    planId: 'current',
    category: 'Pool & Spa',
  });
  expect(reportFile(of, { category: null }, 'Xlsx')).toEqual({
    document: 'anticipatedExpendituresXlsx',
    ...year,
  });
});
