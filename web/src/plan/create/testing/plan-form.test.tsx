import type { PlanInput } from '@roofline/schema/plan/plan-input';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { someBasis } from '../../model/testing/plan-fixtures';
import { studySettings } from '../../model/plan-study';
import { NAME_TAKEN, planService } from '../../testing/plan-service';
import { faultless, openForm } from './form-driver';

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

describe('creating a plan', () => {
  it('says what is wrong in the current step before it goes on', async () => {
    const { form, next, user } = await openForm(planService().graph);
    await next();
    expect(await form.findByText('Plan Name is required')).toBeTruthy();
    expect(form.getByText('1 field to fix:')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Plan name')));
    await user.keyboard('Reach 80%');
    expect(form.queryByText('Plan Name is required')).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Target percent' }));
    await next();
    await form.findByLabelText('Percent funded');
    await next();
    expect(await form.findByText('Percent Funded is required')).toBeTruthy();
    expect(form.getByText('Goal Year is required')).toBeTruthy();
    expect(form.getByText('2 fields to fix:')).toBeTruthy();
  });

  it('projects while the user types, with the same engine as the service', async () => {
    const { form, type, next, user, figure } = await openForm(planService().graph);
    await type('Plan name', 'By hand');
    await user.click(form.getByRole('radio', { name: 'Custom' }));
    await next();
    await type('Contribution in 2026', '20000');
    await type('Yearly increase', '5');
    const { projection } = studySettings(
      somePlanSettings({ firstYearContribution: 20_000, increaseRate: 5 }),
      someBasis(),
    );
    await waitFor(() => expect(figure('Contribution 2026')).toBe('$20,000'));
    await waitFor(() => expect(figure('Lowest balance')).toBe(dollars(projection.lowestBalance)));
    expect(figure('Per unit a month')).toBe('$42');
    expect(figure('Funded in 30 years')).toBe(`${Math.round(projection.rows.at(-1)!.percentFundedEnd!)}%`);
  });

  it('solves the contribution for a goal and names the binding year', async () => {
    const { form, user, figure } = await openForm(planService().graph);
    await user.click(form.getByRole('radio', { name: 'Baseline' }));
    const solved = studySettings(somePlanSettings({ method: 'baseline' }), someBasis());
    await waitFor(() => expect(figure('Contribution 2026')).toBe(dollars(solved.plan.firstYearContribution)));
    expect(form.getByText(`Binding year ${2025 + solved.bindingBoundary!}`)).toBeTruthy();
  });

  it('says why a goal cannot be met', async () => {
    const { form, type, next, user } = await openForm(planService({ list: { annualFee: 12_000 } }).graph);
    await type('Plan name', 'Too much');
    await user.click(form.getByRole('radio', { name: 'Dollar threshold' }));
    await next();
    await type('Lowest balance', '900000');
    expect(
      // A screen reader hears it too, after typing stops.
      await form.findAllByText(/^The goal needs \$[\d,]+ in 2026, more than the annual fees of \$12,000\.$/),
    ).not.toHaveLength(0);
  });

  it('takes ladder steps, explains each in words, and sends the plan once', async () => {
    const service = planService();
    service.after('createPlan', service.withNew('Steps'));
    const { form, type, next, user, sentNamed } = await openForm(service.graph);
    await type('Plan name', 'Steps');
    await user.click(form.getByRole('radio', { name: 'Ladder' }));
    await next();
    await next();
    expect(await form.findByText('Add at least one step')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add step' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('From year')));
    await type('From year', '2031');
    await type('New annual contribution', '90000');
    expect(await form.findByText('$90,000 in 2031, then 3% more each year.')).toBeTruthy();
    await next();
    await form.findByLabelText('Inflation rate');
    await user.dblClick(form.getByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText('Plan created')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Steps' })).toBeTruthy();
    expect(sentNamed('CreatePlan')).toHaveLength(1);
    const ladder = [{ fromYear: 2031, kind: 'set', amount: 90_000, increaseRate: 3 }];
    expect(sentNamed('CreatePlan')[0]!.variables).toMatchObject({
      input: {
        name: 'Steps',
        fiscalYear: 2026,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        settings: { method: 'ladder', ladder },
      },
    });
  });

  it('takes a special assessment per unit and sends its total', async () => {
    const { form, type, next, user, sentNamed } = await openForm(planService().graph);
    await type('Plan name', 'Assessed');
    await next();
    await user.click(await form.findByRole('button', { name: 'Add assessment' }));
    await type('Fiscal year', '2034');
    await user.selectOptions(form.getByLabelText('Amount is'), 'Per unit');
    await type('Amount per unit', '1500');
    expect(form.getByText('$60,000 of 40 units together.')).toBeTruthy();
    await type('Purpose', 'Roofs');
    await next();
    await user.click(await form.findByRole('button', { name: 'Create plan' }));
    await screen.findByText('Plan created');
    const { input } = sentNamed('CreatePlan')[0]!.variables as { input: PlanInput };
    expect(input.settings.specialAssessments).toEqual([
      { year: 2034, amount: 60_000, purpose: 'Roofs', status: 'planned', dueDate: null },
    ]);
  });

  it('leaves out rows that the user removed', async () => {
    const { form, type, next, user, sentNamed } = await openForm(planService().graph);
    await type('Plan name', 'Plain');
    await next();
    await user.click(await form.findByRole('button', { name: 'Add year' }));
    await user.click(form.getByRole('button', { name: 'Add year' }));
    expect(form.getAllByRole('group', { name: /^Single year/ })).toHaveLength(2);
    await user.click(form.getByRole('button', { name: 'Remove single year 1' }));
    const left = form.getByRole('group', { name: 'Single year 1' });
    expect(within(left).getByLabelText('Fiscal year')).toHaveProperty('value', '2028');
    await next();
    await user.click(await form.findByRole('button', { name: 'Create plan' }));
    await screen.findByText('Plan created');
    const { input } = sentNamed('CreatePlan')[0]!.variables as { input: PlanInput };
    expect(input.settings.yearOverrides).toMatchObject([{ year: 2028 }]);
  });

  it('shows a refusal at its field, and keeps the other values', async () => {
    const service = planService();
    service.refuse('createPlan', NAME_TAKEN);
    const { form, type, next, user } = await openForm(service.graph);
    await type('Plan name', 'Baseline');
    await next();
    await type(/Fully funded by/, '2050');
    await next();
    await user.click(await form.findByRole('button', { name: 'Create plan' }));
    expect(
      await form.findByText('Another plan of this year has this name. Choose another name.'),
    ).toBeTruthy();
    const name = form.getByLabelText('Plan name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, ' 2050');
    await next();
    expect(await form.findByLabelText(/Fully funded by/)).toHaveProperty('value', '2050');
  });

  it('keeps every value when the service does not answer', async () => {
    const { graph } = planService();
    const down = () => {
      throw new TypeError('Failed to fetch');
    };
    const { form, type, next, user } = await openForm({ ...graph, createPlan: down });
    await type('Plan name', 'Lasting');
    await next();
    await form.findByLabelText(/Fully funded by/);
    await next();
    await user.click(await form.findByRole('button', { name: 'Create plan' }));
    expect(await form.findByText(/What you entered is still here/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Back' }));
    await user.click(form.getByRole('button', { name: 'Back' }));
    expect(form.getByLabelText('Plan name')).toHaveProperty('value', 'Lasting');
  });

  it('asks before it discards typed values', async () => {
    const { form, type, user } = await openForm(planService().graph);
    await type('Plan name', 'Half done');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the new plan?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(form.getByLabelText('Plan name')).toHaveProperty('value', 'Half done');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for loans only where the workspace has the loan analysis', async () => {
    const { form, type, next, unmount } = await openForm(planService().graph);
    await type('Plan name', 'Loan');
    await next();
    await form.findByLabelText(/Fully funded by/);
    expect(form.queryByRole('button', { name: 'Add loan' })).toBeNull();
    unmount();
    const second = await openForm(planService({ list: { hasLoanAnalysis: true } }).graph);
    await second.type('Plan name', 'Loan');
    await second.next();
    await second.user.click(await second.form.findByRole('button', { name: 'Add loan' }));
    expect(second.form.getByRole('group', { name: 'Loan 1' })).toBeTruthy();
    await second.next();
    expect(await second.form.findByText('Loan Amount is required')).toBeTruthy();
  });

  it('passes axe in its first two steps', async () => {
    const { dialog, form, type, next, user } = await openForm(planService().graph);
    await faultless(dialog);
    await type('Plan name', 'Ladder');
    await user.click(form.getByRole('radio', { name: 'Ladder' }));
    await next();
    await user.click(await form.findByRole('button', { name: 'Add step' }));
    await user.click(form.getByRole('button', { name: 'Add assessment' }));
    await faultless(dialog);
  });

  it('passes axe in its last step', async () => {
    const { dialog, form, type, next, user } = await openForm(planService().graph);
    await type('Plan name', 'Plain');
    await next();
    await form.findByLabelText(/Fully funded by/);
    await next();
    await user.click(await form.findByText('Advanced'));
    await faultless(dialog);
  });
});
