import { newProperty } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { seedUser, signedIn } from '@roofline/api/platform/testing';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { sql } from 'drizzle-orm';
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

/** A new plan in California, chosen for the disclosure. */
async function withDisclosure(scene: ActivityScene): Promise<Place> {
  const { propertyId, fiscalYear } = scene.california;
  const url = `/api/plan/property/${propertyId}/${fiscalYear}`;
  const { planId } = await askAdmin(scene, 'POST', url, { payload: newPlan() });
  await askAdmin(scene, 'POST', `/api/plan/${planId}/disclosure`, { payload: { isDisclosure: true } });
  return { ...scene.california, planId };
}

/** A new project at home, with a bid. */
async function withBid(scene: Scene): Promise<Place> {
  const url = `/api/project/property/${scene.home.propertyId}`;
  const { projectId } = await askAdmin(scene, 'POST', url, { payload: { name: 'Roof with a bid' } });
  const payload = { bidder: 'Apex Roofing', amount: 250_000 };
  const { bidId } = await askAdmin(scene, 'POST', `/api/project/${projectId}/bid`, { payload });
  return { ...scene.home, projectId, bidId };
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

/** A new project of the component at home, and a completion that updates it. */
async function replacing(scene: Scene, actualCost: number, remainingUsefulLife: number) {
  const { propertyId, propertyComponentId } = scene.home;
  const body = { name: 'Walls', components: [propertyComponentId] };
  const made = await askAdmin(scene, 'POST', `/api/project/property/${propertyId}`, { payload: body });
  const component = { propertyComponentId, actualCost, lastReplacedYear: 2025, remainingUsefulLife };
  const payload = { completedOn: '2025-06-30', components: [component] };
  return { projectId: made.projectId as string, payload };
}

/** A new user at home, who is signed in. */
async function signedInUser({ cast, home }: Scene): Promise<Place> {
  const { userId } = await seedUser(cast.database, { [cast.workspaceId]: 'Member' });
  await signedIn(cast.database, cast.clock, userId);
  return { ...home, adminUserId: userId };
}

/** A new invitation to the workspace at home. */
async function withInvitation(scene: Scene): Promise<Place> {
  const payload = { email: `guest-${newKey()}@example.test`, roleName: 'Member', propertyIds: [] };
  const url = `/api/workspace/invite?workspaceId=${scene.cast.workspaceId}`;
  const { invitationId } = await askAdmin(scene, 'POST', url, { payload });
  return { ...scene.home, invitationId };
}

export const REQUESTS: Record<string, Requests> = {
  // The sample leaves it open, as it is.
  'PUT /api/admin/portfolio/:workspaceId/active': ({ home }) => [
    { at: home, payload: { isActive: false } },
    { at: home, payload: { isActive: true } },
  ],
  'PUT /api/admin/user/:adminUserId/active': async (scene) => [{ at: await signedInUser(scene) }],
  'POST /api/admin/user/:adminUserId/sign-out': async (scene) => [{ at: await signedInUser(scene) }],
  'PUT /api/admin/user/:adminUserId/role': async (scene) => [{ at: await signedInUser(scene) }],
  'PUT /api/admin/invite/:invitationId/resend': async (scene) => [{ at: await withInvitation(scene) }],
  'PUT /api/admin/invite/:invitationId/revoke': async (scene) => [{ at: await withInvitation(scene) }],
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
  'POST /api/admin/import-request/:importRequestId/:fiscalYear/import': ({ away }) => [{ at: away }],
  'DELETE /api/component/:propertyComponentId': ({ away }) => [{ at: away }],
  'DELETE /api/plan/:planId': ({ away }) => [{ at: away }],
  // The property at home is connected.
  'POST /api/integration/property/:propertyId': async (scene) => {
    const { workspaceId } = scene.cast;
    const payload = newProperty('Connected Court', { workspaceId });
    const { propertyId } = await askAdmin(scene, 'POST', '/api/property', { payload });
    return [{ at: { ...scene.home, propertyId } }];
  },
  'PUT /api/integration/property/:propertyId': ({ home }) => [
    {
      at: home,
      payload: { integrationId: 1, useReserveFundsForExpenses: false, useReserveFundsForIncome: true },
    },
  ],
  // The file at home is read another way, which an accepted one is not.
  'POST /api/ledger/import/:ledgerImportId/accept': ({ away }) => [{ at: away }],
  // What stands in the project at home is still deleted one by one.
  'DELETE /api/project/:projectId': ({ away }) => [{ at: away }],
  'POST /api/project/:projectId/restore': async (scene) => {
    const { propertyId } = scene.home;
    const payload = { name: 'Deleted roof' };
    const url = `/api/project/property/${propertyId}`;
    const { projectId } = await askAdmin(scene, 'POST', url, { payload });
    await scene.cast.app.inject({
      method: 'DELETE',
      url: `/api/project/${projectId}`,
      headers: { ...scene.cast.as.admin, 'if-match': '"1"' },
    });
    return [{ at: { ...scene.home, projectId } }];
  },
  // The bid at home is the contract by then, with a change order.
  'DELETE /api/project/:projectId/bid/:bidId': async (scene) => [{ at: await withBid(scene) }],
  'DELETE /api/project/:projectId/bid/:bidId/award': async (scene) => {
    const at = await withBid(scene);
    const url = `/api/project/${at.projectId}/bid/${at.bidId}/award`;
    await askAdmin(scene, 'POST', url, { headers: { 'if-match': '"1"' } });
    return [{ at }];
  },
  'POST /api/project/:projectId/complete': async (scene) => {
    const { projectId, payload } = await replacing(scene, 1_234.56, 7);
    return [{ at: { ...scene.home, projectId }, payload }];
  },
  'POST /api/project/:projectId/reopen': async (scene) => {
    const { projectId, payload } = await replacing(scene, 2_345.67, 9);
    const headers = { 'if-match': '"1"' };
    await askAdmin(scene, 'POST', `/api/project/${projectId}/complete`, { payload, headers });
    return [{ at: { ...scene.home, projectId } }];
  },
  // Only a picture that was given up can be tried again.
  'POST /api/photo/:propertyPhotoId/retry': async (scene) => {
    const { propertyPhotoId } = scene.home;
    await scene.cast.database.tenant(workActor([scene.cast.workspaceId]), (tx) =>
      tx.execute(sql`update photo set image_state = 'failed', picture_given_up = true, placeholder = null
        where property_photo_id = ${propertyPhotoId}::uuid`),
    );
    return [{ at: scene.home }];
  },
  // Only what is in the project can be taken out of it.
  'DELETE /api/photo/photo/:propertyPhotoId/project/:projectId': async (scene) => {
    const { propertyPhotoId, projectId } = scene.home;
    const payload = { propertyPhotoIds: [propertyPhotoId], projectId };
    await askAdmin(scene, 'POST', '/api/photo/bulk/addproject', { payload });
    return [{ at: scene.home }];
  },
  'DELETE /api/file/file/:propertyFileId/project/:projectId': async (scene) => {
    // What is at home is deleted by other rows.
    const { propertyId, propertyFileId } = scene.away;
    const payload = { name: 'Roof with a contract' };
    const { projectId } = await askAdmin(scene, 'POST', `/api/project/property/${propertyId}`, { payload });
    await askAdmin(scene, 'POST', `/api/file/file/${propertyFileId}/project/${projectId}`);
    return [{ at: { ...scene.away, projectId } }];
  },
  'POST /api/admin/property/:propertyId/deactivate': ({ away }) => [{ at: away }],
  'POST /api/admin/property/:propertyId/reactivate': ({ away }) => [{ at: away }],
  'DELETE /api/property/:propertyId': ({ away }) => [{ at: away }],
  'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': ({ california }) => [
    { at: california, payload: { preparedBy: 'Sage Reserves', hasLoans: false } },
  ],
  'POST /api/plan/:planId/disclosure/sent': async (scene) => [{ at: await withDisclosure(scene) }],
  'DELETE /api/plan/disclosure/sent/:sentDisclosureId': async (scene) => {
    const at = await withDisclosure(scene);
    const payload = { sentOn: '2026-01-16' };
    const url = `/api/plan/${at.planId}/disclosure/sent`;
    const { sentDisclosureId } = await askAdmin(scene, 'POST', url, { payload });
    return [{ at: { ...at, sentDisclosureId } }];
  },
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
