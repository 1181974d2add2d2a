import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { limits } from '@roofline/schema/value/limits';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { PROJECT_ID } from '@roofline/schema/fixtures/project';
import { storage } from '../../../app/storage';
import { renderScreen } from '../../../testing/schema-link';
import { aPart, components } from '../../testing/project-world';
import { projectService } from '../testing/project-service';
import { useProject } from '../use-project';
import { AddComponentsDialog } from './AddComponentsDialog';

/** Only the dialog: the page would draw hundreds of components behind it. */
function Dialog() {
  const { project, reload } = useProject(PROJECT_ID);
  return project ? <AddComponentsDialog project={project} onClose={() => {}} onOutdated={reload} /> : null;
}

/** Opens the dialog of a project with so many other components, and ticks both that can be added. */
async function tickBoth(others: number) {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  const propertyComponents = Array.from({ length: others }, (_, n) => ({
    ...aPart(1),
    propertyComponentId: id(9000 + n),
  }));
  const service = projectService({ propertyComponents });
  const { user } = renderScreen(<Dialog />, { graph: service.graph });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add components' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Asphalt/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Gutters/ }));
  /** Refuses the addition, though these components are on the project by then. */
  const refuseAt = (...added: number[]) => {
    service.touch({ propertyComponents: [...propertyComponents, ...added.map((n) => aPart(n))] });
    service.refuse('addProjectComponent', { detail: 'It was deleted.' });
  };
  return { user, service, dialog, refuseAt, add: () => dialog.getByRole('button', { name: 'Add' }) };
}

it('adds the rest after a failure near the limit: what is on the project already no longer counts', async () => {
  const { user, service, dialog, refuseAt, add } = await tickBoth(limits.componentsOfProject - 2);
  refuseAt(1);
  await user.click(add());
  expect(await dialog.findByText(/It was deleted\./)).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Asphalt/ })).toBeNull());
  expect(dialog.queryByText(/at most/)).toBeNull();
  expect(add()).toHaveProperty('disabled', false);
  service.refuse('addProjectComponent');
  await user.click(add());
  expect(await screen.findByText('Component Added to Project')).toBeTruthy();
  expect(service.last('addProjectComponent')).toMatchObject({
    propertyComponentId: components[1]!.propertyComponentId,
  });
});

it('has nothing to add once every ticked component is on the project', async () => {
  const { user, service, dialog, refuseAt, add } = await tickBoth(0);
  refuseAt(1, 2);
  await user.click(add());
  expect(await dialog.findByText(/It was deleted\./)).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Gutters/ })).toBeNull());
  expect(add()).toHaveProperty('disabled', true);
  expect(service.sent('addProjectComponent')).toHaveLength(1);
});
