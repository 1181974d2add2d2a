import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aFile, aFolder } from '@roofline/schema/fixtures/file';
import { paths } from '../app/paths';
import { NOT_SENT, STALE } from '../app/save/save-words';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aReserveStudy } from '@roofline/schema/fixtures/year';
import type { ReserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import { aProperty } from '../testing/graph-fixtures';
import { OUTDATED, recorder } from '../testing/recorder';
import { renderScreen, type Graph } from '../testing/schema-link';
import { ReserveStudyTab } from './ReserveStudyTab';

const aStudy = aReserveStudy({
  propertyReserveStudyId: '01980000-0000-7000-8000-000000000101',
  date: '2024-08-19',
  providerName: 'Valley Reserve Analysts',
  cost: 7400,
  inspectionDate: '2024-08-01',
});

/** Fakes the service for a property with one study. */
function service(change: Partial<ReserveStudy> = {}) {
  const of = recorder<{ studies: readonly ReserveStudy[] }>({ studies: [{ ...aStudy, ...change }] });
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, editReserveStudies: true },
    reserveStudies: of.world.studies,
  });
  const graph: Graph = {
    property,
    ...of.writes({
      updateReserveStudy: (input: Record<string, unknown>) => ({
        reserveStudy: of.merge('studies', 'propertyReserveStudyId', input),
        property: property(),
      }),
      removeReserveStudy: () => ({ property: property() }),
    }),
  };
  /** Makes someone else save first: the service refuses the next mutation of this name. */
  const touch = (name: string, theirs: Partial<ReserveStudy>) => {
    of.set({ studies: [{ ...aStudy, ...theirs, version: 2 }] });
    of.refuseOnce(name, OUTDATED);
  };
  return { ...of, graph, touch };
}
const open = (graph: Graph) => renderScreen(<ReserveStudyTab propertyId={PROPERTY_ID} />, { graph });

async function openPane(graph: Graph) {
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: /^Edit Full Reserve Study/ }));
  const pane = within(await screen.findByRole('dialog', { name: 'Edit reserve study' }));
  return { user, pane, press: () => user.click(pane.getByRole('button', { name: 'Save Changes' })) };
}

it('loads the newer values on request, and saves those', async () => {
  const { graph, touch, sent } = service();
  const { user, pane, press } = await openPane(graph);
  touch('updateReserveStudy', { providerName: 'Harbor Engineers' });
  await user.type(pane.getByLabelText(/Cost/), '5');
  await press();
  expect((await pane.findByRole('alert')).textContent).toContain(STALE);
  expect(pane.getByLabelText(/Provider name/)).toHaveProperty('value', aStudy.providerName);
  await user.click(pane.getByRole('button', { name: 'Load the newer values' }));
  // Finds the new pane, which has the same name as the old one: that may still be on screen.
  await screen.findByDisplayValue('Harbor Engineers');
  const newer = within(screen.getByRole('dialog', { name: 'Edit reserve study' }));
  expect(newer.queryByRole('alert')).toBeNull();
  await user.click(newer.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Reserve Study Updated')).toBeTruthy();
  expect(sent('updateReserveStudy')).toMatchObject([
    { version: 1, values: { providerName: aStudy.providerName } },
    { version: 2, values: { providerName: 'Harbor Engineers' } },
  ]);
});

it('leaves the input alone when the service cannot be reached', async () => {
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

it('names a missing value under its field, and asks for an inspection date only where the type has one', async () => {
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

it('shows the newer study when someone else changed it, and removes it on the second click', async () => {
  const { graph, touch, after, sent } = service();
  const { user } = open(graph);
  await user.click(await screen.findByRole('button', { name: /^Remove Full Reserve Study/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Reserve Study' }));
  touch('removeReserveStudy', { date: '2025-05-01' });
  after('removeReserveStudy', { studies: [] });
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect((await question.findByRole('alert')).textContent).toContain(STALE);
  expect(question.getByText(/May 1, 2025/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Reserve Study Removed')).toBeTruthy();
  expect(sent('removeReserveStudy').map(({ version }) => version)).toEqual([1, 2]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Remove Full Reserve Study/ })).toBeNull(),
  );
});

const folderId = id(501);
const document2024 = { propertyFileId: id(551), folderId, fileName: 'Study 2024.pdf', fileSize: 240_400 };
const linked = { ...document2024, contentType: 'application/pdf' };

it('links to the document in its folder, and removes it from the study', async () => {
  const { graph, last } = service({ propertyFileId: linked.propertyFileId, document: linked });
  const { user, pane, press } = await openPane(graph);
  for (const link of screen.getAllByRole('link', { name: 'Study 2024.pdf' }))
    expect(link.getAttribute('href')).toBe(paths.file(document2024));
  await user.click(pane.getByRole('button', { name: 'Take off Study 2024.pdf' }));
  expect(pane.queryByRole('link', { name: 'Study 2024.pdf' })).toBeNull();
  await press();
  expect(await screen.findByText('Reserve Study Updated')).toBeTruthy();
  expect(last('updateReserveStudy')).toMatchObject({ values: { propertyFileId: null } });
});

it('uploads a document into the folder of reserve studies, and links it to the study on save', async () => {
  const { graph, calls, last } = service();
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
  expect(calls).toEqual([]);
  await press();
  expect(await screen.findByText('Reserve Study Updated')).toBeTruthy();
  expect(last('updateReserveStudy')).toMatchObject({
    values: { propertyFileId: document2024.propertyFileId },
  });
});

it('links a document from the files of the property', async () => {
  const { graph, last } = service();
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
  expect(await screen.findByText('Reserve Study Updated')).toBeTruthy();
  expect(last('updateReserveStudy')).toMatchObject({
    values: { propertyFileId: document2024.propertyFileId },
  });
});
