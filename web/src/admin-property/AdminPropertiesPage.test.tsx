import { anAdminProperty } from '@roofline/schema/fixtures/admin-property';
import { id } from '@roofline/schema/fixtures/id';
import { aJob } from '@roofline/schema/fixtures/job';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type Graph } from '../testing/schema-link';
import { AdminPropertiesPage } from './AdminPropertiesPage';

const elm = anAdminProperty({ propertyId: id(1) });
const pageOf = (items: unknown[]) => ({ items, totalCount: items.length, page: 1, pageSize: 10 });
const ridge = { workspaceId: id(20), name: 'Ridge', companyName: 'Ridge Co' };

const open = (graph: Graph, isStaff = true) =>
  renderScreen(<AdminPropertiesPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff }), ...graph },
    at: '/useraccount/admin/properties?q=elm',
  });
type View = ReturnType<typeof open>;

async function command(view: View, name: RegExp) {
  const row = (await screen.findByText('Elm Court')).closest('tr')!;
  await view.user.click(within(row).getByRole('button', { name }));
}
/** Chooses Ridge in the dialog and returns the dialog. */
async function chooseRidge(view: View) {
  await command(view, /Reassign/);
  const dialog = await screen.findByRole('dialog', { name: 'Reassign Elm Court' });
  await view.user.type(within(dialog).getByLabelText('Destination portfolio'), 'ri');
  await view.user.click(await within(dialog).findByLabelText('Ridge, Ridge Co'));
  return dialog;
}

it('searches only from two characters on', async () => {
  const view = open({ adminProperties: () => pageOf([elm]) });
  await screen.findByText('Elm Court');
  await view.user.clear(screen.getByLabelText('Search properties of all portfolios'));
  await view.user.type(screen.getByLabelText('Search properties of all portfolios'), 'e');
  expect(await screen.findByText(/enter two or more characters/)).toBeTruthy();
  expect(view.sentNamed('AdminProperties')).toHaveLength(1);
});

it('shows both portfolios before it moves a property, and follows the job to its end', async () => {
  let found = [elm];
  const view = open({
    adminProperties: () => pageOf(found),
    reassignDestinations: () => [ridge],
    reassignProperty: () => {
      found = [{ ...elm, workspaceName: 'Ridge', workspaceCompanyName: 'Ridge Co' }];
      return { job: aJob({ jobId: id(40), kind: 'propertyReassign' }), userErrors: [] };
    },
    job: () => aJob({ jobId: id(40), kind: 'propertyReassign', status: 'succeeded', result: null }),
  });
  const dialog = await chooseRidge(view);
  expect(within(dialog).getByText('Northlake, Northlake Management')).toBeTruthy();
  await view.user.click(within(dialog).getByLabelText('Include users'));
  await view.user.dblClick(within(dialog).getByRole('button', { name: 'Reassign' }));
  expect(await screen.findByText('Property Reassigned')).toBeTruthy();
  expect(view.sentNamed('ReassignProperty')).toHaveLength(1);
  expect(view.sentNamed('ReassignProperty')[0]!.variables).toMatchObject({
    input: { propertyId: id(1), destinationWorkspaceId: id(20), includeUsers: true },
  });
  expect(await screen.findByText('Ridge, Ridge Co')).toBeTruthy();
});

it('disables the button until a portfolio is chosen, and finds portfolios from two characters on', async () => {
  const view = open({ adminProperties: () => pageOf([elm]), reassignDestinations: () => [] });
  await command(view, /Reassign/);
  const dialog = await screen.findByRole('dialog', { name: 'Reassign Elm Court' });
  const button = within(dialog).getByRole('button', { name: 'Reassign' });
  expect(button).toHaveProperty('disabled', true);
  await view.user.type(within(dialog).getByLabelText('Destination portfolio'), 'r');
  expect(view.sentNamed('ReassignDestinations')).toHaveLength(0);
  await view.user.type(within(dialog).getByLabelText('Destination portfolio'), 'i');
  expect(await within(dialog).findByText('No other active portfolio matches')).toBeTruthy();
});

it('says why a property could not be moved, and leaves the dialog open', async () => {
  const error = { code: 'moved' as const, detail: 'Someone else moved this property.' };
  const view = open({
    adminProperties: () => pageOf([elm]),
    reassignDestinations: () => [ridge],
    reassignProperty: () => ({ job: aJob({ jobId: id(40) }), userErrors: [] }),
    job: () => aJob({ jobId: id(40), status: 'failed', result: null, errors: [error] }),
  });
  const dialog = await chooseRidge(view);
  await view.user.click(within(dialog).getByRole('button', { name: 'Reassign' }));
  expect(await within(dialog).findByText(/Someone else moved this property\./)).toBeTruthy();
  expect(await screen.findByText('Property Not Reassigned')).toBeTruthy();
});

