import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../app/paths';
import { storage } from '../app/storage';
import { aRow, aViewer, PROPERTY_ID } from '../testing/graph-fixtures';
import { renderScreen, type Graph } from '../testing/schema-link';
import { PropertiesPage } from './PropertiesPage';

interface SearchArguments {
  filter: { text: string; propertyTypeId: number | null; sort: string; descending: boolean };
  page: number;
  pageSize: number;
}

const id = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A service with `count` properties, that keeps settings and forgets what is archived. */
function service(count: number, extra: Graph = {}) {
  const kept = new Map<string, object>();
  let rows = Array.from({ length: count }, (_, n) =>
    aRow({
      propertyId: n === 0 ? PROPERTY_ID : id(n + 1),
      propertyName: `Property ${n + 1}`,
      version: n + 1,
    }),
  );
  const graph: Graph = {
    properties({ filter, page, pageSize }: SearchArguments) {
      const found = rows.filter((row) => row.propertyName.toLowerCase().includes(filter.text.toLowerCase()));
      const items = found.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
        ...row,
        outlook: {
          propertyId: row.propertyId,
          fiscalYear: 2026,
          percentFunded: 53.4,
          fundingBand: 'fair',
          endBalances: Array.from({ length: 30 }, (_, year) => 1000 * year),
          firstShortfallYear: null,
        },
      }));
      return { items, totalCount: found.length, page, pageSize };
    },
    propertyTypes: () => [
      { id: 1, name: 'Condominium' },
      { id: 4, name: 'Townhome' },
    ],
    filterSettings: ({ a, b }: { a: string; b: string }) => ({ a, b, value: kept.get(b) ?? {} }),
    saveFilterSettings({ input }: { input: { a: string; b: string; value: object } }) {
      kept.set(input.b, input.value);
      return { filterSettings: input, userErrors: [] };
    },
    archiveProperty({ input }: { input: { propertyId: string } }) {
      rows = rows.filter((row) => row.propertyId !== input.propertyId);
      return { propertyId: input.propertyId, userErrors: [] };
    },
    ...extra,
  };
  return { graph, kept };
}

const open = (graph: Graph, query = '') =>
  renderScreen(<PropertiesPage />, { graph, at: paths.properties + query, path: paths.properties });

beforeEach(() => {
  localStorage.clear();
});

