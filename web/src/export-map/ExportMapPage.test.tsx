import { anAdminProperty } from '@roofline/schema/fixtures/admin-property';
import { anExportMap, anExportMapTry } from '@roofline/schema/fixtures/export-map';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../app/paths';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen, type Graph } from '../testing/schema-link';
import { ExportMapPage } from './ExportMapPage';

const { propertyId } = aProperty;
const map = anExportMap({ propertyId });
const tried = anExportMapTry({ propertyId });
const aFile = new File(['x'], 'acme.xlsx');

/** Opens the page of a property whose map is the one in `held`. */
function open(held: { map: ReturnType<typeof anExportMap> | null }, graph: Graph = {}, isStaff = true) {
  return renderScreen(<ExportMapPage />, {
    graph: {
      me: () => ({ ...aViewer(), isStaff }),
      adminProperty: () => anAdminProperty({ propertyId }),
      exportMap: () => held.map,
      exportMapTry: ({ fiscalYear }: { fiscalYear: number | null }) =>
        held.map && { ...tried, fiscalYear: fiscalYear ?? 2026 },
      ...graph,
    },
    at: paths.exportMap(propertyId),
    path: '/useraccount/admin/properties/:propertyId/export-map',
  });
}

const sent: string[] = [];
function answer(status: number, body: unknown) {
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

it('imports a first map and shows its columns', async () => {
  const held: { map: typeof map | null } = { map: null };
  const { user } = open(held);
  expect(await screen.findByText('Import an export map')).toBeTruthy();
  expect(screen.queryByText('Try it')).toBeNull();
  answer(201, { data: map });
  held.map = map;
  await user.upload(screen.getByLabelText('Export map'), aFile);
  expect(await screen.findByText('Export Map imported successfully')).toBeTruthy();
  expect(sent).toEqual([`/upload/export-map/${propertyId}`]);
  const columns = within(await screen.findByRole('table', { name: 'Columns of the sheet' }));
  expect(columns.getByRole('row', { name: 'A Asset Component' })).toBeTruthy();
  expect(columns.getByRole('row', { name: 'B Company The text Acme' })).toBeTruthy();
  expect(columns.getByRole('row', { name: 'C Remarks Nothing, it stays empty' })).toBeTruthy();
  expect(screen.getByText('acme reserve sheet.xlsx')).toBeTruthy();
});

it('names every wrong cell, and leaves the map in force', async () => {
  const { user } = open({ map });
  await screen.findByText('Import another map');
  const errors = [
    { code: 'emptyHeading', detail: 'B1: This column has no heading.', field: 'B1' },
    { code: 'fieldTwice', detail: 'C2: Component is in A2 already.', field: 'C2' },
  ];
  answer(422, { error: { errors } });
  await user.upload(screen.getByLabelText('Export map'), aFile);
  expect(await screen.findByText('Error: B1: This column has no heading.')).toBeTruthy();
  expect(screen.getByText('Error: C2: Component is in A2 already.')).toBeTruthy();
  expect(await screen.findByText('Export Map import failed')).toBeTruthy();
  expect(screen.getByText('Map in force')).toBeTruthy();
});

it('shows the first rows of the chosen year, and says why its sheet cannot be downloaded', async () => {
  const detail = 'This property has no export map. Import one, then download again.';
  const refused = { job: null, userErrors: [{ code: 'noExportMap', detail, field: null }] };
  const view = open({ map }, { requestDocument: () => refused });
  const rows = within(await screen.findByRole('table', { name: 'First rows of the sheet' }));
  expect(rows.getByRole('row', { name: /Perimeter fence Acme/ })).toBeTruthy();
  expect(screen.getByText('1 component in all.')).toBeTruthy();
  await view.user.selectOptions(screen.getByLabelText('Fiscal year'), '2025');
  await waitFor(() =>
    expect(view.sentNamed('ExportMapTry').at(-1)!.variables).toEqual({ propertyId, fiscalYear: 2025 }),
  );
  expect(await screen.findByText(/2025 awaits setup, so these are the components of 2026/)).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Download components' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(view.sentNamed('RequestDocument')[0]!.variables).toMatchObject({
    input: { propertyId, fiscalYear: 2025, document: 'mappedComponents' },
  });
});

it('removes the map after a question, and sends its version', async () => {
  const held: { map: typeof map | null } = { map };
  const view = open(held, {
    removeExportMap: () => {
      held.map = null;
      return { propertyId, userErrors: [] };
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove export map' });
  await view.user.dblClick(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Export Map removed')).toBeTruthy();
  expect(await screen.findByText('Import an export map')).toBeTruthy();
  expect(view.sentNamed('RemoveExportMap').map(({ variables }) => variables)).toEqual([
    { input: { propertyId, version: 2 } },
  ]);
});

it('shows nothing to users who are not internal staff', async () => {
  const view = open({ map }, {}, false);
  await waitFor(() => expect(screen.queryByText('Export Map')).toBeNull());
  expect(view.sentNamed('ExportMap')).toEqual([]);
});
