import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { projectService } from '../testing/project-service';
import { components, projectNo } from '../testing/project-world';
import { CreateOfComponents } from './CreateOfComponents';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

async function open(chosen: typeof components) {
  const service = projectService([]);
  service.after('createProjectOfComponents', { rows: [projectNo(1)] });
  const onDone = vi.fn();
  const view = renderScreen(
    <CreateOfComponents
      propertyId={PROPERTY_ID}
      components={chosen}
      onClose={() => undefined}
      onDone={onDone}
    />,
    { graph: service.graph },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Create project' }));
  return { ...view, service, onDone, dialog };
}
const idsOf = (chosen: typeof components) => chosen.map((each) => each.propertyComponentId);

it('names a project after its only component, and saves the name that is typed over it', async () => {
  const { user, service, dialog, onDone } = await open(components.slice(0, 1));
  expect(dialog.getByText('With Asphalt shingle roof')).toBeTruthy();
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveProperty('value', 'Asphalt shingle roof');
  // The proposed name is selected as a whole, so that the user can type over it.
  await waitFor(() => expect(document.activeElement).toBe(name));
  await waitFor(() => expect(name).toHaveProperty('selectionEnd', 'Asphalt shingle roof'.length));
  await user.keyboard('Roof of building A');
  await user.dblClick(dialog.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('Project Saved')).toBeTruthy();
  expect(service.sent('createProjectOfComponents')).toHaveLength(1);
  expect(service.last('createProjectOfComponents')).toMatchObject({
    propertyId: PROPERTY_ID,
    name: 'Roof of building A',
    propertyComponentIds: idsOf(components.slice(0, 1)),
    includePhotos: true,
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('asks for a name where there are several components, and leaves their photos out on request', async () => {
  const { user, service, dialog } = await open(components);
  expect(dialog.getByText('With 2 components')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create project' }));
  expect(await dialog.findByText('Project Name is required')).toBeTruthy();
  expect(service.sent('createProjectOfComponents')).toHaveLength(0);
  await user.type(dialog.getByLabelText('Name'), 'Roof and gutters');
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(dialog.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('Project Saved')).toBeTruthy();
  expect(service.last('createProjectOfComponents')).toMatchObject({
    propertyComponentIds: idsOf(components),
    includePhotos: false,
  });
});

it('keeps the name when the service refuses, and says both what failed and why', async () => {
  const { user, service, dialog, onDone } = await open(components);
  service.refuse('createProjectOfComponents', { detail: 'The property has 5,000 projects.' });
  await user.type(dialog.getByLabelText('Name'), 'Roof and gutters');
  await user.click(dialog.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('Create Project with selected components failed')).toBeTruthy();
  expect((await dialog.findByRole('alert')).textContent).toContain('The property has 5,000 projects.');
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Roof and gutters');
  expect(onDone).not.toHaveBeenCalled();
});

it('says in the words for one component that the project was not created', async () => {
  const { user, service, dialog } = await open(components.slice(0, 1));
  service.refuse('createProjectOfComponents', { detail: 'The property has 5,000 projects.' });
  await user.click(dialog.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('Failed to create project with component.')).toBeTruthy();
  expect((await dialog.findByRole('alert')).textContent).toContain('The property has 5,000 projects.');
});
