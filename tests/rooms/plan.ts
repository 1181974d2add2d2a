import { adoption, minutes, newPlan } from '../register/examples';
import {
  by,
  type Furnishing,
  type NestedField,
  type Place,
  type Planting,
  type Pool,
  type Room,
} from '../register/room';
import { runners, signedIn, withMember } from '../register/rights';
import { thisYear } from '../stack/people';

const plans: NestedField = { route: 'GET /api/plan/:planId' };

/** A plan, and beside it an adopted one with the minutes of its meeting. */
async function furnish({ ask, upload, propertyId }: Furnishing): Promise<Place> {
  const ofYear = `/api/plan/property/${propertyId}/2026`;
  const { planId } = await ask('POST', ofYear, { payload: newPlan() });
  const decided = await ask('POST', ofYear, { payload: newPlan() });
  const headers = { 'if-match': `"${decided.version}"` };
  await ask('POST', `/api/plan/${decided.planId}/adopt`, { payload: adoption, headers });
  const { adoptionFileId } = await upload(`/api/plan/${decided.planId}/adoption/file`, minutes);
  return { planId, fileId: adoptionFileId };
}

/** Settings of every kind that a plan of this property accepts. */
function settingsOf(propertyComponentId: unknown): object[] {
  const { settings } = newPlan();
  const year = thisYear();
  const events = {
    specialAssessments: [{ year: year + 3, amount: 5_000.5, purpose: 'Roof', dueDate: `${year + 3}-06-30` }],
    yearOverrides: [{ year: year + 1, inflationRate: 6, interestRate: null, increaseRate: 0 }],
    moves: [{ propertyComponentId, year: year + 9 }],
    conventions: {
      inflationTiming: 'midYear',
      interestConvention: 'monthly',
      rateBasis: 'nominalMonthly',
      taxRate: 30,
    },
    costShock: 10,
    lifeOffset: -1,
  };
  const goal = { amount: 1_000, percent: 40, year: year + 12 };
  const ladder = [
    { fromYear: year + 2, kind: 'add', amount: 500, increaseRate: 4 },
    { fromYear: year + 7, kind: 'increaseOnly', increaseRate: 1 },
  ];
  return [
    settings,
    { ...settings, ...events, method: 'thresholdDollars', goal },
    { ...settings, ...events, method: 'targetPercent', goal },
    { ...settings, ...events, method: 'ladder', firstYearContribution: 4_000, ladder },
  ];
}

/** An adopted plan with minutes, the one of the disclosure, and more. */
async function plant({ rest, upload, propertyId, pool }: Planting): Promise<Pool> {
  const ofYear = `/api/plan/property/${propertyId}/${thisYear()}`;
  const planId: string[] = [];
  for (let n = 0; n < 6; n += 1)
    planId.push((await rest.ask<{ planId: string }>('POST', ofYear, { body: newPlan() })).planId);
  const [adopted, disclosed, open] = planId;
  await rest.ask('POST', `/api/plan/${adopted}/adopt`, { body: adoption, version: 1 });
  await rest.ask('POST', `/api/plan/${disclosed}/disclosure`, { body: { isDisclosure: true } });
  const { adoptionFileId } = await upload(`/api/plan/${adopted}/adoption/file`, minutes);
  return {
    planId,
    'planId /api/plan/{planId}/adoption/file': [adopted, adopted, adopted, open],
    'planId /api/plan/{planId}/disclosure': [disclosed, disclosed, disclosed, open],
    'planId /api/plan/{planId}/disclosure/pdf': [disclosed, disclosed, disclosed, open],
    'planId /api/plan/{planId}/adopt': planId.slice(2),
    fileId: [adoptionFileId],
    settings: settingsOf(pool.propertyComponentId?.[0]),
  };
}

