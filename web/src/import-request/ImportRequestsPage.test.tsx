import { anImportRequest } from '@roofline/schema/fixtures/import-request';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen, type Graph } from '../testing/schema-link';
import { answerUpload, uploads } from '../testing/uploads';
import { ImportRequestsPage } from './ImportRequestsPage';

const request = { ...anImportRequest({ importRequestId: id(1) }), status: 'NEW_REQUEST_RECEIVED' };
const pageOf = (items: unknown[], newCount = items.length) => ({
  items,
  totalCount: items.length,
  newCount,
  page: 1,
  pageSize: 10,
});

const open = (viewer: object = {}, graph: Graph = {}) =>
  renderScreen(<ImportRequestsPage />, {
    graph: {
      me: () => ({ ...aViewer(), ...viewer }),
      importRequests: () => pageOf([request]),
      property: () => aProperty,
      ...graph,
    },
    at: '/useraccount/admin/import-requests',
  });

it('lists requests with property and status, links to each, and filters them by status', async () => {
  const view = open({ isStaff: true });
  const link = await screen.findByRole('link', { name: 'study.xlsx' });
  expect(link.getAttribute('href')).toBe(`/useraccount/admin/import-requests/${id(1)}`);
  const row = within(link.closest('tr')!);
  expect(row.getByText('Northlake')).toBeTruthy();
  expect(row.getByText('New Request Received')).toBeTruthy();
  expect(screen.getByText('1 new request')).toBeTruthy();
  await view.user.selectOptions(screen.getByLabelText('Status'), 'PROCESSED');
  await waitFor(() =>
    expect(view.sentNamed('ImportRequests').at(-1)!.variables).toMatchObject({
      status: 'PROCESSED',
      page: 1,
    }),
  );
});

it('sends a study with its property and year', async () => {
  answerUpload(201, { data: { importRequestId: id(2) } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a study' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Send a study' }));
  await user.upload(pane.getByLabelText('Reserve study'), new File(['x'], 'cedar.xlsx'));
  await user.dblClick(pane.getByRole('button', { name: 'Send study' }));
  expect(await screen.findByText('Study sent')).toBeTruthy();
  expect(uploads).toMatchObject([
    { path: '/upload/import-request', fields: { fiscalYear: '2026' }, fileName: 'cedar.xlsx' },
  ]);
  expect(uploads[0]!.fields.propertyId).toBeTruthy();
});

it('finds the property among thousands by its name, and does not offer one that the user cannot edit', async () => {
  answerUpload(201, { data: { importRequestId: id(2) } });
  const rows = [
    { ...aPropertyRow(), propertyId: id(31), propertyName: 'Far Harbor' },
    { ...aPropertyRow(), propertyId: id(32), propertyName: 'Far Hills', viewerCan: { edit: false } },
  ];
  const view = open({}, { properties: () => ({ items: rows, totalCount: 1_240, page: 1, pageSize: 8 }) });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Send a study' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Send a study' }));
  expect((await pane.findByRole<HTMLInputElement>('radio', { name: /^Cedar Ridge/ })).checked).toBe(true);
  expect(pane.getByText('1,238 more. Type a part of the name or the city.')).toBeTruthy();
  await user.type(pane.getByRole('searchbox', { name: 'Find a property' }), 'far{Enter}');
  await waitFor(() =>
    expect(view.sentNamed('PropertyChoices').at(-1)!.variables).toMatchObject({ text: 'far' }),
  );
  expect(pane.getByRole<HTMLInputElement>('radio', { name: /^Far Hills/ }).disabled).toBe(true);
  await user.click(pane.getByRole('radio', { name: /^Far Harbor/ }));
  await user.upload(pane.getByLabelText('Reserve study'), new File(['x'], 'harbor.xlsx'));
  await user.click(pane.getByRole('button', { name: 'Send study' }));
  expect(await screen.findByText('Study sent')).toBeTruthy();
  expect(uploads).toMatchObject([{ fields: { propertyId: id(31) }, fileName: 'harbor.xlsx' }]);
});

it('requires a year and an .xlsx file before it sends anything', async () => {
  answerUpload(201, { data: { importRequestId: id(2) } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a study' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Send a study' }));
  await user.clear(pane.getByLabelText('Fiscal year'));
  await user.click(pane.getByRole('button', { name: 'Send study' }));
  expect(await pane.findByText('Fiscal year is required')).toBeTruthy();
  expect(pane.getByText('Choose the file to send')).toBeTruthy();
  const input = pane.getByLabelText('Reserve study') as HTMLInputElement;
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'list.csv'));
  expect(await pane.findByText('Invalid file type. Allowed types: .xlsx.')).toBeTruthy();
  expect(uploads).toEqual([]);
});

it('leaves the input alone when the service refuses the file', async () => {
  const detail = 'The file is not a readable .xlsx workbook.';
  answerUpload(422, { error: { errors: [{ code: 'unreadableFile', detail, field: 'file' }] } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a study' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Send a study' }));
  await user.upload(pane.getByLabelText('Reserve study'), new File(['x'], 'cedar.xlsx'));
  await user.click(pane.getByRole('button', { name: 'Send study' }));
  expect(await pane.findByText(`Error: ${detail}`)).toBeTruthy();
  expect(pane.getByText('cedar.xlsx')).toBeTruthy();
});

it('leads users who may not add a property away', async () => {
  const viewerCan = { ...aViewer().viewerCan, addProperty: false };
  const view = open({ viewerCan });
  await waitFor(() => expect(view.router.state.location.pathname).not.toContain('import-requests'));
  expect(view.sentNamed('ImportRequests')).toEqual([]);
});
