import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import { isOpenYear, planActions, type PlanSubject } from '../policy';

const plain: PlanSubject = {
  isDefaultRecommendedPlan: false,
  isAdopted: false,
  hasAdoption: false,
  isOpenYear: true,
  state: 'CA',
};
const runs = { editFinancials: true };
const all = {
  edit: true,
  delete: true,
  duplicate: true,
  recommend: true,
  adopt: true,
  disclose: true,
  changeDocuments: false,
};
const nothing = {
  edit: false,
  delete: false,
  duplicate: false,
  recommend: false,
  adopt: false,
  disclose: false,
  changeDocuments: false,
};

it.each<[string, Partial<PlanSubject>, Partial<typeof all>]>([
  ['a plan that people made', {}, {}],
  ['the computed plan', { isDefaultRecommendedPlan: true }, { edit: false, delete: false }],
  [
    'an adopted plan',
    { isAdopted: true, hasAdoption: true },
    { edit: false, delete: false, adopt: false, changeDocuments: true },
  ],
  ['a plan that was adopted once', { hasAdoption: true }, { delete: false, changeDocuments: true }],
  ['a plan in Washington', { state: 'wa' }, {}],
  ['a plan elsewhere', { state: 'TX' }, { disclose: false }],
])('%s', (_, subject, but) => {
  expect(planActions(runs, { ...plain, ...subject })).toEqual({ ...all, ...but });
});

it('allows nothing in a closed year, and nothing to a viewer without the right to edit', () => {
  const adopted = { ...plain, hasAdoption: true };
  expect(planActions(runs, { ...adopted, isOpenYear: false })).toEqual(nothing);
  expect(planActions({ editFinancials: false }, adopted)).toEqual(nothing);
});

it('knows open years and disclosing states', () => {
  expect(isOpenYear({ isPreviousFiscalYear: false, requireSetup: false })).toBe(true);
  expect(isOpenYear({ isPreviousFiscalYear: true, requireSetup: false })).toBe(false);
  expect(isOpenYear({ isPreviousFiscalYear: false, requireSetup: true })).toBe(false);
  expect(isOpenYear(undefined)).toBe(false);
  expect(['CA', 'WA', 'ca', 'OR', 'AL'].map(isDisclosing)).toEqual([true, true, true, false, false]);
});
