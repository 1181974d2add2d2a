import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA, MEMBER, RUTH } from '../../testing/project-world';
import { openProject, paneOf, press } from '../testing/open-project';

it('adds people of the property to a project, other than the responsible person, and removes them', async () => {
  const { user, service } = await openProject({ owner: DANA });
  expect(screen.getByText('No one besides Dana Okafor, who is responsible')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = await paneOf('Add person');
  const field = dialog.getByLabelText('Person');
  expect(
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a person', 'Ruth Stone, Member']);
  expect(dialog.getByRole('button', { name: 'Add person' })).toHaveProperty('disabled', true);
  await user.selectOptions(field, 'Ruth Stone, Member');
  service.becomes('addProjectPerson', { people: [RUTH] });
  await user.click(dialog.getByRole('button', { name: 'Add person' }));
  expect(await screen.findByText('Person Added to Project')).toBeTruthy();
  expect(service.last('addProjectPerson')).toMatchObject({ userId: RUTH.userId });
  service.becomes('removeProjectPerson', { people: [] });
  await press(user, 'Remove Ruth Stone from the project');
  expect(await screen.findByText('Person Removed from Project')).toBeTruthy();
  await screen.findByText('No one besides Dana Okafor, who is responsible');
  expect(service.last('removeProjectPerson')).toMatchObject({ userId: RUTH.userId });
});

it('says why a person cannot be removed, and offers nothing to those who may only read', async () => {
  const { user, service, unmount } = await openProject({ people: [RUTH] });
  service.refuse('removeProjectPerson', { detail: 'The project was completed.' });
  await press(user, 'Remove Ruth Stone from the project');
  expect(await screen.findByText('The project was completed.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'People of the project' }).textContent).toBe('Ruth Stone');
  unmount();
  await openProject({ people: [RUTH], viewerCan: MEMBER });
  expect(screen.getByText('Ruth Stone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /person|Remove/ })).toBeNull();
});
