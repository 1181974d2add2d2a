import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planId, threePlans } from '../../testing/plan-service';
import { openPlan, testedPlans } from './open-plan';

const offer = () => screen.queryByRole('link', { name: 'See a ladder or an assessment' });
const DECIDES = /^One early year decides what this plan asks for 30 years/;

describe('the caution above a plan', () => {
  it('says that the calculated plan ends far above its goal, and links to a ladder or an assessment', async () => {
    const leading = { planId: planId(1), name: 'Full funding', standing: 'calculated' } as const;
    await openPlan({ plans: threePlans(), list: { overfundedAbove: 99, leading } });
    expect(await screen.findByText(DECIDES)).toBeTruthy();
    expect(offer()?.getAttribute('href')).toBe('/useraccount/plans');
    fireEvent.change(screen.getByRole('slider', { name: 'Inflation, slider' }), { target: { value: 4 } });
    await waitFor(() => expect(screen.queryByText(DECIDES)).toBeNull());
  });

  it('has no link after someone recommended another plan, and is missing from plans that people created', async () => {
    const leading = { planId: planId(2), name: 'Baseline', standing: 'recommended' } as const;
    const list = { overfundedAbove: 99, leading };
    const { unmount } = await openPlan({ plans: threePlans(), list });
    expect(await screen.findByText(DECIDES)).toBeTruthy();
    expect(offer()).toBeNull();
    unmount();
    await openPlan({ plans: threePlans(), list: { overfundedAbove: 1 }, shown: 2 });
    expect(screen.queryByText(DECIDES)).toBeNull();
  });

  it('says that a goal cannot be met, and why', async () => {
    const plans = testedPlans({ isFeasible: false, infeasibleReason: 'Full funding needs $900,000 a year.' });
    await openPlan({ plans });
    expect(
      await screen.findByText(/^Full funding needs \$900,000 a year\. A special assessment/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create another plan' }).getAttribute('href')).toBe(
      '/useraccount/plans?create=1',
    );
  });
});
