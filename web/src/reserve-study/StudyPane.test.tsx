import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aFile, aFolder } from '@roofline/schema/fixtures/file';
import { paths } from '../app/paths';
import { NOT_SENT, STALE } from '../app/save/save-words';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen, type Graph } from '../testing/schema-link';
import { ReserveStudyTab } from './ReserveStudyTab';

const aStudy = {
  propertyReserveStudyId: '01980000-0000-7000-8000-000000000101',
  propertyId: PROPERTY_ID,
  date: '2024-08-19',
  reserveStudyTypeId: 1,
  reserveStudyTypeName: 'Full Reserve Study',
  providerName: 'Valley Reserve Analysts',
  cost: 7400,
  inspectionDate: '2024-08-01',
  propertyFileId: null as string | null,
  document: null as object | null,
  version: 1,
};
const stale = { code: 'stale', detail: 'The current version is 2.', field: null };

/** One study that someone else can change, under the same versions as the real service. */
function service() {
  let studies = [aStudy];
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, editReserveStudies: true },
    reserveStudies: () => studies,
  });
  const isStale = (input: { version: number }) => input.version !== studies[0]!.version;
  const graph: Graph = {
    property,
    updateReserveStudy: ({ input }: { input: { version: number; values: object } }) => {
      if (isStale(input)) return { reserveStudy: null, property: null, userErrors: [stale] };
      studies = [{ ...studies[0]!, ...input.values, version: input.version + 1 }];
      return { reserveStudy: studies[0], property: property(), userErrors: [] };
    },
    removeReserveStudy: ({ input }: { input: { version: number } }) => {
      if (isStale(input)) return { property: null, userErrors: [stale] };
      studies = [];
      return { property: property(), userErrors: [] };
    },
  };
  const touch = (change: object) => (studies = [{ ...aStudy, ...change, version: 2 }]);
  return { graph, touch, studies: () => studies };
}
const open = (graph: Graph) => renderScreen(<ReserveStudyTab propertyId={PROPERTY_ID} />, { graph });

async function openPane(graph: Graph) {
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: /^Edit Full Reserve Study/ }));
  const pane = within(await screen.findByRole('dialog', { name: 'Edit reserve study' }));
  return { user, pane, press: () => user.click(pane.getByRole('button', { name: 'Save Changes' })) };
}

it('loads the newer values on request, and saves what is changed in them', async () => {
  const { graph, touch, studies } = service();
  const { user, pane, press } = await openPane(graph);
  touch({ providerName: 'Harbor Engineers' });
  await user.type(pane.getByLabelText(/Cost/), '5');
  await press();
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  expect(pane.getByLabelText(/Provider name/)).toHaveProperty('value', aStudy.providerName);
  await user.click(pane.getByRole('button', { name: 'Load the newer values' }));
  // Another pane under the same name: the one before may still be on screen.
  await screen.findByDisplayValue('Harbor Engineers');
  const newer = within(screen.getByRole('dialog', { name: 'Edit reserve study' }));
  expect(newer.queryByRole('alert')).toBeNull();
  await user.click(newer.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Reserve Study Saved')).toBeTruthy();
  expect(studies()[0]).toMatchObject({ providerName: 'Harbor Engineers', version: 3 });
});

it('keeps what is typed when nothing can be reached', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, pane, press } = await openPane({ ...service().graph, updateReserveStudy: lost });
  await user.clear(pane.getByLabelText(/Provider name/));
  await user.type(pane.getByLabelText(/Provider name/), 'Harbor Engineers');
  await press();
  expect((await pane.findByRole('alert')).textContent).toContain(NOT_SENT);
  expect(pane.getByLabelText(/Provider name/)).toHaveProperty('value', 'Harbor Engineers');
});

