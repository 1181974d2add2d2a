import { aPropertyImport, aPropertyImportLine } from '@roofline/schema/fixtures/property-import';
import { id } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type Graph } from '../testing/schema-link';
import { answerUpload, uploads } from '../testing/uploads';
import { PropertyImportPage } from './PropertyImportPage';

const portfolios = [
  { workspaceId: id(1), name: 'Harbor' },
  { workspaceId: id(2), name: 'Ridge' },
];
const problem = {
  sheetName: 'Properties',
  row: 3,
  column: 'H (Year Built)',
  value: '1600',
  detail: 'Property year built should be between 1700 and 2026',
};
const waiting = aPropertyImport({
  propertyImportId: id(7),
  counts: { ready: 1, problems: 1, exists: 1, added: 0, failed: 0 },
  lines: [
    aPropertyImportLine(),
    aPropertyImportLine({
      position: 2,
      name: 'Elm Court',
      status: 'problems',
      problems: [problem],
      problemCount: 1,
    }),
    aPropertyImportLine({ position: 3, name: 'Ash Court', status: 'exists' }),
  ],
  remarks: ['The sheet Sums is not read.'],
});

const open = (at: string, graph: Graph = {}) =>
  renderScreen(<PropertyImportPage />, {
    graph: {
      me: () => aViewer(),
      newPropertyWorkspaces: () => portfolios,
      propertyImport: () => waiting,
      ...graph,
    },
    at,
  });

it('sends the workbook with its portfolio, and shows its properties', async () => {
  answerUpload(201, { data: { propertyImportId: id(7) } });
  const { user } = open('/useraccount/properties/add-many');
  await user.selectOptions(await screen.findByLabelText('Portfolio'), 'Ridge');
  await user.upload(screen.getByLabelText('Workbook of properties'), new File(['x'], 'properties.xlsx'));
  expect((await screen.findAllByText('Oak Court')).length).toBeGreaterThan(0);
  expect(uploads).toMatchObject([{ path: '/upload/property-import', fields: { workspaceId: id(2) } }]);
});

it('lists every problem by sheet, row and column, and leaves problems out only after a confirmation', async () => {
  const running = {
    jobId: id(9),
    kind: 'propertyImport',
    status: 'running',
    progress: 40,
    step: 'Adding property 1 of 1',
    file: null,
    errors: [],
    createdAt: '2026-11-22T00:00:00Z',
    viewerCan: { cancel: true, download: false },
  };
  const { user, sentNamed } = open(`/useraccount/properties/add-many?import=${id(7)}`, {
    acceptPropertyImport: () => ({ job: running, userErrors: [] }),
    job: () => running,
    cancelJob: () => ({ job: running, userErrors: [] }),
  });
  const problems = within(await screen.findByRole('list', { name: 'Problems in the workbook' }));
  expect(problems.getByText('Properties, row 3, column H (Year Built)')).toBeTruthy();
  expect(problems.getByText(/The cell reads “1600”/)).toBeTruthy();
  expect(screen.getByText('The sheet Sums is not read.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add 1 property' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave out what has problems?' }));
  expect(dialog.getByText(/leaves out 1 property with problems/)).toBeTruthy();
  expect(sentNamed('AcceptPropertyImport')).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Add 1 property' }));
  await waitFor(() => expect(sentNamed('AcceptPropertyImport')).toHaveLength(1));
  expect(sentNamed('AcceptPropertyImport')[0]!.variables).toMatchObject({
    input: { propertyImportId: id(7), leaveOut: true },
  });
  expect(await screen.findByText('Adding property 1 of 1, 40%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop adding' }));
  await waitFor(() => expect(sentNamed('CancelJob')).toHaveLength(1));
});

it('shows the outcome of each property after the import', async () => {
  open(`/useraccount/properties/add-many?import=${id(7)}`, {
    propertyImport: () =>
      aPropertyImport({
        propertyImportId: id(7),
        isAccepted: true,
        counts: { ready: 0, problems: 0, exists: 0, added: 1, failed: 0 },
        lines: [aPropertyImportLine({ status: 'added', propertyId: id(5) })],
      }),
  });
  expect(await screen.findByText(/is in Harbor now/)).toBeTruthy();
  expect(screen.getByText('Added')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

it('leads users who may not add properties to the list', async () => {
  const { router } = open('/useraccount/properties/add-many', {
    me: () => ({ ...aViewer(), viewerCan: { ...aViewer().viewerCan, addProperty: false } }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/useraccount/user/properties'));
});
