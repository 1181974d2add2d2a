import { anImportRequest } from '@roofline/schema/fixtures/import-request';
import { id } from '@roofline/schema/fixtures/id';
import { aJob } from '@roofline/schema/fixtures/job';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPreview, aPreviewWithError, aSheet } from '../../component-import/testing/preview-fixture';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { answerUpload, uploads } from '../../testing/uploads';
import { ImportRequestPage } from './ImportRequestPage';

const problem = {
  sheetName: 'Inventory',
  row: 6,
  column: 'B (UL)',
  detail: 'Useful Life should be a number',
};
const requestOf = (change: object = {}) => ({
  ...anImportRequest({ importRequestId: id(1), version: 3, viewerCan: { import: true } }),
  status: 'NEW_REQUEST_RECEIVED',
  ...change,
});
const withProblem = { problems: [problem], problemCount: 1 };

function open(opened: { request: object; preview: object | null }, graph: Graph = {}, isStaff = true) {
  let held = opened;
  const view = renderScreen(<ImportRequestPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff }), importRequest: () => held, ...graph },
    at: `/useraccount/admin/import-requests/${id(1)}`,
    path: '/useraccount/admin/import-requests/:importRequestId',
  });
  return { ...view, become: (next: typeof opened) => (held = next) };
}
const processed = requestOf({
  status: 'PROCESSED',
  version: 4,
  result: { created: 2, updated: 1, unchanged: 0 },
  viewerCan: { import: false },
});

it('shows the sender the problems by sheet, row and column, and no import button', async () => {
  const request = requestOf({ ...withProblem, status: 'FAILED_VALIDATION', viewerCan: { import: false } });
  open({ request, preview: aPreviewWithError() }, {}, false);
  expect(await screen.findByText('Failed Validation')).toBeTruthy();
  expect(screen.getByText('Sheet “Inventory”, Row 6, Column B (UL)')).toBeTruthy();
  expect(screen.getByText('Useful Life should be a number')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Import into/ })).toBeNull();
});

it('imports the preview once', async () => {
  const view = open(
    { request: requestOf(), preview: aPreview() },
    {
      processImportRequest: () => {
        view.become({ request: processed, preview: aPreview({ isAccepted: true, canAccept: false }) });
        return { request: processed, job: null, userErrors: [] };
      },
    },
  );
  await view.user.dblClick(await screen.findByRole('button', { name: 'Import into 2026' }));
  expect(await screen.findByText('Components imported successfully')).toBeTruthy();
  expect(await screen.findByText('2 components added, 1 changed, 0 unchanged')).toBeTruthy();
  expect(view.sentNamed('ProcessImportRequest')).toHaveLength(1);
  expect(view.sentNamed('ProcessImportRequest')[0]!.variables).toMatchObject({
    input: { importRequestId: id(1), version: 3, fiscalYear: 2026 },
  });
});

it('shows every reason of a refusal and loads the request again', async () => {
  const detail = 'Sheet “S2”, row 6, column B (UL): Useful Life should be a number';
  const view = open(
    { request: requestOf(), preview: aPreview() },
    {
      processImportRequest: () => {
        view.become({
          request: requestOf({ ...withProblem, status: 'FAILED_VALIDATION' }),
          preview: aPreview(),
        });
        return { request: null, job: null, userErrors: [{ code: 'invalid', detail, field: 'rows.6' }] };
      },
    },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Import into 2026' }));
  expect(await screen.findByText(`Error: ${detail}`)).toBeTruthy();
  expect(screen.getAllByText('Component import failed').length).toBeGreaterThan(0);
  expect(await screen.findByText('Failed Validation')).toBeTruthy();
});

it('follows the job of a large file to its end', async () => {
  const job = aJob({ jobId: id(40), kind: 'importRequest', result: null });
  const view = open(
    { request: requestOf(), preview: aPreview() },
    {
      processImportRequest: () => ({ request: null, job: { ...job, status: 'queued' }, userErrors: [] }),
      job: () => ({ ...job, status: 'succeeded' }),
    },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Import into 2026' }));
  expect(await screen.findByText('Components imported successfully')).toBeTruthy();
});

it('takes a request for a year, and says so when someone else changed it first', async () => {
  let turn = 0;
  const view = open(
    { request: requestOf(), preview: null },
    {
      updateImportRequest: () => {
        turn += 1;
        if (turn === 2)
          view.become({ request: requestOf({ status: 'RECEIVED', version: 4 }), preview: null });
        return turn === 1
          ? { request: null, userErrors: [{ code: 'staleVersion', detail: 'Changed.', field: null }] }
          : { request: requestOf({ status: 'RECEIVED', version: 4 }), userErrors: [] };
      },
    },
  );
  expect(await screen.findByText(/There is no preview for 2026/)).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Take request' }));
  await waitFor(() => expect(view.sentNamed('ImportRequest').length).toBeGreaterThan(1));
  await view.user.clear(screen.getByLabelText('Fiscal year'));
  await view.user.type(screen.getByLabelText('Fiscal year'), '2027');
  await view.user.click(screen.getByRole('button', { name: 'Read the file for this year' }));
  expect(await screen.findByText('Received')).toBeTruthy();
  expect(view.sentNamed('UpdateImportRequest').at(-1)!.variables).toMatchObject({
    input: { version: 3, fiscalYear: 2027, status: 'RECEIVED' },
  });
});

it('sends the problems back to the sender after a question', async () => {
  const view = open(
    { request: requestOf(withProblem), preview: aPreviewWithError() },
    {
      updateImportRequest: () => ({
        request: requestOf({ ...withProblem, status: 'FAILED_VALIDATION', version: 4 }),
        userErrors: [],
      }),
    },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Send 1 problem back' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send problems back' });
  await view.user.click(within(question).getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('Problems sent')).toBeTruthy();
  expect(view.sentNamed('UpdateImportRequest')[0]!.variables).toMatchObject({
    input: { version: 3, status: 'FAILED_VALIDATION' },
  });
});

it('imports another workbook in place of the sent one, with the version on screen', async () => {
  answerUpload(200, { data: { importRequestId: id(1) } });
  const view = open({ request: requestOf(), preview: aPreview() });
  await view.user.click(await screen.findByRole('button', { name: 'Replace the workbook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the workbook' }));
  await view.user.click(dialog.getByRole('button', { name: 'Import into 2026' }));
  expect(await dialog.findByText('Choose the file to import')).toBeTruthy();
  await view.user.upload(dialog.getByLabelText('Reserve study'), new File(['x'], 'mended.xlsx'));
  await view.user.click(dialog.getByRole('button', { name: 'Import into 2026' }));
  expect(await screen.findByText('Components imported successfully')).toBeTruthy();
  expect(uploads).toMatchObject([
    { path: `/upload/import-request/${id(1)}/2026`, fileName: 'mended.xlsx', headers: { 'If-Match': '"3"' } },
  ]);
});

it('shows another sheet of the workbook under its own address', async () => {
  const other = aSheet({ importId: id(7), sheetName: 'Pool' });
  const sheets = [aSheet(), other];
  const view = open(
    { request: requestOf(), preview: aPreview({ sheets }) },
    {
      componentImport: () => aPreview({ importId: id(7), sheetName: 'Pool', fileName: 'pool.xlsx', sheets }),
    },
  );
  await view.user.click(await screen.findByRole('link', { name: 'Review Pool' }));
  expect(await screen.findByText('pool.xlsx')).toBeTruthy();
});