export const room: Room = {
  routes: {
    'GET /api/plan/outlook': { who: signedIn },
    'GET /api/plan/default': { who: signedIn },
    'GET /api/plan/lists': {
      who: signedIn,
      query: (at) => `?propertyIds=${at.propertyId}&fiscalYear=${at.fiscalYear}`,
    },
    'GET /api/plan/property/:propertyId/:fiscalYear': { who: withMember },
    'GET /api/plan/property/:propertyId/:fiscalYear/page': { who: withMember },
    'GET /api/plan/inventory/:propertyId/:fiscalYear': { who: withMember },
    'GET /api/plan/steps/:propertyId/:fiscalYear': { who: withMember },
    'POST /api/plan/property/:propertyId/:fiscalYear': { who: runners, body: () => newPlan() },
    'POST /api/plan/preview/:propertyId/:fiscalYear': {
      who: withMember,
      token: 'read',
      body: () => newPlan(),
    },
    'GET /api/plan/:planId': { who: withMember },
    'PUT /api/plan/:planId': { who: runners, body: () => newPlan() },
    'DELETE /api/plan/:planId': { who: runners, recorded: ({ away }) => [{ at: away }] },
    'GET /api/plan/:planId/page': { who: withMember },
    'GET /api/plan/:planId/bridge': { who: withMember },
    'POST /api/plan/:planId/duplicate': { who: runners, body: () => ({}) },
    'POST /api/plan/:planId/recommend': { who: runners, body: () => ({ isRecommended: true }) },
    'POST /api/plan/:planId/disclosure': {
      who: runners,
      body: () => ({ isDisclosure: true }),
      // The property is in Alabama.
      past: ['noDisclosure'],
      recorded: ({ california }) => [{ at: california }],
    },
    'POST /api/plan/:planId/adopt': { who: runners, body: () => adoption },
    // The plan was never adopted.
    'POST /api/plan/:planId/adoption/file': { who: runners, file: minutes, past: ['notAdopted'] },
    'GET /api/plan/adoption/file/:fileId': { who: withMember },
    'DELETE /api/plan/adoption/file/:fileId': { who: runners },
  },
  furnish,
  pool: () => ({ meetingDate: ['2026-02-03'] }),
  plant,
  queries: {
    plan: by('GET /api/plan/:planId'),
    plans: by('GET /api/plan/property/:propertyId/:fiscalYear'),
    previewPlan: by('POST /api/plan/preview/:propertyId/:fiscalYear'),
  },
  mutations: {
    createPlan: by('POST /api/plan/property/:propertyId/:fiscalYear'),
    updatePlan: by('PUT /api/plan/:planId'),
    duplicatePlan: by('POST /api/plan/:planId/duplicate'),
    recommendPlan: by('POST /api/plan/:planId/recommend'),
    chooseDisclosurePlan: by('POST /api/plan/:planId/disclosure'),
    adoptPlan: by('POST /api/plan/:planId/adopt'),
    deletePlan: by('DELETE /api/plan/:planId'),
    removeAdoptionFile: by('DELETE /api/plan/adoption/file/:fileId', {
      over: (at) => ({ adoptionFileId: at.fileId }),
    }),
  },
  nested: {
    'Property.plans': {
      route: 'GET /api/plan/property/:propertyId/:fiscalYear',
      instead: { 403: 'none' },
      args: '(fiscalYear:2026)',
    },
    'Plan.list': plans,
    'Plan.property': plans,
    'Plan.bridge': plans,
    'PlanList.inventory': { route: 'GET /api/plan/inventory/:propertyId/:fiscalYear' },
    'PlanList.steps': { route: 'GET /api/plan/steps/:propertyId/:fiscalYear' },
  },
  parents: {
    Plan: (s) => `query($planId:ID!){parent:plan(planId:$planId){${s}}}`,
    PlanList: (s) =>
      `query($propertyId:ID!,$fiscalYear:Int!){parent:plans(propertyId:$propertyId,fiscalYear:$fiscalYear){${s}}}`,
  },
  shipped: {
    PlansPage: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 1 },
    PlanPage: { variables: (at) => ({ planId: at.planId }), atMost: 1 },
    PlanBridge: { variables: (at) => ({ planId: at.planId }), atMost: 2 },
  },
  demo: async (manager, { propertyId }) => {
    const planned = await manager.ask<{ plans: { items: { planId: string }[] } }>(
      'query Planned($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
      { id: propertyId },
    );
    return planned.plans.items[0]!;
  },
};
