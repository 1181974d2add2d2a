import { anAdminPortfolio } from '@roofline/schema/fixtures/admin-portfolio';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { renderScreen, type Graph } from '../testing/schema-link';
import { AdminPortfoliosPage } from './AdminPortfoliosPage';

const north = anAdminPortfolio({ workspaceId: id(1), version: 3, phone: '0012515550100' });
const pageOf = (items: unknown[]) => ({ items, totalCount: items.length, page: 1, pageSize: 10 });
const open = (graph: Graph = {}, isStaff = true) =>
  renderScreen(<AdminPortfoliosPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff }), adminPortfolios: () => pageOf([north]), ...graph },
    at: '/useraccount/admin/portfolios',
  });
type View = ReturnType<typeof open>;

async function command(view: View, name: RegExp) {
  const row = (await screen.findByText('Northlake')).closest('tr')!;
  await view.user.click(within(row).getByRole('button', { name }));
}

it('lists portfolios with their numbers of properties, users and invites, and filters them by status', async () => {
  const view = open();
  const row = (await screen.findByText('Northlake')).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['Northlake Management', '12', '4', '1', 'Active']));
  await view.user.selectOptions(screen.getByLabelText('Status'), 'inactive');
  await screen.findByText('Northlake');
  expect(view.sentNamed('AdminPortfolios').at(-1)!.variables).toMatchObject({ status: 'inactive', page: 1 });
});

it('requires a name and a company, then adds a portfolio and opens its invites', async () => {
  const view = open({
    addPortfolio: () => ({ portfolio: anAdminPortfolio({ workspaceId: id(9) }), userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add portfolio' }));
  const pane = await screen.findByRole('dialog', { name: 'Add portfolio' });
  const submit = within(pane).getByRole('button', { name: 'Add portfolio' });
  await view.user.click(submit);
  expect((await within(pane).findAllByText(/is required/)).length).toBeGreaterThan(1);
  expect(view.sentNamed('AddPortfolio')).toHaveLength(0);
  await view.user.type(within(pane).getByLabelText('Name'), 'Summit');
  await view.user.type(within(pane).getByLabelText('Company name'), 'Summit Co');
  await view.user.dblClick(submit);
  expect(await screen.findByText('Portfolio Added. Invite its Portfolio admin here.')).toBeTruthy();
  expect(view.sentNamed('AddPortfolio')).toHaveLength(1);
  expect(view.sentNamed('AddPortfolio')[0]!.variables).toMatchObject({
    input: { values: { name: 'Summit', companyName: 'Summit Co', phone: null } },
  });
});

it('saves a portfolio with its version and every field', async () => {
  const labeled = { ...north, isPrivateLabel: true };
  const view = open({
    adminPortfolios: () => pageOf([labeled]),
    updatePortfolio: () => ({ portfolio: { ...labeled, city: 'Selma', version: 4 }, userErrors: [] }),
  });
  await command(view, /Edit/);
  const pane = await screen.findByRole('dialog', { name: 'Edit portfolio' });
  await view.user.clear(within(pane).getByLabelText(/^City/));
  await view.user.type(within(pane).getByLabelText(/^City/), 'Selma');
  await view.user.click(within(pane).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Portfolio Updated')).toBeTruthy();
  expect(view.sentNamed('UpdatePortfolio')[0]!.variables).toMatchObject({
    input: {
      workspaceId: id(1),
      version: 3,
      values: { city: 'Selma', isPrivateLabel: true, phone: '0012515550100' },
    },
  });
});

it('closes a portfolio only after a question', async () => {
  const view = open({
    setPortfolioActive: () => ({ portfolio: { ...north, isActive: false, version: 4 }, userErrors: [] }),
  });
  await command(view, /Deactivate/);
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate portfolio' });
  expect(within(dialog).getByText(/closed for its 4 users/)).toBeTruthy();
  expect(view.sentNamed('SetPortfolioActive')).toHaveLength(0);
  await view.user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Portfolio Updated')).toBeTruthy();
  expect(view.sentNamed('SetPortfolioActive')[0]!.variables).toEqual({
    input: { workspaceId: id(1), version: 3, isActive: false },
  });
});

it('asks the user to sign in again where the session began too long ago', async () => {
  open({
    adminPortfolios: () => {
      throw new GraphQLError('Too old', { extensions: { code: 'FORBIDDEN', reason: 'SESSION_TOO_OLD' } });
    },
  });
  const link = await screen.findByRole('link', { name: 'Sign in again' });
  expect(link.getAttribute('href')).toContain('signin?return=%2Fuseraccount%2Fadmin%2Fportfolios');
});

it('shows nothing to users who are not internal staff', async () => {
  open({}, false);
  expect(screen.queryByText('Northlake')).toBeNull();
});
