import { disclosure, disclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { disclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get, getDocument } from '../platform/route/read';
import { put } from '../platform/route/write';
import { disclosureDocument } from './documents';
import { getFacts, putFacts } from './facts';
import { disclosurePage, isLargeDisclosure, readDisclosure } from './service';

const facts = '/api/plan/disclosurefacts/:propertyId/:fiscalYear';

/** What people state for the disclosure of a fiscal year; the disclosure of its chosen plan, as content and as a document. */
export const disclosureRoutes = routes(
  'disclosure',
  get(facts, {
    summary:
      'Stated and missing facts for the disclosure of a fiscal year; 422 outside California and Washington',
    answer: data(disclosureFactSheet),
    catchesUp: true,
    work: (tx, { actor, params, deps: { clock } }) => getFacts(tx, { actor, clock, ...params }),
  }),
  put(facts, {
    summary: 'State the facts of a fiscal year for its disclosure; If-Match is "0" for the first statement',
    activity: 'disclosure',
    body: disclosureFactsInput,
    answer: data(disclosureFactSheet),
    work: (tx, { actor, params, version, body, deps: { clock } }) =>
      putFacts(tx, { actor, clock, ...params }, version, body),
  }),
  get('/api/plan/:planId/disclosure', {
    summary:
      'The disclosure of a plan: California Civil Code 5570 and 5300, or the Washington study and budget summary',
    answer: data(disclosure),
    catchesUp: true,
    compute: {
      kind: disclosurePage,
      isMuch: (tx, { params }) => isLargeDisclosure(tx, params.planId),
      read: (tx, { actor, params, deps: { clock } }) => readDisclosure(tx, { actor, clock, ...params }),
    },
  }),
  getDocument('/api/plan/:planId/disclosure/pdf', {
    summary: 'The disclosure as a tagged PDF; facts that are not stated are left blank',
    document: disclosureDocument,
    asked: ({ params }) => params,
  }),
);
