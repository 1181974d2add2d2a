import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../app/paths';
import { storage } from '../../../app/storage';
import { aViewer } from '@roofline/schema/fixtures/person';
import { aRow, id, open, service, type SearchArguments } from './list-service';

describe('the list', () => {
  it('welcomes the user by name, counts the properties, and shows the figures of the page', async () => {
    const { sentNamed } = open(service(3).graph);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Dana' })).toBeTruthy();
    const row = await screen.findByRole('row', { name: /Property 1 / });
    expect(await within(row).findByText('Fair')).toBeTruthy();
    expect(within(row).getByText('53%')).toBeTruthy();
    expect(
      within(row).getByRole('img', {
        name: "With the adopted plan, Steady increase, reserves never fall below zero through 2055. At today's $385,000 a year, $15,000 less than the plan, they fall below zero in 2037.",
      }),
    ).toBeTruthy();
    expect(within(row).getByText('Steady increase; today’s $385K below zero in 2037')).toBeTruthy();
    expect(screen.getByText('3 active properties')).toBeTruthy();
    expect(sentNamed('PropertyListOutlooks')).toHaveLength(1);
  });

  it('has the Portfolio column only for users with several workspaces', async () => {
    open(service(1).graph);
    await screen.findByText('Property 1');
    expect(screen.queryByRole('columnheader', { name: /Portfolio/ })).toBeNull();
  });

  it('shows the Portfolio column and counts the portfolios', async () => {
    const me = () => ({
      ...aViewer(),
      workspaceCount: 2,
      viewerCan: { ...aViewer().viewerCan, seePortfolioColumn: true },
    });
    open(service(1, { me }).graph);
    expect(await screen.findByRole('columnheader', { name: /Portfolio/ })).toBeTruthy();
    expect(screen.getByText('1 active property in 2 portfolios')).toBeTruthy();
  });

  it('offers edit and delete only where the service allows them', async () => {
    const actions = { edit: false, archive: false, viewDashboard: true };
    const { graph, set } = service(0);
    set({
      rows: [aRow(1, { propertyName: 'Mine' }), aRow(9, { propertyName: 'Theirs', viewerCan: actions })],
    });
    open(graph);
    expect(await screen.findByRole('link', { name: 'Edit Mine' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Mine' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit Theirs' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Theirs' })).toBeNull();
  });

  it('selects a property and opens its dashboard when the user clicks its name', async () => {
    const { user, router } = open(service(3).graph);
    await user.click(await screen.findByRole('link', { name: 'Property 2' }));
    expect(router.state.location.pathname).toBe(paths.dashboard);
    expect(storage.propertyId()).toBe(id(2));
  });

  it('says No properties found, with the add button only without a filter', async () => {
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

describe('columns', () => {
  it('are chosen by the user, stored by the service and restored', async () => {
    const { graph, kept } = service(2);
    const { user, unmount } = open(graph);
    await screen.findByRole('columnheader', { name: /Next 30 years/ });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Location' }));
    expect(screen.queryByRole('columnheader', { name: /Location/ })).toBeNull();
    await waitFor(() => expect(kept('columns')).toMatchObject({ hidden: ['location'] }));
    unmount();
    open(graph);
    await screen.findByRole('columnheader', { name: /Property Type/ });
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Location/ })).toBeNull());
  });

  it('leave out the figures for users who may see none', async () => {
    const { graph } = service(2);
    const withFigures = graph.properties as (args: SearchArguments) => { items: object[] };
    const properties = (args: SearchArguments) => {
      const page = withFigures(args);
      const viewerCan = { edit: false, archive: false, viewDashboard: false };
      return { ...page, items: page.items.map((row) => ({ ...row, viewerCan, outlook: null })) };
    };
    const { sentNamed } = open({ ...graph, properties });
    await screen.findByText('Property 1');
    await waitFor(() => expect(sentNamed('PropertyListOutlooks')).toHaveLength(1));
    expect(screen.queryByRole('columnheader', { name: 'Percent funded' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Needs attention' })).toBeNull();
  });
});
