import { lowestContributionAbove } from '@roofline/engine/plan/solve-buttons';
import { toDollars } from '@roofline/schema/value/money';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../ui/format/money';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { someBasis } from '../../model/testing/plan-fixtures';
import { NAME_TAKEN, planId } from '../../testing/plan-service';
import { openPlan } from './open-plan';
import { OUTDATED } from '../../../testing/recorder';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` });
const pull = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('saving', () => {
  it('as a new plan sends the whole what-if once, even on a double click, and opens the plan', async () => {
    const { user, sentNamed, service, router } = await openPlan();
    pull('Annual contribution', 90_000);
    pull('Inflation', 4);
    await user.click(button('Save as new plan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as new plan' }));
    expect(dialog.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Annual contribution: $60,000 to $90,000',
      'Inflation: 3.00% to 4.00%',
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Plan name').value).toBe('Steady increase, what-if');
    const tried = somePlanSettings({ firstYearContribution: 90_000, inflationRate: 4 });
    service.after('createPlan', service.withNew('Steady increase, what-if', tried));
    await user.dblClick(dialog.getByRole('button', { name: 'Save as new plan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Steady increase, what-if' })).toBeTruthy();
    expect(sentNamed('CreatePlan')).toHaveLength(1);
    expect(sentNamed('CreatePlan')[0]!.variables.input).toMatchObject({
      fiscalYear: 2026,
      settings: tried,
    });
    expect(router.state.location.pathname).toContain(planId(13));
    expect(router.state.location.search).toBe('');
    expect(slider('Annual contribution').value).toBe('90000');
    expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
  });

  it('under a name that is taken shows the reason at the field, and keeps the what-if', async () => {
    const { user, service } = await openPlan();
    service.refuse('createPlan', NAME_TAKEN);
    pull('Annual contribution', 90_000);
    await user.click(button('Save as new plan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as new plan' }));
    const name = dialog.getByLabelText('Plan name');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save as new plan' }));
    expect(dialog.getByText('Plan Name is required')).toBeTruthy();
    await user.type(name, 'Ten thousand');
    await user.click(dialog.getByRole('button', { name: 'Save as new plan' }));
    expect(
      await dialog.findByText('Another plan of this year has this name. Choose another name.'),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(slider('Annual contribution').value).toBe('90000');
  });

  it('to the plan itself makes the what-if the plan', async () => {
    const { user, sentNamed, router } = await openPlan();
    pull('Annual contribution', 90_000);
    await waitFor(() => expect(router.state.location.search).toContain('what-if='));
    await user.dblClick(button('Save to this plan'));
    expect(await screen.findByText('Plan saved')).toBeTruthy();
    expect(sentNamed('UpdatePlan')).toHaveLength(1);
    expect(sentNamed('UpdatePlan')[0]!.variables.input).toMatchObject({
      planId: planId(1),
      version: 1,
      name: 'Steady increase',
    });
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
    expect(slider('Annual contribution').value).toBe('90000');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('after a save by someone else says so, keeps the what-if, and goes on from the newer plan', async () => {
    const { user, service, sentNamed } = await openPlan();
    service.set(service.changed(planId(1), { settings: somePlanSettings({ interestRate: 1 }) }));
    service.refuse('updatePlan', OUTDATED);
    pull('Annual contribution', 90_000);
    await user.click(button('Save to this plan'));
    expect(await screen.findByText(/Someone else saved changes in the meantime/)).toBeTruthy();
    await user.click(button('Load the newer values'));
    await waitFor(() => expect(screen.queryByText(/Someone else saved changes in the meantime/)).toBeNull());
    expect(slider('Annual contribution').value).toBe('90000');
    expect(screen.getByText('2 changes')).toBeTruthy();
    service.refuse('updatePlan');
    await user.click(button('Save to this plan'));
    expect(await screen.findByText('Plan saved')).toBeTruthy();
    expect(sentNamed('UpdatePlan').at(-1)!.variables.input).toMatchObject({ version: 9 });
  });
});

describe('solve buttons', () => {
  const floor = 50_000;

  it('find the lowest contribution that never goes below an amount, to the dollar, and name the binding year', async () => {
    const { user } = await openPlan();
    await user.click(button('Find the number'));
    const plan = fundingPlanOf(somePlanSettings(), 2026);
    const found = lowestContributionAbove(plan, someBasis().inventory, floor * 100, { step: 100 });
    if (!found.feasible) throw new Error('the example can be solved');
    await user.clear(screen.getByLabelText('Never below'));
    await user.type(screen.getByLabelText('Never below'), String(floor));
    await user.click(button('Solve: Lowest contribution that never goes below'));
    const answer = await screen.findByText(/is the minimum needed never to go below \$50,000/);
    expect(answer.textContent).toContain(formatMoney(toDollars(found.value)));
    expect(answer.textContent).toContain(`The binding year is ${2025 + found.bindingBoundary}.`);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Annual contribution' }).value).toBe(
      formatMoney(toDollars(found.value)).slice(1),
    );
    expect(Number(screen.getByText('1 change') && toDollars(found.value)) % 1).toBe(0);
  });

  it('reach full funding by a year', async () => {
    const { user } = await openPlan();
    await user.click(button('Find the number'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fully funded by' }), '2040');
    await user.click(button('Solve: Fully funded by'));
    expect(await screen.findByText(/to be fully funded by the end of 2040/)).toBeTruthy();
    await user.click(screen.getAllByRole('radio', { name: 'Table' })[0]!);
    const row = screen.getByRole('rowheader', { name: '2040' }).closest('tr')!;
    expect(within(row).getAllByRole('cell').at(-1)!.textContent).toBe('100%');
  });

  it('find the increase that is needed, and change nothing else', async () => {
    const { user } = await openPlan({ shown: 3 });
    await user.click(button('Find the number'));
    await user.click(button('Solve: Increase needed'));
    expect(
      await screen.findByText(/a year is the smallest increase needed never to go below \$0/),
    ).toBeTruthy();
    expect(slider('Annual contribution').value).toBe('10000');
    expect(screen.getByText('1 change')).toBeTruthy();
    expect(screen.queryByText(/^Below zero in/)).toBeNull();
  });

  it('say why there is no answer, such as a contribution above the annual fees', async () => {
    const { user } = await openPlan({ list: { annualFee: 60_000 } });
    await user.click(button('Find the number'));
    await user.type(screen.getByLabelText('Never below'), '2000000');
    await user.click(button('Solve: Lowest contribution that never goes below'));
    expect(
      await screen.findByText(/more than the annual fees of \$60,000\. The binding year is \d{4}\./),
    ).toBeTruthy();
    expect(screen.queryByText('1 change')).toBeNull();
  });

  it('fill in the contribution that avoids the shortfall in the verdict', async () => {
    const { user } = await openPlan({ shown: 3 });
    await user.click(button('Try a way to avoid it'));
    expect(await screen.findByText('1 change')).toBeTruthy();
    expect(screen.queryByText(/^Below zero in/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try a way to avoid it' })).toBeNull();
  });

  it('say beside the verdict why nothing avoids a shortfall', async () => {
    const { user } = await openPlan({ shown: 3, list: { annualFee: 15_000 } });
    await user.click(button('Try a way to avoid it'));
    expect(await screen.findByText(/more than the annual fees of \$15,000/)).toBeTruthy();
  });
});
