import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NOT_SENT, STALE } from '../../../app/save/save-words';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { entriesOf, openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { NAME_TAKEN, planId, planService, threePlans } from '../../testing/plan-service';
import { OUTDATED } from '../../../testing/recorder';

async function menuOf(graph: Graph, name: string) {
  const view = renderScreen(<PlansPage />, { graph, at: '/useraccount/plans', path: '/useraccount/plans' });
  const menu = await openMenu(view.user, await screen.findByRole('button', { name: `Actions for ${name}` }));
  expect(menu.getAttribute('aria-label')).toBe(`Actions for ${name}`);
  return { ...view, menu, pick: (item: string) => pickFromMenu(view.user, menu, item) };
}

describe('the menu of a plan', () => {
  it('has only the actions that the viewer may take', async () => {
    const { menu, unmount, user } = await menuOf(planService().graph, 'Baseline');
    expect(entriesOf(menu)).toEqual([
      'Open',
      'Edit',
      'Rename',
      'Duplicate',
      'Recommend',
      'Use for disclosure',
      'Adopt',
      'Delete',
    ]);
    await user.keyboard('{Escape}');
    unmount();
    const member = await menuOf(planService({ canPlan: false }).graph, 'Baseline');
    expect(entriesOf(member.menu)).toEqual(['Open']);
    await member.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull();
  });

  it('opens a plan', async () => {
    const { pick, router } = await menuOf(planService().graph, 'Baseline');
    await pick('Open');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/useraccount/plan/${planId(2)}`));
  });

  it('duplicates a plan with an idempotency key', async () => {
    const service = planService();
    service.after('duplicatePlan', service.withNew('Copy of Baseline'));
    const { pick, sentNamed } = await menuOf(service.graph, 'Baseline');
    await pick('Duplicate');
    expect(await screen.findByText('Plan duplicated')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Copy of Baseline' })).toBeTruthy();
    expect(sentNamed('DuplicatePlan').map(({ variables }) => variables)).toEqual([
      { input: { planId: planId(2), idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    ]);
  });

  it('sends the same idempotency key again after a lost answer', async () => {
    const { graph } = planService();
    let answers = 0;
    const { pick, sentNamed, user } = await menuOf(
      {
        ...graph,
        duplicatePlan: (args: never) => {
          answers += 1;
          if (answers === 1) throw new TypeError('Failed to fetch');
          return graph.duplicatePlan!(args);
        },
      },
      'Baseline',
    );
    await pick('Duplicate');
    expect(await screen.findByText(NOT_SENT)).toBeTruthy();
    const again = await openMenu(user, screen.getByRole('button', { name: 'Actions for Baseline' }));
    await pickFromMenu(user, again, 'Duplicate');
    expect(await screen.findByText('Plan duplicated')).toBeTruthy();
    const [first, second] = sentNamed('DuplicatePlan').map(({ variables }) => variables);
    expect(second).toEqual(first);
  });

  it('stops recommending a plan, and recommends no other one', async () => {
    const [system, baseline, weak] = threePlans();
    const service = planService({ plans: [system!, { ...baseline!, isRecommended: true }, weak!] });
    const { pick } = await menuOf(service.graph, 'Baseline');
    await pick('Stop recommending');
    expect(await screen.findByText('Plan no longer recommended')).toBeTruthy();
    expect(service.sent('recommendPlan')).toMatchObject([{ planId: planId(2), isRecommended: false }]);
    await waitFor(() => expect(screen.queryByText('Recommended')).toBeNull());
  });

  it('shows that a command failed', async () => {
    const { graph } = planService();
    const { pick } = await menuOf(
      {
        ...graph,
        recommendPlan: () => {
          throw new TypeError('Failed to fetch');
        },
      },
      'Baseline',
    );
    await pick('Recommend');
    expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  });

  it('renames a plan without changing its settings, and shows a taken name at its field', async () => {
    const service = planService();
    const { pick, user, sentNamed } = await menuOf(service.graph, 'Baseline');
    await pick('Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename plan' });
    const name = within(dialog).getByRole('textbox', { name: 'Plan name' });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await within(dialog).findByText('Plan Name is required')).toBeTruthy();
    service.refuse('updatePlan', NAME_TAKEN);
    await user.type(name, 'Ten thousand');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(
      await within(dialog).findByText('Another plan of this year has this name. Choose another name.'),
    ).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    service.refuse('updatePlan');
    await user.clear(name);
    await user.type(name, 'Never below zero');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('article', { name: 'Never below zero' })).toBeTruthy();
    const sent = sentNamed('UpdatePlan').at(-1)!.variables as { input: { settings: unknown } };
    expect(sent.input.settings).toEqual(threePlans()[1]!.settings);
    expect(service.sent('updatePlan')).toMatchObject([
      { planId: planId(2), version: 1, name: 'Ten thousand' },
      { planId: planId(2), version: 1, name: 'Never below zero' },
    ]);
  });

  it('deletes after a question that names the plan', async () => {
    const service = planService();
    service.after('deletePlan', { plans: threePlans().slice(0, 2) });
    const { pick, user } = await menuOf(service.graph, 'Ten thousand');
    await pick('Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete plan' });
    expect(dialog.textContent).toContain(
      'Deletes “Ten thousand” and all of its settings from the plans of 2026',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Plan deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ten thousand' })).toBeNull());
    expect(service.sent('deletePlan')).toEqual([{ planId: planId(3), version: 1 }]);
  });

  it('does not delete a plan that someone else changed in the meantime', async () => {
    const service = planService();
    const { pick, user } = await menuOf(service.graph, 'Ten thousand');
    await pick('Delete');
    service.set(service.changed(planId(3), { name: 'Eleven thousand' }));
    service.refuse('deletePlan', OUTDATED);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(`Error: ${STALE}`)).toBeTruthy();
    await waitFor(() => expect(dialog.textContent).toContain('Deletes “Eleven thousand”'));
    expect(service.sent('deletePlan')).toHaveLength(1);
  });
});
