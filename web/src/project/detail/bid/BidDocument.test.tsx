import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aBid } from '@roofline/schema/fixtures/project';
import { paths } from '../../../app/paths';
import { keptUploads } from '../../../file/testing/kept-uploads';
import { openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { openProject, paneOf } from '../testing/open-project';

afterEach(() => vi.unstubAllGlobals());

const apex = aBid({ propertyFileId: id(550), fileName: 'Apex bid.pdf' });

it('links a bid to the file uploaded for it, until the file is taken off', async () => {
  const sent = keptUploads();
  const { user, service } = await openProject({ bids: [apex] }, 'bids');
  const edit = async () => {
    await pickFromMenu(
      user,
      await openMenu(user, screen.getByRole('button', { name: 'Actions for the bid of Apex Roofing' })),
      'Edit',
    );
    return paneOf('Edit bid');
  };
  const pane = await edit();
  const link = pane.getByRole('link', { name: 'Apex bid.pdf' });
  expect(link.getAttribute('href')).toBe(paths.file({ propertyFileId: id(550), folderId: null }));
  await user.click(pane.getByRole('button', { name: 'Take off Apex bid.pdf' }));
  await user.upload(pane.getByLabelText('Document to upload'), new File(['%PDF-'], 'Second bid.pdf'));
  expect(await pane.findByRole('link', { name: 'Second bid.pdf' })).toBeTruthy();
  expect(sent).toEqual([
    `/upload/file/${PROPERTY_ID}?standardFolder=Bids&onSameName=keepBoth Second bid.pdf`,
  ]);
  const second = { ...apex, propertyFileId: id(560), fileName: 'Second bid.pdf', version: 2 };
  service.becomes('updateBid', { bids: [second] });
  await user.click(pane.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Bid Updated')).toBeTruthy();
  expect(service.last('updateBid')).toMatchObject({ values: { propertyFileId: id(560) } });
  const again = await edit();
  await user.click(again.getByRole('button', { name: /^Take off / }));
  await user.click(again.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(service.sent('updateBid')).toHaveLength(2));
  expect(service.last('updateBid')).toMatchObject({ version: 2, values: { propertyFileId: null } });
});
