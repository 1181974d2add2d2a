import { disclosure, disclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { sentDisclosure, sentDisclosureInput } from '@roofline/schema/disclosure/sent-disclosure';
import { disclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import { placeOfPlan, planGuard } from '../plan/service';
import { dayAnywhere } from '../platform/clock';
import { created, data, nothing } from '../platform/route/answer';
import { late } from '../platform/route/call';
import { routes } from '../platform/route/declare';
import { get, getDocument } from '../platform/route/read';
import { post, put, unkeyed } from '../platform/route/write';
import { disclosureDocument } from './documents';
import { getFacts, putFacts } from './statements/facts';
import { removeSent, sendDisclosure } from './sent/record';
import { disclosurePage, isLargeDisclosure, readDisclosure } from './service';

const facts = '/api/plan/disclosurefacts/:propertyId/:fiscalYear';

/** The routes of the statements for a year's disclosure, and of the disclosure plan's page, PDF and sent copies. */
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
  post('/api/plan/:planId/disclosure/sent', {
    summary:
      'Record that the disclosure was sent to the members: its PDF, as it is now, becomes a file of the property, in the folder Reserve studies',
    activity: 'disclosure',
    body: late(sentDisclosureInput('2026-01-01'), ({ clock }) => sentDisclosureInput(dayAnywhere(clock))),
    answer: created(sentDisclosure),
    // A caller who may not record it is refused before anything is drawn.
    first: ({ actor, params, deps: { database } }) =>
      database.tenant(
        actor,
        async (tx) => {
          await planGuard(actor, params.planId)(tx);
          return placeOfPlan(tx, actor, params.planId);
        },
        { readOnly: true },
      ),
    guard: ({ actor, params }) => planGuard(actor, params.planId),
    writesBeside:
      'figures that the clock left behind are stored on the way, as by every read of the disclosure',
    steps: ({ actor, deps, signal, params, first, body }, once) => {
      const { workspaceId, propertyId } = first;
      return sendDisclosure({ actor, deps, signal, ...params, workspaceId, propertyId }, body, once);
    },
  }),
  unkeyed('DELETE', '/api/plan/disclosure/sent/:sentDisclosureId', {
    summary: 'Remove the record of a sent disclosure; its document stays among the files of the property',
    activity: 'disclosure',
    neither: 'a record never changes, and a repeat finds none (404)',
    answer: nothing,
    work: (tx, { actor, deps, params }) => removeSent(tx, { actor, deps }, params.sentDisclosureId),
  }),
  getDocument('/api/plan/:planId/disclosure/pdf', {
    summary: 'The disclosure as a tagged PDF; facts that are not stated are left blank',
    document: disclosureDocument,
    asked: ({ params }) => params,
  }),
);
