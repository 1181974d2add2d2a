import { disclosure, disclosureFactSheet } from '@roofline/schema/disclosure';
import { disclosureFactsInput } from '@roofline/schema/disclosure-facts';
import { dataBody } from '@roofline/schema/problem';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { PDF } from '../platform/http/media-types';
import { uuidParams, yearParam } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { sendDocument } from '../platform/work/document';
import { disclosureDocument } from './documents';
import { getFacts, putFacts } from './facts';
import { presentDisclosure, readDisclosure } from './service';

const tags = ['disclosure'];
const params = uuidParams('planId');
const ofYear = uuidParams('propertyId').extend({ fiscalYear: yearParam });

/** What people state for the disclosure of a fiscal year. */
function factRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    '/api/plan/disclosurefacts/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary:
          'What is stated for the disclosure of a fiscal year, and what is missing; 422 outside California and Washington',
        params: ofYear,
        response: { 200: dataBody(disclosureFactSheet) },
      },
    },
    async (request) => {
      const ask = { actor: actorOf(request), clock, ...request.params };
      return { data: await database.tenant(ask.actor, (tx) => getFacts(tx, ask)) };
    },
  );
  app.put(
    '/api/plan/disclosurefacts/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary:
          'State the facts of a fiscal year for its disclosure; If-Match is "0" while nothing was ever stated',
        params: ofYear,
        body: disclosureFactsInput,
        response: { 200: dataBody(disclosureFactSheet) },
      },
    },
    async (request) => {
      const ask = { actor: actorOf(request), clock, ...request.params };
      const version = expectedVersion(request);
      return { data: await database.tenant(ask.actor, (tx) => putFacts(tx, ask, version, request.body)) };
    },
  );
}

/** The disclosure of the plan that is chosen for it, as content and as a document. */
export function disclosureRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;
  factRoutes(app, deps);
  app.get(
    '/api/plan/:planId/disclosure',
    {
      schema: {
        tags,
        summary:
          'The disclosure of a plan: California Civil Code 5570 and 5300, or the Washington study and budget summary',
        params,
        response: { 200: dataBody(disclosure) },
      },
    },
    async (request) => {
      const ask = { actor: actorOf(request), clock, planId: request.params.planId };
      return { data: presentDisclosure(await database.tenant(ask.actor, (tx) => readDisclosure(tx, ask))) };
    },
  );
  app.get(
    '/api/plan/:planId/disclosure/pdf',
    {
      config: { produces: [PDF] },
      schema: {
        tags,
        summary: 'The disclosure as a tagged document; what is not stated is left blank',
        params,
      },
    },
    (request, reply) => sendDocument(deps, request, reply, disclosureDocument, request.params),
  );
}
