import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { planId, planService, threePlans } from '../../testing/plan-service';

beforeEach(() => localStorage.clear());

async function openMenu(graph: Graph, name: string) {
  const view = renderScreen(<PlansPage />, { graph, at: '/useraccount/plans', path: '/useraccount/plans' });
  (await screen.findByRole('button', { name: `Actions for ${name}` })).focus();
  await view.user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: `Actions for ${name}` });
  // A menu that is still opening takes no key.
  await waitFor(() => expect(document.activeElement).toBe(menu));
  // Key by key: the menu moves its mark after it has drawn.
  const pick = async (item: string) => {
    const wanted = within(menu).getByRole('menuitem', { name: item });
    await view.user.keyboard('{Home}');
    for (let step = 0; step < words(menu).indexOf(item); step++) {
      const mark = menu.getAttribute('aria-activedescendant');
      await view.user.keyboard('{ArrowDown}');
      await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).not.toBe(mark));
    }
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(wanted.id));
    await view.user.keyboard('{Enter}');
  };
  return { ...view, pick, menu };
}
const words = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the menu of a plan', () => {
  it('has what the viewer may do, and nothing else', async () => {
    const { menu, unmount, user } = await openMenu(planService().graph, 'Baseline');
    expect(words(menu)).toEqual([
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
    const member = await openMenu(planService({ canPlan: false }).graph, 'Baseline');
    expect(words(member.menu)).toEqual(['Open']);
    await member.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Create plan' })).toBeNull();
  });

  it('opens a plan', async () => {
    const { pick, router } = await openMenu(planService().graph, 'Baseline');
    await pick('Open');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/useraccount/plan/${planId(2)}`));
  });

  it('duplicates under a key of its own', async () => {
    const { pick, sentNamed } = await openMenu(planService().graph, 'Baseline');
    await pick('Duplicate');
    expect(await screen.findByText('Plan duplicated')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Baseline (copy)' })).toBeTruthy();
    const { input } = sentNamed('DuplicatePlan')[0]!.variables as { input: { idempotencyKey: string } };
    expect(input.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stops recommending, which moves no other plan', async () => {
    const [system, baseline, weak] = threePlans();
    const { graph, plans } = planService({ plans: [system!, { ...baseline!, isRecommended: true }, weak!] });
    const { pick } = await openMenu(graph, 'Baseline');
    await pick('Stop recommending');
    expect(await screen.findByText('Plan no longer recommended')).toBeTruthy();
    expect(plans().some((plan) => plan.isRecommended)).toBe(false);
  });

  it('keeps a failure in sight and changes nothing', async () => {
    const { graph } = planService();
    const { pick } = await openMenu(
      {
        ...graph,
        recommendPlan: () => {
          throw new Error('down');
        },
      },
      'Baseline',
    );
    await pick('Recommend');
    expect(await screen.findByText('The recommendation could not be saved. Try again.')).toBeTruthy();
  });

  it('renames with the settings as they are; a taken name lands on its field', async () => {
    const { graph, plans } = planService();
    const { pick, user, sentNamed } = await openMenu(graph, 'Baseline');
    await pick('Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename plan' });
    const name = within(dialog).getByRole('textbox', { name: 'Plan name' });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await within(dialog).findByText('Plan Name is required')).toBeTruthy();
    await user.type(name, 'Ten thousand');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await within(dialog).findByText('Another plan of this year has this name')).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.clear(name);
    await user.type(name, 'Never below zero');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('article', { name: 'Never below zero' })).toBeTruthy();
    const sent = sentNamed('UpdatePlan').at(-1)!.variables as { input: { settings: unknown } };
    expect(sent.input.settings).toEqual(threePlans()[1]!.settings);
    expect(plans()[1]!.name).toBe('Never below zero');
  });

  it('deletes after a question that names the plan', async () => {
    const { graph } = planService();
    const { pick, user } = await openMenu(graph, 'Ten thousand');
    await pick('Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete plan' });
    expect(dialog.textContent).toContain('Ten thousand leaves the plans of 2026');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Plan deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ten thousand' })).toBeNull());
  });

  it('does not delete what somebody else changed meanwhile', async () => {
    const service = planService();
    const { pick, user } = await openMenu(service.graph, 'Ten thousand');
    await pick('Delete');
    service.touch(planId(3), { name: 'Eleven thousand' });
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(/was changed in the meantime/)).toBeTruthy();
    await waitFor(() => expect(dialog.textContent).toContain('Eleven thousand leaves'));
    expect(service.plans()).toHaveLength(3);
  });
});
