import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import type { Answer, UserError } from '../save/outcome';
import { NOT_SENT, STALE } from '../save/save-words';
import { ImageSection } from './ImageSection';
import { useImage } from './use-image';

interface House {
  version: number;
  picture: string | null;
}
const house = { __typename: 'UserProfile', userId: 'house' };
const stale = [{ code: 'stale', detail: 'The house has another version.', field: null }];
const removal = (userErrors: UserError[]): Answer => ({ data: { removePicture: { userErrors } } });

function Section(props: { sendRemoval: () => Promise<Answer>; onRefused: () => Promise<unknown> }) {
  const image = useImage<House>({
    uploadPath: '/upload/house',
    entity: house,
    field: 'picture',
    words: { saved: 'Saved', saveFailed: 'Not saved', removed: 'Removed' },
    ...props,
  });
  const question = { title: 'Remove picture?', text: 'It is deleted.' };
  return (
    <ImageSection
      title="Picture"
      purpose="Of the house."
      label="Picture"
      preview={null}
      hasImage
      canEdit
      {...{ image, question }}
    />
  );
}

async function open(sendRemoval: () => Promise<Answer> = async () => removal([])) {
  const onRefused = vi.fn(async () => undefined);
  const { user, client } = renderScreen(<Section sendRemoval={sendRemoval} onRefused={onRefused} />);
  const input = await screen.findByLabelText('Picture');
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove picture?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  };
  return { user, cache: client.cache, input, remove, onRefused };
}

it('writes address and version of a saved image to the cache', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { version: 5, picture: '/download/5' } }));
  const { user, cache, input } = await open();
  const id = cache.identify(house)!;
  cache.restore({ [id]: { ...house, version: 4, picture: null } });
  await user.upload(input, new File(['x'], 'house.png'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const shown = (cache.extract() as Record<string, unknown>)[id];
  expect(shown).toMatchObject({ version: 5, picture: '/download/5' });
});

it('says why the service refused a file, and that nothing was saved', async () => {
  const error = { errors: [{ code: 'invalidFileType', detail: 'No picture.' }] };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }));
  const { user, input } = await open();
  await user.upload(input, new File(['x'], 'house.png'));
  expect(await screen.findByText('Error: No picture.')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});

it('loads its owner again when someone else saved first', async () => {
  const { remove, onRefused } = await open(async () => removal(stale));
  await remove();
  expect(await screen.findByText(`Error: ${STALE}`)).toBeTruthy();
  expect(onRefused).toHaveBeenCalledOnce();
});

it('says so when a removal did not reach the service', async () => {
  const { remove, onRefused } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await remove();
  expect(await screen.findByText(`Error: ${NOT_SENT}`)).toBeTruthy();
  expect(onRefused).not.toHaveBeenCalled();
  expect(screen.queryByText('Removed')).toBeNull();
});
