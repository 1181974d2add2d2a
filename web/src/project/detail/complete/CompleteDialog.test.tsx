import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickFromMenu } from '../../../testing/pick-from-menu';
import { more, openProject, paneOf, questionOf } from '../testing/open-project';
import { components, phase } from '../../testing/project-world';

const [roof, gutters] = components.map(({ propertyComponentId }) => propertyComponentId);
const group = async (name: string) => within(await screen.findByRole('group', { name }));

async function openDialog() {
  const view = await openProject({ currentPhaseStatus: phase(6) });
  await view.user.click(await screen.findByRole('button', { name: 'Complete' }));
  const dialog = await paneOf('Complete project');
  await group('Gutters');
  return { ...view, dialog, send: () => view.user.click(dialog.getByRole('button', { name: 'Complete' })) };
}

describe('completing a project', () => {
  it('updates its components with the proposed numbers, and shows the values of today beside them', async () => {
    const { service, send } = await openDialog();
    const row = await group('Asphalt shingle roof');
    expect(
      row.getByText(/^Today: \$131,200, 0 of 20 years left\. Actual cost from the payments/),
    ).toBeTruthy();
    expect(row.getByLabelText('Actual cost')).toHaveProperty('value', '140,000.50');
    expect((await group('Gutters')).getByText(/the actual cost is its cost of today/)).toBeTruthy();
    await send();
    expect(await screen.findByText('Project Completed')).toBeTruthy();
    const year = new Date().getFullYear();
    expect(service.last('completeProject')!.components).toEqual([
      expect.objectContaining({
        propertyComponentId: roof,
        actualCost: 140_000.5,
        lastReplacedYear: year,
        version: 3,
      }),
      expect.objectContaining({ propertyComponentId: gutters, actualCost: 131_200 }),
    ]);
  });

  it('leaves a component out, and saves a corrected number', async () => {
    const { service, user, send } = await openDialog();
    await user.click((await group('Gutters')).getByRole('checkbox'));
    const row = await group('Asphalt shingle roof');
    await user.clear(row.getByLabelText('New remaining life'));
    await send();
    expect(await row.findByText('Remaining Useful Life is required')).toBeTruthy();
    expect(service.sent('completeProject')).toHaveLength(0);
    await user.type(row.getByLabelText('New remaining life'), '25');
    await send();
    await waitFor(() => expect(service.sent('completeProject')).toHaveLength(1));
    expect(service.last('completeProject')!.components).toEqual([
      expect.objectContaining({ propertyComponentId: roof, remainingUsefulLife: 25 }),
    ]);
  });

  it('says which component changed in the meantime, and keeps the entries', async () => {
    const { service, user, send, dialog } = await openDialog();
    const detail =
      'Gutters was changed in the meantime: it costs $9 and has 1 year of remaining useful life.';
    service.refuseOnce('completeProject', { code: 'stale', detail, field: 'components.1.version' });
    const row = await group('Asphalt shingle roof');
    await user.clear(row.getByLabelText('Actual cost'));
    await user.type(row.getByLabelText('Actual cost'), '99');
    await send();
    expect(await dialog.findByText(/Gutters was changed in the meantime/)).toBeTruthy();
    await send();
    expect(await screen.findByText('Project Completed')).toBeTruthy();
    expect(service.last('completeProject')!.components).toMatchObject([{ actualCost: 99 }, {}]);
  });
});

it('asks once more before reopening where components were changed since, and then leaves them as they are', async () => {
  const { user, service } = await openProject({ isCompleted: true, completedOn: '2026-02-03' });
  const detail = 'Gutters was changed since the project was completed';
  service.refuseOnce('reopenProject', { code: 'componentsChanged', detail });
  await pickFromMenu(user, await more(user), 'Reopen');
  const question = await questionOf('Reopen project');
  await user.click(question.getByRole('button', { name: 'Reopen' }));
  expect(await question.findByText(new RegExp(detail))).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Reopen and leave the components' }));
  expect(await screen.findByText('Project Reopened')).toBeTruthy();
  expect(service.last('reopenProject')).toMatchObject({ keepComponents: true });
});
