import type { PlanInput } from '@roofline/schema/plan/plan-input';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { aPlan, planService } from '../../testing/plan-service';

const goal = { amount: null, percent: null, year: null };
const poor = somePlanSettings({ method: 'fullFunding', goal, startingBalance: 20_000 });
/** Returns a calculated plan that 2030 decides: two of its four components are due then. */
const strained = () => aPlan(1, poor, { name: 'Full funding', isDefaultRecommendedPlan: true });

const open = (service: ReturnType<typeof planService>, search = '') =>
  renderScreen(<PlansPage />, {
    graph: service.graph,
    at: `/useraccount/plans${search}`,
    path: '/useraccount/plans',
  });
const heading = { name: '2030 decides what Full funding asks' };

describe('a calculated plan that one early year decides', () => {
  it('has a card with its percent funded after 30 years and the offers', async () => {
    open(planService({ plans: [strained()] }));
    const card = (await screen.findByRole('heading', heading)).closest('section')!;
    expect(card.textContent).toMatch(/asks \$[\d,]+ in its first year .* by the end of 2030/);
    expect(card.textContent).toMatch(/after 30 years it is \d{3}% funded/);
    expect(card.textContent).toMatch(
      /\$[\d,]+,000 in 2030, \$[\d,]+ per unit, and \$[\d,]+ in the first year/,
    );
    expect((await axe.run(card)).violations).toEqual([]);
  });

  it.each([
    ['Create plan with assessment', 'Full funding with an assessment in 2030', 'fullFunding'],
    ['Create ladder plan', 'Less from 2031 on', 'ladder'],
  ])('offers a plan that asks for that year only once: %s', async (button, name, method) => {
    const service = planService({ plans: [strained()] });
    service.after('createPlan', service.withNew(name));
    const { user } = open(service);
    await user.click(await screen.findByRole('button', { name: button }));
    const form = await screen.findByRole('dialog', { name: 'Create plan' });
    expect((within(form).getByLabelText('Plan name') as HTMLInputElement).value).toBe(name);
    // The offer fills in each step.
    while (within(form).queryByRole('button', { name: 'Continue' }))
      await user.click(within(form).getByRole('button', { name: 'Continue' }));
    await user.click(within(form).getByRole('button', { name: 'Create plan' }));
    const article = await screen.findByRole('article', { name });
    expect(article).toBeTruthy();
    const sent = service.last('createPlan') as unknown as PlanInput;
    expect(sent.name).toBe(name);
    const made = aPlan(2, sent.settings);
    expect(made.settings.method).toBe(method);
    expect(made.fundingReport!.firstShortfallYear).toBeNull();
    expect(made.fundingReport!.years.at(-1)!.percentFundedEnd).toBeLessThan(
      strained().fundingReport!.years.at(-1)!.percentFundedEnd!,
    );
    expect(made.settings.specialAssessments.map(({ year }) => year)).toEqual(
      method === 'ladder' ? [] : [2030],
    );
  });

  it('has no card once someone has recommended another plan, nor has a plan with ample reserves', async () => {
    const other = aPlan(2, somePlanSettings({ method: 'baseline', goal }), {
      name: 'Base',
      isRecommended: true,
    });
    const leading = { planId: other.planId, name: 'Base', standing: 'recommended' as const };
    const { unmount } = open(planService({ plans: [strained(), other], list: { leading } }));
    expect(await screen.findByRole('article', { name: 'Base' })).toBeTruthy();
    expect(screen.queryByRole('heading', heading)).toBeNull();
    unmount();
    const rich = somePlanSettings({ method: 'fullFunding', goal, startingBalance: 2_000_000 });
    open(planService({ plans: [aPlan(1, rich, { name: 'Full funding', isDefaultRecommendedPlan: true })] }));
    expect(await screen.findByRole('article', { name: 'Full funding' })).toBeTruthy();
    expect(screen.queryByText(/decides what/)).toBeNull();
  });

  it('has a card without buttons for users who only read', async () => {
    open(planService({ plans: [strained()], canPlan: false }));
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
  });
});
