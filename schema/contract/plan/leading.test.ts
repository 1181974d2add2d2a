import { expect, it } from 'vitest';
import { leadingPlan, planLead } from './leading';

const marks = {
  isAdopted: false,
  isDisclosure: false,
  isRecommended: false,
  isDefaultRecommendedPlan: false,
};
const plan = (name: string, change: Partial<typeof marks> = {}) => ({
  planId: `id of ${name}`,
  name,
  ...marks,
  ...change,
});

const calculated = plan('calculated', { isRecommended: true, isDefaultRecommendedPlan: true });
const recommended = plan('recommended', { isRecommended: true });
const disclosure = plan('disclosure', { isDisclosure: true });
const adopted = plan('adopted', { isAdopted: true });

it.each([
  [[calculated, recommended, disclosure, adopted], 'adopted'],
  [[calculated, recommended, disclosure], 'disclosure'],
  [[calculated, recommended], 'recommended'],
  [[calculated], 'calculated'],
  [[plan('draft'), calculated], 'calculated'],
])('leads by the weightiest mark', (plans, standing) => {
  expect(leadingPlan(plans)).toEqual({ plan: plans.find(({ name }) => name === standing), standing });
  expect(planLead(plans)).toEqual({ planId: `id of ${standing}`, name: standing, standing });
});

it('leads nobody without a mark', () => {
  expect(leadingPlan([plan('draft')])).toBeNull();
  expect(planLead([])).toBeNull();
});
