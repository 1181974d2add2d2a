import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { planId } from '../../testing/plan-service';

const title = { new: 'Create plan', edit: 'Edit Baseline' };
/** Opens the form over the list of plans, by its address. */
export async function openForm(graph: Graph, which: keyof typeof title = 'new') {
  const search = which === 'new' ? '?create=1' : `?edit=${planId(2)}`;
  const view = renderScreen(<PlansPage />, {
    graph,
    at: `/useraccount/plans${search}`,
    path: '/useraccount/plans',
  });
  const dialog = await screen.findByRole('dialog', { name: title[which] });
  const form = within(dialog);
  return {
    ...view,
    dialog,
    form,
    next: () => view.user.click(form.getByRole('button', { name: 'Continue' })),
    type: async (label: string | RegExp, text: string) => {
      const field = form.getByLabelText(label);
      await view.user.clear(field);
      // Pastes, because the whole screen renders again after every key.
      await view.user.paste(text);
    },
    figure: (label: string) => form.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
  };
}
/** Expects that axe finds no fault in the form as it is now. */
export async function faultless(dialog: HTMLElement) {
  // Without the shell, axe takes the page's header for a second banner.
  const off = { enabled: false };
  const rules = { 'color-contrast': off, 'landmark-no-duplicate-banner': off };
  const { violations } = await axe.run(dialog, { rules });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}
