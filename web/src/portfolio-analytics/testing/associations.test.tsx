import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAssociation, associationsPageOf } from '@roofline/schema/fixtures/portfolio-analytics';
import { id, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { renderScreen } from '../../testing/schema-link';
import { AssociationsPage } from '../associations/AssociationsPage';

const cedar = anAssociation();
const heron = anAssociation({
  propertyId: id(2),
  name: 'Heron Lakes',
  leadBy: 'adopted',
  planName: 'Ladder',
  firstYearBelowZero: 2031,
  isDisclosureOverdue: true,
  lowestBalance: -42_000,
});

const open = (graph = {}, at = '/useraccount/portfolio-analytics/associations') =>
  renderScreen(<AssociationsPage />, {
    graph: { portfolioAssociations: () => associationsPageOf([cedar, heron]), ...graph },
    at,
  });

it('sums up all associations, and names the basis of the figures', async () => {
  open();
  expect(
    await screen.findByText((_, node) =>
      /^By the plan that leads each year.* 1 of 2 associations ends a year of the next 30 below zero\. 2 contribute less/.test(
        node?.tagName === 'P' ? (node.textContent ?? '') : '',
      ),
    ),
  ).toBeTruthy();
  const row = screen.getByText('Heron Lakes').closest('tr')!;
  expect(within(row).getByText('Adopted plan Ladder, from 2026')).toBeTruthy();
  expect(within(row).getByText('2031')).toBeTruthy();
  expect(within(row).getByText('Overdue')).toBeTruthy();
});

it('requests the filters, the order and the basis in the address', async () => {
  const view = open(
    {},
    '/x?q=lake&band=weak&zero=2035&overdue=1&basis=current&sort=lowestBalance&desc=1&page=2&size=25',
  );
  await screen.findByText('Heron Lakes');
  expect(view.sentNamed('PortfolioAssociations')[0]!.variables).toEqual({
    workspaceId: WORKSPACE_ID,
    view: {
      text: 'lake',
      band: 'weak',
      belowZeroBy: 2035,
      isDisclosureOverdue: true,
      basis: 'current',
      sort: 'lowestBalance',
      descending: true,
    },
    page: 2,
    pageSize: 25,
  });
});

it('sorts by a column head, and changes the basis of the figures', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: /Lowest balance/ }));
  await waitFor(() =>
    expect(view.sentNamed('PortfolioAssociations').at(-1)!.variables).toMatchObject({
      view: { sort: 'lowestBalance', basis: 'plan' },
    }),
  );
  await view.user.click(screen.getByRole('radio', { name: "At today's contribution" }));
  await waitFor(() =>
    expect(view.sentNamed('PortfolioAssociations').at(-1)!.variables).toMatchObject({
      view: { basis: 'current' },
    }),
  );
});

it('says how many figures are being computed, counts only computed ones, and moves nothing when they come', async () => {
  const summaries = [{ associations: 500, withFigures: 20, waiting: 480 }, { waiting: 0 }];
  open({ portfolioAssociations: () => associationsPageOf([cedar], summaries.shift() ?? { waiting: 0 }) });
  const note = (await screen.findByText(/figures of 480 associations are being computed/)).closest('[role]');
  expect(screen.getByText('none of 20 computed so far')).toBeTruthy();
  await waitFor(() => expect(note?.textContent).toBe('The figures of all associations are here now.'), {
    timeout: 20_000,
  });
  expect(screen.getByText('none of 1 association')).toBeTruthy();
  expect(note?.isConnected).toBe(true);
});

it('shows no note about figures where all were computed from the start', async () => {
  open();
  await screen.findByText('Heron Lakes');
  expect(screen.queryByText(/figures of .*associations are/i)).toBeNull();
});

it('draws the chart at once where no figure is computed yet', async () => {
  open({ portfolioAssociations: () => associationsPageOf([cedar], { withFigures: 0, waiting: 3 }) });
  expect(await screen.findByText('Associations by percent funded')).toBeTruthy();
});

it('leads users who manage no workspace to the dashboard, and requests nothing', async () => {
  const viewer = aViewer();
  const view = open({
    me: () => ({ ...viewer, viewerCan: { ...viewer.viewerCan, manageWorkspace: false } }),
  });
  await waitFor(() => expect(view.router.state.location.pathname).toContain('dashboard'));
  expect(view.sentNamed('PortfolioAssociations')).toEqual([]);
});

it('exports the list with the figures, filters and order on screen', async () => {
  const requestDocument = () => ({ job: null, userErrors: [{ code: 'invalid', detail: 'No', field: null }] });
  const view = open({ requestDocument }, '/x?band=weak&basis=current&sort=lowestBalance');
  await view.user.click(await screen.findByRole('button', { name: 'Excel export' }));
  await waitFor(() =>
    expect(view.sentNamed('RequestDocument').at(-1)?.variables).toMatchObject({
      input: {
        document: 'associationsXlsx',
        workspaceId: WORKSPACE_ID,
        view: { band: 'weak', basis: 'current', sort: 'lowestBalance', descending: false },
      },
    }),
  );
});
