import { newProperty } from '@roofline/api/property/fixtures/cast';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import type { InjectOptions } from 'fastify';
import { newComponent, newKey } from '../../stack/people';
import { newPlan, study } from '../../register/examples';
import type { Place } from '../../register/room';
import type { Scene } from './route-scene';

// Requests that change something, where the sample of `route-requests` changes nothing or cannot succeed at home.

/** The property of a request, and what of the sample is replaced. */
export interface ActivityRequest {
  at: Place;
  payload?: InjectOptions['payload'];
}
/** What a test does with a route: one request, or several that record different kinds. */
type Requests = (scene: ActivityScene) => Promise<ActivityRequest[]> | ActivityRequest[];

export interface ActivityScene extends Scene {
  /** In California, with 2025 over and 2026 set up, and a plan of it. */
  california: Place;
}

/** The answer to a request of the Admin. */
async function askAdmin(
  { cast }: Scene,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  options: InjectOptions = {},
) {
  const headers = { ...cast.as.admin, 'idempotency-key': newKey(), ...options.headers };
  const answer = await cast.app.inject({ method, url, ...options, headers });
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer.json().data;
}

/** A scene with a property in California. */
export async function withCalifornia(scene: Scene): Promise<ActivityScene> {
  const { home, cast } = scene;
  const propertyFinancial = { ...validFinancials, startingFiscalYear: 2025 };
  const body = newProperty('Sunset Court', { workspaceId: cast.workspaceId, state: 'CA', propertyFinancial });
  const { propertyId } = await askAdmin(scene, 'POST', '/api/property', { payload: body });
  await askAdmin(scene, 'PUT', `/api/propertyfinancial/${propertyId}/2026`, {
    payload: validFinancials,
    headers: { 'if-match': '"0"' },
  });
  const ofYear = `/api/plan/property/${propertyId}/2026`;
  const { planId } = await askAdmin(scene, 'POST', ofYear, { payload: newPlan() });
  return { ...scene, california: { ...home, propertyId, planId, fiscalYear: '2026' } };
}

const setUp = {
  expenditures: [],
  hasCostIncrease: true,
  inflationRate: 3,
  informationSourceId: 3,
  yearEndReserveBalance: 250_000,
  averageHoaAnnualFee: 800_000,
  annualReserveContribution: 120_000,
};
const closing = { fiscalYear: 2025, closingBalance: 40_000, contributions: 24_000, expenditures: 3_000 };

const of2027 = (place: Place): Place => ({ ...place, fiscalYear: '2027' });

export const REQUESTS: Record<string, Requests> = {
  'PUT /api/component/:propertyComponentId': ({ home }) => [
    { at: home, payload: newComponent('Fence', { unitCost: 1_500 }) },
  ],
  'PUT /api/component/bulk': async (scene) => {
    const { propertyComponentId } = scene.away;
    const { version } = await askAdmin(scene, 'GET', `/api/component/${propertyComponentId}`);
    const change = { kind: 'category', category: 'Recreation' };
    return [{ at: scene.away, payload: { items: [{ propertyComponentId, version }], change } }];
  },
  // Its roof is in the file, at another cost.
  'POST /api/component/import/:importId/accept': ({ away }) => [{ at: away }],
  'DELETE /api/component/:propertyComponentId': ({ away }) => [{ at: away }],
  'DELETE /api/plan/:planId': ({ away }) => [{ at: away }],
  'DELETE /api/property/:propertyId': ({ away }) => [{ at: away }],
  'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': ({ california }) => [
    { at: california, payload: { preparedBy: 'Sage Reserves', hasLoans: false } },
  ],
  'POST /api/plan/:planId/disclosure': ({ california }) => [{ at: california }],
  // A save that sets a year up also carries the plans on.
  'PUT /api/propertyfinancial/:propertyId/:fiscalYear': ({ home }) => [
    { at: home, payload: { ...validFinancials, inflationRate: 3.5 } },
    { at: of2027(home), payload: validFinancials },
  ],
  'PUT /api/property/:propertyId/reservestudy/:studyId': ({ home }) => [
    { at: home, payload: { ...study, providerName: 'Sage Reserves' } },
  ],
  'POST /api/year/setup/:propertyId/:fiscalYear': ({ california }) => [
    { at: of2027(california), payload: setUp },
  ],
  'GET /api/year/skipsetup/:propertyId/:fiscalYear': ({ away }) => [{ at: of2027(away) }],
  'POST /api/property/:propertyId/reconcilefiscalyear': ({ california }) => [
    { at: california, payload: { ...closing, updateStartingBalance: true } },
  ],
};