it('says what is missing under its field, and where the inspection date belongs', async () => {
  const { user, pane, press } = await openPane(service().graph);
  expect(pane.getByLabelText(/Inspection date/)).toHaveProperty('value', 'Aug 1, 2024');
  await user.selectOptions(pane.getByLabelText('Type'), 'Financial Update');
  expect(pane.queryByLabelText(/Inspection date/)).toBeNull();
  await user.clear(pane.getByLabelText('Reserve study date'));
  await press();
  expect(await pane.findByText('Reserve Study Date is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(pane.getByLabelText('Reserve study date')));
  await user.selectOptions(pane.getByLabelText('Type'), 'Full Reserve Study');
  expect(pane.getByLabelText(/Inspection date/)).toHaveProperty('value', '');
});

it('removes what is then on screen at the second press, when someone else changed it', async () => {
  const { graph, touch, studies } = service();
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: /^Remove Full Reserve Study/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Reserve Study' }));
  touch({ date: '2025-05-01' });
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect((await question.findByRole('alert')).textContent).toContain(STALE);
  expect(question.getByText(/May 1, 2025/)).toBeTruthy();
  expect(studies()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Reserve Study Removed')).toBeTruthy();
  expect(studies()).toEqual([]);
});

const folderId = id(501);
const document2024 = { propertyFileId: id(551), folderId, fileName: 'Study 2024.pdf', fileSize: 240_400 };
const linked = { ...document2024, contentType: 'application/pdf' };

it('links the document in its folder, and takes it off', async () => {
  const { graph, touch, studies } = service();
  touch({ propertyFileId: linked.propertyFileId, document: linked });
  const { user, pane, press } = await openPane(graph);
  for (const link of screen.getAllByRole('link', { name: 'Study 2024.pdf' }))
    expect(link.getAttribute('href')).toBe(paths.file(document2024));
  await user.click(pane.getByRole('button', { name: 'Take off Study 2024.pdf' }));
  expect(pane.queryByRole('link', { name: 'Study 2024.pdf' })).toBeNull();
  await press();
  expect(await screen.findByText('Reserve Study Saved')).toBeTruthy();
  expect(studies()[0]).toMatchObject({ propertyFileId: null });
});

it('uploads a document into the folder of reserve studies, and names it once it is saved', async () => {
  const { graph, studies } = service();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    sent.push(`${path} ${(body.get('files') as File).name}`);
    const isTaken = sent.length > 1;
    const refusal = { error: { errors: [{ code: 'quota', detail: 'The workspace has no room.' }] } };
    const answer = isTaken ? { data: [aFile(document2024)] } : refusal;
    return { ok: isTaken, status: isTaken ? 201 : 507, json: async () => answer };
  });
  const { user, pane, press } = await openPane(graph);
  const send = async () =>
    user.upload(pane.getByLabelText('Document to upload'), new File(['%PDF-'], 'Study 2024.pdf'));
  await send();
  expect((await pane.findByText('The workspace has no room.')).getAttribute('role')).toBe('alert');
  await send();
  expect(await pane.findByRole('link', { name: 'Study 2024.pdf' })).toBeTruthy();
  const path = `/upload/file/${PROPERTY_ID}?standardFolder=Reserve+studies&onSameName=keepBoth`;
  expect(sent).toEqual([`${path} Study 2024.pdf`, `${path} Study 2024.pdf`]);
  expect(studies()[0]).toMatchObject({ propertyFileId: null });
  await press();
  expect(await screen.findByText('Reserve Study Saved')).toBeTruthy();
  expect(studies()[0]).toMatchObject({ propertyFileId: document2024.propertyFileId });
});

it('takes a document from the files of the property', async () => {
  const { graph, studies } = service();
  const files = {
    folders: [aFolder({ folderId, folderName: 'Reserve studies', parentId: null })],
    files: ({ folderId: at }: { folderId?: string }) => ({
      path: [],
      folder: null,
      trashDays: 30,
      folders: at ? [] : [aFolder({ folderId, folderName: 'Reserve studies', parentId: null })],
      files: at ? [aFile(document2024)] : [],
    }),
    filesEndingSoon: [],
    fileUsage: { fileCount: 1, folderCount: 1, byteCount: 1, workspaceByteCount: 1, quotaBytes: null },
  };
  const property = () => ({ ...(graph.property as () => object)(), ...files });
  const { user, pane, press } = await openPane({ ...graph, property });
  await user.click(pane.getByRole('button', { name: 'Choose a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
  await user.click(await dialog.findByRole('button', { name: /Reserve studies/ }));
  await user.click(await dialog.findByRole('button', { name: /Study 2024\.pdf/ }));
  expect(await pane.findByRole('link', { name: 'Study 2024.pdf' })).toBeTruthy();
  await press();
  expect(await screen.findByText('Reserve Study Saved')).toBeTruthy();
  expect(studies()[0]).toMatchObject({ propertyFileId: document2024.propertyFileId });
});
