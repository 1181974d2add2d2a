import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { fileLimits } from '@roofline/schema/file/names';
import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { aWorld, CONTRACTS, fileService } from '../testing/file-service';
import { keptUploads } from '../testing/kept-uploads';
import type { FormDocument } from './AddDocument';
import { DocumentField } from './DocumentField';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});
afterEach(() => vi.unstubAllGlobals());

interface Opened {
  saved?: FormDocument | null;
  can?: ReturnType<typeof aWorld>['can'];
  problem?: string;
}

async function open({ saved = null, can = {}, problem }: Opened = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Form() {
    const [document, setDocument] = useState<FormDocument | null>(saved);
    const change = (next: FormDocument | null) => {
      onChange(next);
      setDocument(next);
    };
    return (
      <form onSubmit={onSubmit}>
        <DocumentField
          id="document"
          label="Document"
          optional
          propertyId={PROPERTY_ID}
          folder="Bids"
          {...{ document, problem }}
          onChange={change}
        />
      </form>
    );
  }
  const view = renderScreen(<Form />, { graph: fileService(aWorld({ can })).graph });
  const group = await screen.findByRole('group', { name: 'Document' });
  return { ...view, group, field: within(group), onChange, onSubmit };
}

async function wrongFor(element: Element) {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`);
}

it('chooses a file of a folder, or one that a search finds, and does not submit the form around it', async () => {
  const { user, field, group, onChange, onSubmit, container } = await open();
  expect(await wrongFor(container)).toEqual([]);
  await user.click(field.getByRole('button', { name: 'Choose a file' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose a file' }));
  const list = within(await (await dialog()).findByRole('list', { name: 'Files' }));
  await user.click(await list.findByRole('button', { name: 'Contracts' }));
  await list.findByRole('button', { name: /^Roof contract\.pdf/ });
  expect(await wrongFor(screen.getByRole('dialog', { name: 'Choose a file' }))).toEqual([]);
  await user.click(list.getByRole('button', { name: /^Roof contract\.pdf/ }));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ propertyFileId: id(553), fileName: 'Roof contract.pdf' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field.getByText('1.2 MB')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(group));
  await user.click(field.getByRole('button', { name: 'Take off Roof contract.pdf' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.click(field.getByRole('button', { name: 'Choose a file' }));
  await user.type((await dialog()).getByRole('searchbox', { name: 'Search files' }), 'bylaws{Enter}');
  await user.click(await (await dialog()).findByRole('button', { name: /^Bylaws\.pdf/ }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ propertyFileId: id(551) }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('uploads a file into the standard folder, and takes it as the document', async () => {
  const sent = keptUploads();
  const { user, field, group, onSubmit, container } = await open();
  await user.upload(field.getByLabelText('Document to upload'), new File(['%PDF-'], 'Apex bid.pdf'));
  const link = await field.findByRole('link', { name: 'Apex bid.pdf' });
  const address = paths.file({ propertyFileId: id(560), folderId: CONTRACTS });
  expect(link.getAttribute('href')).toBe(address);
  expect(sent).toEqual([`/upload/file/${PROPERTY_ID}?standardFolder=Bids&onSameName=keepBoth Apex bid.pdf`]);
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await wrongFor(container)).toEqual([]);
});

it('sends nothing that is too large, and says so', async () => {
  const sent = keptUploads();
  const { field } = await open();
  const large = new File(['%PDF-'], 'Plans.pdf');
  Object.defineProperty(large, 'size', { value: fileLimits.fileBytes + 1 });
  fireEvent.change(field.getByLabelText('Document to upload'), { target: { files: [large] } });
  expect((await field.findByText(FILE_TOO_LARGE)).getAttribute('role')).toBe('alert');
  expect(sent).toEqual([]);
});

it('links a file of which only the name is known, without a size, and shows the problem of the field', async () => {
  const saved = { propertyFileId: id(553), fileName: 'Roof contract.pdf' };
  const { field, group, container } = await open({ saved, problem: 'Choose a file of the property' });
  const link = field.getByRole('link', { name: 'Roof contract.pdf' });
  expect(link.getAttribute('href')).toBe(paths.file({ ...saved, folderId: null }));
  expect(field.queryByText(/ [KM]B$/)).toBeNull();
  const note = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(note?.textContent).toBe('Choose a file of the property');
  expect(await wrongFor(container)).toEqual([]);
});

it('shows no upload to those who may not edit files, and no link or list to those who may not see them', async () => {
  const { unmount, field } = await open({ can: { editFiles: false } });
  expect(field.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  expect(field.queryByRole('button', { name: 'Upload a file' })).toBeNull();
  expect(field.queryByLabelText('Document to upload')).toBeNull();
  unmount();
  const neither = await open({ can: { editFiles: false, viewFiles: false } });
  expect(neither.field.queryByRole('button')).toBeNull();
  expect(neither.field.getByText('No document')).toBeTruthy();
  neither.unmount();
  const saved = { propertyFileId: id(553), fileName: 'Roof contract.pdf' };
  const named = await open({ saved, can: { editFiles: false, viewFiles: false } });
  expect(named.field.getByText('Roof contract.pdf')).toBeTruthy();
  expect(named.field.queryByRole('link')).toBeNull();
});