/** Opens the dialog of Elm Court. */
async function duplicateDialog(view: View) {
  await command(view, /Duplicate/);
  return screen.findByRole('dialog', { name: 'Duplicate Elm Court' });
}

it('duplicates a property with the chosen parts, and shows the copy in the list', async () => {
  let found = [elm];
  const view = open({
    adminProperties: ({ search }: { search: string }) =>
      pageOf(found.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))),
    duplicateProperty: () => {
      found = [elm, anAdminProperty({ propertyId: id(2), name: 'Birch Court' })];
      return { job: aJob({ jobId: id(40), kind: 'propertyDuplicate' }), userErrors: [] };
    },
    job: () => aJob({ jobId: id(40), kind: 'propertyDuplicate', status: 'succeeded', result: null }),
  });
  const dialog = await duplicateDialog(view);
  const counted = view.sentNamed('Viewer').length;
  const name = within(dialog).getByLabelText('Property Name');
  expect(name).toHaveProperty('value', 'Copy of Elm Court');
  await view.user.clear(name);
  await view.user.type(name, 'Birch Court');
  await view.user.click(within(dialog).getByLabelText('Include photos'));
  await view.user.click(within(dialog).getByLabelText('Include history'));
  await view.user.dblClick(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('Property Duplicated')).toBeTruthy();
  expect(view.sentNamed('DuplicateProperty')).toHaveLength(1);
  expect(view.sentNamed('DuplicateProperty')[0]!.variables).toMatchObject({
    input: {
      propertyId: id(1),
      name: 'Birch Court',
      includePhotos: true,
      includeFiles: false,
      includeHistory: true,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findByText('Birch Court')).closest('tr')).toBeTruthy();
  // The sidebar counts again.
  expect(view.sentNamed('Viewer')).toHaveLength(counted + 1);
});

it('says what is wrong with the name of the copy, and sends nothing', async () => {
  const view = open({ adminProperties: () => pageOf([elm]) });
  const dialog = await duplicateDialog(view);
  const name = within(dialog).getByLabelText('Property Name');
  await view.user.clear(name);
  await view.user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await within(dialog).findByText('Property Name is required')).toBeTruthy();
  await view.user.type(name, 'A<b');
  await view.user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await within(dialog).findByText(/has restricted characters/)).toBeTruthy();
  expect(view.sentNamed('DuplicateProperty')).toEqual([]);
});

it('says why the property could not be duplicated, and leaves the dialog open', async () => {
  const error = { code: 'gaveUp' as const, detail: 'This failed several times.' };
  const view = open({
    adminProperties: () => pageOf([elm]),
    duplicateProperty: () => ({ job: aJob({ jobId: id(40) }), userErrors: [] }),
    job: () => aJob({ jobId: id(40), status: 'failed', result: null, errors: [error] }),
  });
  const dialog = await duplicateDialog(view);
  await view.user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await within(dialog).findByText(/This failed several times\./)).toBeTruthy();
  expect(await screen.findByText('Property Not Duplicated')).toBeTruthy();
});

it('deactivates after a question, and reactivates', async () => {
  let property = elm;
  const change = (isActive: boolean) => () => {
    const viewerCan = { deactivate: isActive, reactivate: !isActive, reassign: true, duplicate: true };
    property = { ...elm, isActive, viewerCan };
    return { property, userErrors: [] };
  };
  const view = open({
    adminProperties: () => pageOf([property]),
    deactivateProperty: change(false),
    reactivateProperty: change(true),
  });
  await command(view, /Deactivate/);
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate property' });
  await view.user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Property Deactivated')).toBeTruthy();
  expect(await screen.findByText('Inactive')).toBeTruthy();
  await command(view, /Reactivate/);
  const second = await screen.findByRole('alertdialog', { name: 'Reactivate property' });
  await view.user.click(within(second).getByRole('button', { name: 'Reactivate' }));
  expect(await screen.findByText('Property Reactivated')).toBeTruthy();
});

it('shows nothing to users who are not internal staff', async () => {
  const view = open({ adminProperties: () => pageOf([elm]) }, false);
  await waitFor(() => expect(screen.queryByText('All properties')).toBeNull());
  expect(view.sentNamed('AdminProperties')).toEqual([]);
});

it('links to the export map of a property', async () => {
  open({ adminProperties: () => pageOf([elm]) });
  const row = (await screen.findByText('Elm Court')).closest('tr')!;
  const link = within(row).getByRole('link', { name: 'Export Map Elm Court' });
  expect(link.getAttribute('href')).toBe(`/useraccount/admin/properties/${id(1)}/export-map`);
});