describe('the list', () => {
  it('welcomes by name, counts, and shows the figures of the same page', async () => {
    const { sentNamed } = open(service(3).graph);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Dana' })).toBeTruthy();
    const row = await screen.findByRole('row', { name: /Property 1 / });
    expect(await within(row).findByText('Fair')).toBeTruthy();
    expect(within(row).getByText('53%')).toBeTruthy();
    expect(within(row).getByRole('img', { name: 'Stays above zero through 2055' })).toBeTruthy();
    expect(screen.getByText('3 active properties')).toBeTruthy();
    expect(sentNamed('PropertyListOutlooks')).toHaveLength(1);
  });

  it('has the Portfolio column for those with several workspaces alone', async () => {
    open(service(1).graph);
    await screen.findByText('Property 1');
    expect(screen.queryByRole('columnheader', { name: /Portfolio/ })).toBeNull();
  });

  it('shows Portfolio and counts the portfolios', async () => {
    const me = () => ({
      ...aViewer,
      workspaceCount: 2,
      viewerCan: { ...aViewer.viewerCan, seePortfolioColumn: true },
    });
    open(service(1, { me }).graph);
    expect(await screen.findByRole('columnheader', { name: /Portfolio/ })).toBeTruthy();
    expect(screen.getByText('1 active property in 2 portfolios')).toBeTruthy();
  });

  it('offers edit and delete by what the service allows', async () => {
    const actions = { edit: false, archive: false, viewDashboard: true };
    const properties = ({ page, pageSize }: SearchArguments) => ({
      items: [
        aRow({ propertyName: 'Mine' }),
        aRow({ propertyId: id(9), propertyName: 'Theirs', viewerCan: actions }),
      ],
      totalCount: 2,
      page,
      pageSize,
    });
    const outlook = { outlook: () => null };
    open(
      service(0, {
        properties: (args: SearchArguments) => {
          const page = properties(args);
          return { ...page, items: page.items.map((row) => ({ ...row, ...outlook })) };
        },
      }).graph,
    );
    expect(await screen.findByRole('link', { name: 'Edit Mine' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Mine' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit Theirs' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Theirs' })).toBeNull();
  });

  it('selects a property by its name and goes to its dashboard', async () => {
    const { user, router } = open(service(3).graph);
    await user.click(await screen.findByRole('link', { name: 'Property 2' }));
    expect(router.state.location.pathname).toBe(paths.dashboard);
    expect(storage.propertyId()).toBe(id(2));
  });

  it('says No properties found, with the add button without a filter alone', async () => {
    const { user } = open(service(0).graph);
    expect(await screen.findByText('No properties found')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add a New Property' })).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add a New Property' })).toHaveLength(1);
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    const { graph } = service(1);
    const healthy = graph.properties as (args: SearchArguments) => unknown;
    const { user } = open({
      ...graph,
      properties(args: SearchArguments) {
        if (isDown && args.pageSize > 1) throw new Error('down');
        return healthy(args);
      },
    });
    expect(await screen.findByText('Error: The properties could not be loaded.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Property 1')).toBeTruthy();
  });
});

describe('pages', () => {
  it('shows 20 a page and 9 links, boundary links from 100 pages on', async () => {
    const { user, router } = open(service(300).graph);
    await screen.findByText('Property 20');
    expect(screen.queryByText('Property 21')).toBeNull();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(9);
    expect(within(pages).queryByRole('button', { name: 'Last page' })).toBeNull();
    await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Property 21')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('has boundary links with 100 pages', async () => {
    open(service(1999).graph);
    expect(await screen.findByRole('button', { name: 'Last page' })).toBeTruthy();
  });

  it('falls back to the last page when the asked one is gone', async () => {
    const { router } = open(service(25).graph, '?page=7');
    expect(await screen.findByText('Property 25')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});

describe('the filter', () => {
  it('follows typing after a rest and is kept once: address, browser, service', async () => {
    const { graph, kept } = service(30);
    const { user, router, sentNamed } = open(graph);
    await screen.findByText('Property 1');
    await user.type(screen.getByRole('searchbox'), 'Property 3');
    await waitFor(() => expect(screen.queryByText('Property 1')).toBeNull());
    expect(router.state.location.search).toBe('?text=Property+3');
    expect(storage.propertyFilter()).toMatchObject({ text: 'Property 3' });
    await waitFor(() => expect(kept.get('filter')).toMatchObject({ text: 'Property 3' }));
    expect(sentNamed('SavePropertyListSettings')).toHaveLength(1);
  });

  it('sorts at the service', async () => {
    const { user, router, sentNamed } = open(service(3).graph);
    await screen.findByText('Property 1');
    await user.click(screen.getByRole('button', { name: /Location/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=location'));
    expect(sentNamed('PropertyList').at(-1)?.variables).toMatchObject({
      filter: { sort: 'location', descending: false },
      page: 1,
      pageSize: 20,
    });
  });

  it('is restored: the address first, then this browser, then the service', async () => {
    const asked = async (query: string) => {
      const { sentNamed, unmount, router } = open(kept, query);
      await screen.findByRole('grid');
      const text = (sentNamed('PropertyList')[0]?.variables as unknown as SearchArguments).filter.text;
      const { search } = router.state.location;
      unmount();
      return [text, search, sentNamed('PropertyList').length];
    };
    const { graph: kept } = service(30, {
      filterSettings: ({ a, b }: { a: string; b: string }) => ({
        a,
        b,
        value: b === 'filter' ? { text: '30' } : {},
      }),
    });
    expect(await asked('')).toEqual(['30', '?text=30', 1]);
    storage.setPropertyFilter({ text: '20' });
    expect(await asked('')).toEqual(['20', '?text=20', 1]);
    expect(await asked('?text=10')).toEqual(['10', '?text=10', 1]);
  });
});

describe('archiving', () => {
  it('asks, removes, says so, clears the filter and forgets the selection', async () => {
    const { graph } = service(30);
    storage.setPropertyId(PROPERTY_ID);
    const { user, router, sentNamed } = open(graph, '?text=Property+1');
    await user.click(await screen.findByRole('button', { name: 'Remove Property 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'REMOVE THIS PROPERTY' });
    expect(dialog.textContent).toContain('Property 1 leaves every list');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Property Removed')).toBeTruthy();
    expect(sentNamed('ArchiveProperty')[0]?.variables).toEqual({
      input: { propertyId: PROPERTY_ID, version: 1 },
    });
    expect(storage.propertyId()).toBeNull();
    expect(storage.propertyFilter()).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByText('Property 1')).toBeNull());
    expect(await screen.findByText('29 active properties')).toBeTruthy();
  });

  it('keeps the selection when another is removed, and shows a refusal', async () => {
    storage.setPropertyId(PROPERTY_ID);
    const refuse = {
      propertyId: null,
      userErrors: [{ code: 'stale', detail: 'Somebody changed this property meanwhile', field: null }],
    };
    const { user } = open(service(3, { archiveProperty: () => refuse }).graph);
    await user.click(await screen.findByRole('button', { name: 'Remove Property 2' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Error: Somebody changed this property meanwhile')).toBeTruthy();
    expect(storage.propertyId()).toBe(PROPERTY_ID);
    expect(screen.queryByText('Property Removed')).toBeNull();
  });
});
