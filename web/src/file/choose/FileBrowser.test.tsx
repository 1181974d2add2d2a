import { screen, within } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { expect, it } from 'vitest';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ChooseFileDialog } from '../form/ChooseFileDialog';
import { CONTRACTS, fileService } from '../testing/file-service';

it('leads back to all files from a folder that someone else deleted', async () => {
  storage.setPropertyId(PROPERTY_ID);
  const { graph } = fileService();
  const property = graph.property as () => { files: (of: { folderId?: string | null }) => unknown };
  const files = (of: { folderId?: string | null }) => {
    if (of.folderId !== CONTRACTS) return property().files(of);
    throw Object.assign(new Error('gone'), { extensions: { code: 'NOT_FOUND' } });
  };
  const { user } = renderScreen(
    <ChooseFileDialog propertyId={PROPERTY_ID} onClose={() => undefined} onChoose={() => undefined} />,
    { graph: { ...graph, property: () => ({ ...property(), files }) } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
  await user.click(await dialog.findByRole('button', { name: 'Contracts' }));
  expect(await dialog.findByText(/^This folder no longer exists\./)).toBeTruthy();
  expect(dialog.queryByText('The files could not be loaded.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Go to all files' }));
  expect(await dialog.findByRole('button', { name: /^Bylaws\.pdf/ })).toBeTruthy();
});
