import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { planId, planService } from '../../testing/plan-service';
import { openForm } from './form-driver';
import { OUTDATED } from '../../../testing/recorder';

describe('editing a plan', () => {
  it('saves from the first step, under the version that it started from', async () => {
    const { form, user, type, sentNamed } = await openForm(planService().graph, 'edit');
    await type('Plan name', 'Never below zero');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Plan saved')).toBeTruthy();
    expect(sentNamed('UpdatePlan')[0]!.variables).toMatchObject({
      input: { planId: planId(2), version: 1, name: 'Never below zero', settings: { method: 'baseline' } },
    });
    expect(await screen.findByRole('article', { name: 'Never below zero' })).toBeTruthy();
  });

  it('keeps typed values when someone else saved first, and loads the newer plan on request', async () => {
    const service = planService();
    const { form, user, type } = await openForm(service.graph, 'edit');
    await type('Plan name', 'Mine');
    service.set(service.changed(planId(2), { name: 'Theirs' }));
    service.refuse('updatePlan', OUTDATED);
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByText(/Someone else saved changes in the meantime/)).toBeTruthy();
    expect(form.getByLabelText('Plan name')).toHaveProperty('value', 'Mine');
    await user.click(form.getByRole('button', { name: 'Load the newer values' }));
    service.refuse('updatePlan');
    const newer = await screen.findByRole('dialog', { name: 'Edit Theirs' });
    await user.type(within(newer).getByLabelText('Plan name'), ' and mine');
    await user.click(within(newer).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Plan saved')).toBeTruthy();
    expect(service.sent('updatePlan')).toMatchObject([
      { planId: planId(2), version: 1, name: 'Mine' },
      { planId: planId(2), version: 9, name: 'Theirs and mine' },
    ]);
  });

  it('is hidden from users who may not plan', async () => {
    renderScreen(<PlansPage />, {
      graph: planService({ canPlan: false }).graph,
      at: `/useraccount/plans?edit=${planId(2)}`,
      path: '/useraccount/plans',
    });
    await screen.findByRole('article', { name: 'Baseline' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
