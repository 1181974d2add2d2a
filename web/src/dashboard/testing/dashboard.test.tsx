import { screen, within } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { describe, expect, it } from 'vitest';
import { aProperty } from '../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { Dashboard } from '../DashboardPage';
import { aDashboardProperty, aHealth, lines } from './a-health';

const show = (
  health: Parameters<typeof aHealth>[0] = {},
  can: Parameters<typeof aDashboardProperty>[0] = {},
  graph: Graph = { reconciliation: () => null },
) => renderScreen(<Dashboard property={aDashboardProperty(can)} health={aHealth(health)} />, { graph });

describe('the dashboard', () => {
  it('shows the start date, a sentence, three insights and the five-year cover in a current year', async () => {
    show();
    expect(await screen.findByText('Start Date 1/1/2026')).toBeTruthy();
    expect(screen.getByText(/^Reserves are/).textContent).toContain(
      "50% funded. At today's contribution of $10,000 a year, reserves stay above zero through 2055",
    );
    for (const label of [
      'Reserve Account Balance',
      'Contributions to Reserves',
      'Anticipated Expenditures This Year',
      'Five-Year Cover',
    ])
      expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText('6 components due')).toBeTruthy();
  });

  it('lists the top five expenditures, and loads all of the year when the user opens it', async () => {
    const asked: number[] = [];
    let isLost = true;
    const expenditures = ({ year }: { year: number }) => {
      asked.push(year);
      if (isLost) throw new Error('lost');
      return [{ year, components: lines }];
    };
    const financialHealth = () => ({
      propertyId: PROPERTY_ID,
      fiscalYear: 2026,
      anticipatedExpendituresReport: { anticipatedExpenditureYears: expenditures },
    });
    const { user } = show(
      {},
      {},
      { reconciliation: () => null, property: () => ({ ...aProperty, financialHealth }) },
    );
    const table = await screen.findByRole('table', { name: 'Largest expenditures in 2026' });
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See all for 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Expenditures in 2026' });
    expect(
      await within(dialog).findByText('Error: The expenditures of 2026 could not be loaded.'),
    ).toBeTruthy();
    isLost = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('6 expenditures, $135,140 in all.')).toBeTruthy();
    expect(within(dialog).getByText('Component 6')).toBeTruthy();
    expect(asked).toEqual([2026, 2026]);
  });

  it('shows the funding as a table of the chosen years', async () => {
    const { user } = show();
    const funding = (await screen.findByRole('heading', { name: 'Funding' })).closest('section')!;
    await user.click(within(funding).getByText('Table'));
    expect(within(funding).getAllByRole('row')).toHaveLength(31);
    await user.click(within(funding).getByText('5', { selector: 'label, span, label *' }));
    expect(within(funding).getAllByRole('row')).toHaveLength(6);
  });

  it('shows spending beside the plan, with the basis of both', async () => {
    const line = { name: 'Roof', spent: 20_000, planned: 30_000 };
    const roof = { ...line, propertyComponentId: aHealth().topExpenditures[0]!.propertyComponentId };
    const other = { propertyComponentId: null, name: 'Other projects', spent: 700, planned: 0 };
    const spending = {
      source: 'projectPayments' as const,
      spent: 20_700,
      planned: 30_000,
      lines: [roof, other],
    };
    show({ spending });
    const table = await screen.findByRole('table', { name: 'Spent against plan in 2026' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ComponentSpentPlanned',
      'Roof$20,000$30,000',
      'Other projects$700$0',
      'Total$20,700$30,000',
    ]);
    expect(
      screen.getByText(/^\$20,700 spent of \$30,000 planned .* paid from the reserve fund/),
    ).toBeTruthy();
    expect(within(table).getByRole('link', { name: 'Roof' })).toBeTruthy();
  });

  it('hides the pie chart while the data is truncated', async () => {
    show({ isDataTruncated: true });
    expect(await screen.findByRole('heading', { name: 'Funding' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Expenditures by Category' })).toBeNull();
  });

  it('links to the components of a property without any, for users who may add them', async () => {
    show({ hasComponents: false });
    expect(await screen.findByText('Start adding components for your property!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Your Components' }).getAttribute('href')).toBe(
      '/useraccount/components',
    );
  });

  it('refers other users to their administrator', async () => {
    show({ hasComponents: false }, { editComponents: false, edit: false });
    expect(
      await screen.findByText('Contact your account administrator about adding components.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Manage Your Components' })).toBeNull();
  });

  it('shows only a placeholder for a previous year', async () => {
    show({ view: 'past', fiscalYear: 2025, startDate: '2025-01-01' });
    expect(await screen.findByText('Upcoming features are coming.')).toBeTruthy();
    expect(screen.queryByText(/Reserve Account Balance|Funding|closed/)).toBeNull();
  });

  it('also shows the closing figures of a previous year that was reconciled', async () => {
    const figures = {
      startBalance: 100_000,
      contributions: 60_000,
      specialAssessments: 5000,
      interest: 1000,
      expenditures: 40_000,
      endBalance: 126_000,
    };
    const reconciliation = ({ fiscalYear }: { fiscalYear: number }) => ({
      propertyId: aHealth().propertyId,
      fiscalYear,
      reconciledAt: '2026-01-20T12:00:00Z',
      planned: { ...figures, endBalance: 121_000 },
      actual: figures,
    });
    show({ view: 'past', fiscalYear: 2025, startDate: '2025-01-01' }, {}, { reconciliation });
    const closed = await screen.findByRole('region', { name: 'How 2025 closed' });
    expect(screen.getByText('Upcoming features are coming.')).toBeTruthy();
    expect(within(closed).getByText('$126,000')).toBeTruthy();
    expect(within(closed).getByText('Planned $121,000')).toBeTruthy();
    expect(closed.textContent).toContain('Special assessments brought in another $5,000.');
  });

  it('says why there is no projection, and that percent funded is not available', async () => {
    show({
      fundingReport: null,
      percentageFunded: null,
      fundingBand: null,
      assumptionsProblem: 'The assumptions are out of range.',
    });
    expect(await screen.findByText('The assumptions are out of range.')).toBeTruthy();
    expect(
      screen.getByText('No data available for this chart. Please confirm your configurations are accurate.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Reserves are/)).toBeNull();
    expect(screen.getByText(/Not applicable/)).toBeTruthy();
  });
});
