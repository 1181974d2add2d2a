import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import type { Graph } from '../../testing/schema-link';
import { SETUP_FAILED } from '../use-set-up-year';
import { aSetup, openSetup } from './open-setup';

const component = (id: number, name: string, unitCost: number, over: object = {}) => ({
  propertyComponentId: `01980000-0000-7000-8000-0000000002${String(id).padStart(2, '0')}`,
  name,
  category: 'Other',
  categoryPosition: 0,
  quantity: 1,
  percentReplaced: 100,
  unitCost,
  currentCost: unitCost,
  usefulLife: 10,
  remainingUsefulLife: 0,
  isOneTime: false,
  ...over,
});
const roof = component(1, 'Roof', 500_000);
const fence = component(2, 'Fence', 20_000);
const paint = component(3, 'Paint', 90_000, { remainingUsefulLife: 4 });

const setup = (over: object = {}) =>
  aSetup({ expenditures: [roof, fence], components: [roof, paint, fence], ...over });
const open = (graph: Graph = {}, fiscalYears?: object[]) =>
  openSetup({ yearSetup: () => setup(), ...graph }, fiscalYears);
const next = () => screen.findByRole('button', { name: 'Continue' });

describe('setting up a year', () => {
  it('leads through the three steps and sends the review once', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      setUpYear: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { yearSetup: setup({ state: 'saved' }), userErrors: [] };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Set up fiscal year 2027' })).toBeTruthy();
    const chosen = (name: string) => screen.getAllByRole('radio', { name, checked: true }).length;
    expect(chosen('Not done')).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Mark all as done' }));
    expect(chosen('Done')).toBe(2);
    const fenceOutcome = screen.getByRole('radiogroup', { name: 'Review of Fence' });
    await user.click(within(fenceOutcome).getByText('Partly done'));
    await user.click(await next());
    // The form requires the remaining life of partly done work before it continues.
    expect(await screen.findByText('Remaining Useful Life is required')).toBeTruthy();
    await user.type(screen.getByLabelText(/Years until the rest is due/), '2');
    await user.click(await next());
    await user.type(await screen.findByLabelText('Inflation rate'), '3.4');
    const changes = screen.getByRole('table', { name: 'What changes' });
    expect(within(changes).getByRole('row', { name: /Roof/ }).textContent).toBe('Roof$500,000$517,000+$17,000');
    expect(within(changes).getByRole('row', { name: /All 3 components/ }).textContent).toContain('$630,740');
    await user.dblClick(await next());
    expect(await screen.findByText('Fiscal year 2027 is set up')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the 2027 plans' }).getAttribute('href')).toBe('/useraccount/plans');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      propertyId: PROPERTY_ID,
      fiscalYear: 2027,
      hasCostIncrease: true,
      inflationRate: 3.4,
      informationSourceId: 13,
      yearEndReserveBalance: 250_000.5,
      expenditures: [
        { propertyComponentId: roof.propertyComponentId, outcome: 'done', actualCost: null, remainingUsefulLife: null },
        { propertyComponentId: fence.propertyComponentId, outcome: 'partly', remainingUsefulLife: 2 },
      ],
    });
  }); // prettier-ignore

  it('shows the planned cost of work that a project did for less', async () => {
    const completed = {
      projectId: PROPERTY_ID,
      projectName: 'New roof',
      completedOn: '2026-09-01',
      actualCost: 480_000,
      plannedCost: 500_000,
    };
    const done = component(1, 'Roof', 480_000, { completed });
    open({ yearSetup: () => setup({ expenditures: [done, fence] }) });
    expect(await screen.findByText('$500,000 planned')).toBeTruthy();
    expect(screen.getByText(/^\$520,000 was planned/)).toBeTruthy();
    const outcome = within(screen.getByRole('radiogroup', { name: 'Review of Roof' }));
    expect(outcome.getByRole<HTMLInputElement>('radio', { name: 'Done' }).checked).toBe(true);
    expect(screen.getByRole('link', { name: 'New roof' }).getAttribute('href')).toContain(PROPERTY_ID);
  });

  it('sends neither rate nor source where costs did not rise', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      setUpYear: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { yearSetup: setup({ state: 'saved' }), userErrors: [] };
      },
    });
    await user.click(await next());
    await user.click(await screen.findByText('No, keep 2026 costs'));
    await user.click(await next());
    await screen.findByText('Fiscal year 2027 is set up');
    expect(sent[0]).toMatchObject({ hasCostIncrease: false, inflationRate: null, informationSourceId: null });
  });

  it('leaves the form in place when saving fails, and shows each error at its field', async () => {
    const { user } = open({
      setUpYear: () => ({
        yearSetup: null,
        userErrors: [
          { code: 'invalid', detail: 'Total Annual Fees is too odd', field: 'averageHoaAnnualFee' },
          { code: 'alreadySetUp', detail: '2027 is already set up.', field: null },
        ],
      }),
    });
    await user.click(await next());
    await user.type(await screen.findByLabelText('Inflation rate'), '2');
    await user.click(await next());
    expect(await screen.findByText(SETUP_FAILED, { exact: false })).toBeTruthy();
    expect(screen.getByText('Total Annual Fees is too odd')).toBeTruthy();
    expect(screen.getByText('2027 is already set up.', { exact: false })).toBeTruthy();
    expect((screen.getByLabelText('Inflation rate') as HTMLInputElement).value).toBe('2.00');
  });

  it('asks before it skips', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      skipYearSetup: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { yearSetup: setup({ state: 'saved' }), userErrors: [] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Skip setup' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Skip setup' }));
    await waitFor(() => expect(sent).toEqual([{ propertyId: PROPERTY_ID, fiscalYear: 2027 }]));
  });

  it('says why a year cannot be set up', async () => {
    open({ yearSetup: () => setup({ blockedReason: 'No year before 2027 has financials to copy.', viewerCan: { setUp: false } }) }); // prettier-ignore
    expect(await screen.findByText('No year before 2027 has financials to copy.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('says so where every year is set up', async () => {
    open({}, [aFiscalYear(2026)]);
    expect(await screen.findByText('Every fiscal year is set up.')).toBeTruthy();
  });
});
