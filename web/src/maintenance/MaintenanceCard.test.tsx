import { aMaintenance, aMaintenanceTask } from '@roofline/schema/fixtures/maintenance';
import { id } from '@roofline/schema/fixtures/id';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMenu, pickFromMenu } from '../testing/pick-from-menu';
import { renderScreen } from '../testing/schema-link';
import { MaintenanceCard } from './MaintenanceCard';

const late = aMaintenanceTask({
  name: 'Oil the hinges',
  everyYears: 3,
  isOverdue: true,
  doneOn: '2023-05-04',
});

function open(maintenance: ReturnType<typeof aMaintenance> | null, more: object = {}) {
  const component = { propertyComponentId: id(1), maintenance };
  const answer = () => ({ component, userErrors: [] });
  return renderScreen(<MaintenanceCard propertyComponentId={id(1)} />, {
    graph: {
      component: () => component,
      addMaintenanceTask: answer,
      finishMaintenanceTask: answer,
      removeMaintenanceTask: answer,
      ...more,
    },
  });
}

test('shows each task with its schedule and cost, and says that no plan counts it', async () => {
  open(aMaintenance({ tasks: [late], yearlyCost: 400 }));
  expect(await screen.findByText('Oil the hinges')).toBeTruthy();
  expect(screen.getByText(/Every 3 years in October, last done May 4, 2023, Clear Gutters/)).toBeTruthy();
  expect(screen.getByText('Overdue')).toBeTruthy();
  expect(screen.getByText(/in an average year, paid from operations/)).toBeTruthy();
});

test('is hidden where the portfolio has maintenance switched off', async () => {
  const view = open(null);
  await waitFor(() => expect(view.sentNamed('ComponentMaintenance')).toHaveLength(1));
  expect(screen.queryByText('Maintenance')).toBeNull();
});

test('shows no buttons to users who may not edit', async () => {
  open(aMaintenance({ tasks: [late], viewerCan: { edit: false, viewCosts: true } }));
  await screen.findByText('Oil the hinges');
  expect(screen.queryByRole('button')).toBeNull();
});

test('adds a task with the input, by default each year from this one on', async () => {
  const view = open(aMaintenance({ tasks: [] }));
  await view.user.click(await screen.findByRole('button', { name: 'Add task' }));
  const pane = within(await screen.findByRole('dialog'));
  await view.user.type(pane.getByLabelText('Name'), 'Clean the gutters');
  await view.user.selectOptions(pane.getByLabelText('Month'), '10');
  await view.user.click(pane.getByRole('button', { name: 'Add maintenance task' }));
  await waitFor(() => expect(view.sentNamed('AddMaintenanceTask')).toHaveLength(1));
  expect(view.sentNamed('AddMaintenanceTask')[0]!.variables).toMatchObject({
    input: { propertyComponentId: id(1), values: { name: 'Clean the gutters', month: 10, everyYears: 1 } },
  });
});

test('marks a task as done after a question, with the version on screen', async () => {
  const view = open(aMaintenance({ tasks: [late] }));
  const menu = await openMenu(
    view.user,
    await screen.findByRole('button', { name: 'Actions for Oil the hinges' }),
  );
  await pickFromMenu(view.user, menu, 'Mark as done');
  await view.user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(view.sentNamed('FinishMaintenanceTask')).toHaveLength(1));
  expect(view.sentNamed('FinishMaintenanceTask')[0]!.variables).toMatchObject({
    input: { maintenanceTaskId: late.maintenanceTaskId, version: 1 },
  });
});
