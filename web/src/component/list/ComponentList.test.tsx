import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '../../app/storage';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { ComponentsPage } from '../ComponentsPage';
import { aComponent, asVendor, inventoryService, MEMBER, READ_ONLY } from '../testing/inventory-service';

const inventory = [
  aComponent(1, {
    name: 'Carport roofs',
    remainingUsefulLife: 4,
    nextReplacementYear: 2030,
    unitCost: 300,
    currentCost: 3000,
    costAtReplacement: 3376.53,
  }),
  aComponent(2, {
    name: 'Elevator A',
    category: 'Elevators',
    remainingUsefulLife: 0,
    nextReplacementYear: 2026,
    unitCost: 500,
    currentCost: 5000,
    costAtReplacement: 5000,
  }),
  aComponent(3, {
    name: 'Perimeter fence',
    category: 'Fencing & Walls',
    remainingUsefulLife: 2,
    nextReplacementYear: 2028,
    location: 'North side',
  }),
  aComponent(4, {
    name: 'Elevator B',
    category: 'Elevators',
    remainingUsefulLife: 4,
    nextReplacementYear: 2030,
    unitCost: 7.5,
    currentCost: 75,
    costAtReplacement: 84.41,
  }),
];

function open(at = '/', said: typeof MEMBER = {}) {
  const service = inventoryService(inventory, said);
  return { service, ...renderScreen(<ComponentsPage />, { graph: service.graph, at }) };
}

/** Returns the names in the order shown. */
async function names() {
  const table = await screen.findByRole('grid');
  await waitFor(() => expect(within(table).queryAllByRole('link').length).toBeGreaterThan(0));
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

const shows = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('the inventory', () => {
  it('is sorted by remaining life, with its count, its cost and words for every life', async () => {
    open();
    await shows(['Elevator A', 'Perimeter fence', 'Carport roofs', 'Elevator B']);
    expect(screen.getByText('4 components, $9,075 to replace today')).toBeTruthy();
    expect(screen.getByText('Due this year')).toBeTruthy();
    expect(screen.getByText('2 of 20 yr')).toBeTruthy();
    // The cost at replacement is the service's own figure.
    expect(screen.getByText('$3,377')).toBeTruthy();
  });

  it('is filtered by text over several fields, by category and by when work is due', async () => {
    const { user, router } = open();
    await names();
    await user.type(screen.getByRole('searchbox', { name: 'Filter components' }), 'NORTH fence');
    await shows(['Perimeter fence']);
    await waitFor(() => expect(router.state.location.search).toBe('?q=NORTH+fence'));
    await user.clear(screen.getByRole('searchbox'));
    // The first is the filter, the second the head of the column.
    await user.click(screen.getAllByRole('button', { name: 'Category' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Elevators' }));
    await shows(['Elevator A', 'Elevator B']);
    expect(router.state.location.search).toBe('?category=Elevators');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Category' })).toBeNull());
    await pickFromMenu(
      user,
      await openMenu(user, screen.getByRole('button', { name: 'Due within' })),
      '3 years',
    );
    await waitFor(() => expect(router.state.location.search).toContain('due=3'));
    await shows(['Elevator A']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Category Elevators' }));
    await shows(['Elevator A', 'Perimeter fence']);
  });

  it('says so when nothing passes the filters, and clears them', async () => {
    const { user } = open('/?q=nothing&due=1');
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await names()).toHaveLength(4));
  });

  it('is sorted by any column, from the address too, and saves the choice for the next visit', async () => {
    const { user, router, service } = open('/?sort=-currentCost');
    await shows(['Elevator A', 'Carport roofs', 'Perimeter fence', 'Elevator B']);
    await user.click(screen.getByRole('button', { name: 'Component' }));
    await shows(['Carport roofs', 'Elevator A', 'Elevator B', 'Perimeter fence']);
    expect(router.state.location.search).toBe('?sort=name');
    await waitFor(() => expect(service.settings.of('components view')).toMatchObject({ sort: 'name' }));
  });

  it('is grouped with subtotals of whole groups', async () => {
    open('/?group=category');
    await shows(['Elevator A', 'Elevator B', 'Perimeter fence', 'Carport roofs']);
    const head = screen.getByRole('button', { name: /Elevators/ }).closest('tr')!;
    expect(within(head).getByText('$5,075')).toBeTruthy();
  });

  it('adds up the costs of a year to the cent', async () => {
    // The sum of these doubles is a little less than the fifty cents that round up.
    const costs = [10.1, 2.3, 1.1];
    const rows = costs.map((costAtReplacement, n) => aComponent(n + 1, { costAtReplacement }));
    open('/?group=year', { rows });
    await names();
    const head = screen.getByRole('button', { name: /2031/ }).closest('tr')!;
    expect(within(head).getByText('$14')).toBeTruthy();
  });

  it('is paged by 10 and shows the page of the address', async () => {
    const many = Array.from({ length: 12 }, (_, n) => aComponent(n + 1, { remainingUsefulLife: n }));
    const { user } = open('/?page=2', { rows: many });
    await shows(['Component 11', 'Component 12']);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(async () => expect(await names()).toHaveLength(12));
  });
});

describe('the inventory, by role and year', () => {
  it('shows a Vendor no money, no boxes and no actions', async () => {
    open('/', asVendor(inventory));
    await names();
    expect(screen.getByText('4 components')).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /cost/i })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add component|Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Excel export' })).toBeNull();
  });

  it('shows a Member the money, but no actions', async () => {
    open('/', MEMBER);
    await names();
    expect(screen.getByText('4 components, $9,075 to replace today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit|Actions for/ })).toBeNull();
  });

  it('tells those without components whom to ask, and a Manager where to start', async () => {
    const vendor = open('/', asVendor([]));
    expect(
      await screen.findByText('Contact your account administrator about adding components.'),
    ).toBeTruthy();
    vendor.unmount();
    const { user } = open('/?q=old', { rows: [] });
    expect(await screen.findByText('No components yet')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Add component' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Add component' })).toBeTruthy();
  });

  it('offers no change to a previous year, and says why, but still offers a project', async () => {
    storage.setFiscalYear(2025);
    const { user } = open('/', READ_ONLY);
    await names();
    expect(
      screen.getByText('2025 is a previous fiscal year: you can view its components but not change them.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add component|Edit/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Elevator A' }));
    const bar = screen.getByRole('toolbar', { name: 'Actions for the selected rows' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Create project', 'Export', 'ClearEsc']);
  });
});
