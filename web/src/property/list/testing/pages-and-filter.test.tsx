import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storage } from '../../../app/storage';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { aRow, manyRows, open, service, type SearchArguments } from './list-service';

describe('pages', () => {
  it('shows 20 properties a page and 9 page links, without boundary links below 100 pages', async () => {
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

  it('falls back to the last page when the requested one does not exist', async () => {
    const { router } = open(service(25).graph, '?page=7');
    expect(await screen.findByText('Property 25')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
  });
});

describe('the filter', () => {
  it('applies text after a pause and is stored once in the address, the browser and the service', async () => {
    const { graph, kept, set } = service(30);
    const { user, router, sentNamed } = open(graph);
    await screen.findByText('Property 1');
    set({ rows: [aRow(3)] });
    await user.type(screen.getByRole('searchbox'), 'Property 3');
    await waitFor(() => expect(screen.queryByText('Property 1')).toBeNull());
    expect(router.state.location.search).toBe('?text=Property+3');
    expect(sentNamed('PropertyList').map(({ variables }) => variables.filter)).toMatchObject([
      { text: '' },
      { text: 'Property 3' },
    ]);
    expect(storage.propertyFilter()).toMatchObject({ text: 'Property 3' });
    await waitFor(() => expect(kept('filter')).toMatchObject({ text: 'Property 3' }));
    expect(sentNamed('SaveListSettings')).toHaveLength(1);
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

  it('sorts by the figures, the worst first', async () => {
    const { user, router, sentNamed } = open(service(3).graph);
    await user.click(await screen.findByRole('button', { name: 'Percent funded' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=percentFunded'));
    await user.click(screen.getByRole('button', { name: 'Next 30 years' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=firstYearBelowZero'));
    expect(sentNamed('PropertyList').at(-1)?.variables).toMatchObject({
      filter: { sort: 'firstYearBelowZero', descending: false },
    });
    const head = screen.getByRole('columnheader', { name: 'Next 30 years' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('filters properties that need attention, and is saved as a view under a name', async () => {
    const { graph, kept } = service(3);
    const { user, router, sentNamed } = open(graph);
    await user.click(await screen.findByRole('button', { name: 'Needs attention' }));
    await waitFor(() => expect(router.state.location.search).toBe('?attention=1'));
    expect(sentNamed('PropertyList').at(-1)?.variables).toMatchObject({ filter: { needsAttention: true } });
    expect(screen.getByRole('button', { name: 'Needs attention' }).getAttribute('aria-pressed')).toBe('true');
    pickFromMenu(
      user,
      await openMenu(user, screen.getByRole('button', { name: 'Saved views' })),
      'Save this view',
    );
    await user.type(await screen.findByLabelText('Name'), 'Worries');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('button', { name: 'Worries' })).toBeTruthy();
    expect(kept('views')).toMatchObject({
      views: [{ name: 'Worries', page: 'properties', query: 'attention=1' }],
    });
  });

  it('saves the columns with a view, and restores them when the user opens it', async () => {
    const { graph, kept, set } = service(3);
    const { user, unmount } = open(graph);
    const button = (name: string) => screen.findByRole('button', { name });
    const press = async (menu: string, item: string) =>
      pickFromMenu(user, await openMenu(user, await button(menu)), item);
    const toggle = async (column: string) => {
      await user.click(await button('Columns'));
      await user.click(await screen.findByRole('checkbox', { name: column }));
      await user.keyboard('{Escape}');
    };
    await toggle('Location');
    await press('Saved views', 'Save this view');
    await user.type(await screen.findByLabelText('Name'), 'Short');
    await user.click(await button('Save view'));
    await button('Short');
    expect(kept('views')).toMatchObject({
      views: [{ name: 'Short', query: '', columns: { hidden: ['location'] } }],
    });
    await toggle('Property Type');
    await waitFor(() => expect(kept('columns')).toMatchObject({ hidden: ['location', 'propertyTypeName'] }));
    unmount();
    storage.setPropertyFilter({ text: 'Property 2' });
    set({ rows: [aRow(2)] });
    const { router, sentNamed } = open(graph);
    await waitFor(() => expect(router.state.location.search).toBe('?text=Property+2'));
    await screen.findByText('Property 2');
    set({ rows: manyRows(3) });
    await press('Saved views', 'Short');
    expect(await screen.findByRole('columnheader', { name: /Property Type/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /Location/ })).toBeNull();
    expect(await screen.findByText('Property 3')).toBeTruthy();
    expect(sentNamed('PropertyList').at(-1)?.variables).toMatchObject({ filter: { text: '' } });
    await waitFor(() => expect(kept('columns')).toMatchObject({ hidden: ['location'] }));
  });

  it('is restored from the address, else from this browser, else from the service', async () => {
    const asked = async (query: string) => {
      const { sentNamed, unmount, router } = open(kept, query);
      await screen.findByRole('grid');
      const text = (sentNamed('PropertyList')[0]!.variables as unknown as SearchArguments).filter.text;
      const { search } = router.state.location;
      unmount();
      return [text, search, sentNamed('PropertyList').length];
    };
    const { graph: kept } = service(30, {}, { 'properties filter': { text: '30' } });
    expect(await asked('')).toEqual(['30', '?text=30', 1]);
    expect(storage.propertyFilter()).toMatchObject({ text: '30' });
    storage.setPropertyFilter({ text: '20' });
    expect(await asked('')).toEqual(['20', '?text=20', 1]);
    expect(await asked('?text=10')).toEqual(['10', '?text=10', 1]);
  });
});

describe('archiving', () => {
  it('asks, removes the property, says so, and clears the filter and the selection', async () => {
    const { graph, after } = service(30);
    after('archiveProperty', { rows: manyRows(30).slice(1) });
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

  it('leaves the selection in place when another property is removed, and shows a refusal', async () => {
    storage.setPropertyId(PROPERTY_ID);
    const { graph, refuse } = service(3);
    refuse('archiveProperty', { code: 'stale', detail: 'The property has another version.' });
    const { user } = open(graph);
    await user.click(await screen.findByRole('button', { name: 'Remove Property 2' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Error: Someone else saved changes in the meantime.')).toBeTruthy();
    expect(storage.propertyId()).toBe(PROPERTY_ID);
    expect(screen.queryByText('Property Removed')).toBeNull();
  });
});
