import type { Cast } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { sql } from 'drizzle-orm';
import { minutes, newPlan } from '../register/examples';
import { by, type NestedField, type Place, type Recording, type Room } from '../register/room';
import { runners, withMember } from '../register/rights';

let made = 0;

/** A record that no request could make here: the scene's properties are in a state without a disclosure. */
async function sentOf(
  { database }: Cast,
  {
    workspaceId,
    propertyId,
    propertyFileId,
  }: Record<'workspaceId' | 'propertyId' | 'propertyFileId', string>,
): Promise<string> {
  const [row] = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into sent_disclosure (workspace_id, sent_disclosure_id, property_id, fiscal_year, sent_on, plan_name,
          property_file_id, version_number, recorded_at, recorded_by)
        values (${workspaceId}, gen_random_uuid(), ${propertyId}, 2026, date '2020-01-01' + ${(made += 1)}::int, 'The plan', ${propertyFileId}, 1,
          '2026-01-14T12:00:00Z', 'Ann Admin')
        returning sent_disclosure_id as id`,
    ),
  );
  return row!.id;
}

/** A new plan in California, chosen for the disclosure. */
async function withDisclosure({ california, ask }: Recording): Promise<Place> {
  const { propertyId, fiscalYear } = california;
  const url = `/api/plan/property/${propertyId}/${fiscalYear}`;
  const { planId } = await ask('POST', url, { payload: newPlan() });
  await ask('POST', `/api/plan/${planId}/disclosure`, { payload: { isDisclosure: true } });
  return { ...california, planId };
}

const plans: NestedField = { route: 'GET /api/plan/:planId' };

export const room: Room = {
  routes: {
    'GET /api/plan/disclosurefacts/:propertyId/:fiscalYear': { who: withMember, past: ['noDisclosure'] },
    'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': {
      who: runners,
      body: () => ({}),
      past: ['noDisclosure'],
      startsAtNothing: true,
      recorded: ({ california }) => [
        { at: california, payload: { preparedBy: 'Sage Reserves', hasLoans: false } },
      ],
    },
    'GET /api/plan/:planId/disclosure': { who: withMember, past: ['noDisclosure'] },
    'POST /api/plan/:planId/disclosure/sent': {
      who: runners,
      body: () => ({ sentOn: '2026-01-15' }),
      past: ['noDisclosure', 'notDisclosurePlan'],
      recorded: async (scene) => [{ at: await withDisclosure(scene) }],
    },
    'DELETE /api/plan/disclosure/sent/:sentDisclosureId': {
      who: runners,
      past: ['readOnly'],
      isTaken: true,
      recorded: async (scene) => {
        const at = await withDisclosure(scene);
        const payload = { sentOn: '2026-01-16' };
        const url = `/api/plan/${at.planId}/disclosure/sent`;
        const { sentDisclosureId } = await scene.ask('POST', url, { payload });
        return [{ at: { ...at, sentDisclosureId } }];
      },
    },
    'GET /api/plan/:planId/disclosure/pdf': { who: withMember, past: ['noDisclosure'] },
  },
  furnish: async ({ cast, upload, workspaceId, propertyId }) => {
    const file = { ...minutes, field: 'files', fileName: `Disclosure ${made + 1}.pdf` };
    const [{ propertyFileId }] = await upload(`/api/file/${propertyId}/upload`, file);
    return { sentDisclosureId: await sentOf(cast, { workspaceId, propertyId, propertyFileId }) };
  },
  pool: () => ({ studyDate: ['2025-03-01'], retirementDate: ['2031-01-31'], sentOn: ['2026-01-15'] }),
  mutations: {
    recordSentDisclosure: by('POST /api/plan/:planId/disclosure/sent'),
    removeSentDisclosure: by('DELETE /api/plan/disclosure/sent/:sentDisclosureId', {
      over: ({ planId }) => ({ planId }),
    }),
    stateDisclosureFacts: by('PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear', {
      over: () => ({ facts: {} }),
    }),
  },
  nested: {
    // The scene's properties are in a state without a disclosure.
    'Plan.disclosure': { ...plans, isEmpty: true },
    'Plan.disclosureFacts': { ...plans, isEmpty: true },
  },
  shipped: {
    // The plan; its property, and the disclosure that follows from it.
    DisclosurePage: { variables: (at) => ({ planId: at.disclosurePlanId }), atMost: 3 },
  },
  demo: async (manager) => {
    // The default plan of an association in California.
    const { properties } = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
      '{ properties(filter: { text: "Alder Creek" }) { items { propertyId } } }',
    );
    const { plans: found } = await manager.ask<{ plans: { items: { planId: string }[] } }>(
      'query Chosen($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
      { id: properties.items[0]!.propertyId },
    );
    const disclosurePlanId = found.items[0]!.planId;
    await manager.ask(
      'mutation Choose($input: ChooseDisclosurePlanInput!) { chooseDisclosurePlan(input: $input) { userErrors { code } } }',
      { input: { planId: disclosurePlanId, isDisclosure: true } },
    );
    return { disclosurePlanId };
  },
};
