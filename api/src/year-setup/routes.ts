import {
  reconciliation,
  reconciliationInput,
  yearSetup,
  yearSetupInput,
} from '@roofline/schema/year-setup/year-setup';
import { manyYears, manyYearsInput } from '@roofline/schema/year-setup/many-years';
import { job } from '@roofline/schema/job/job';
import { accepted, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { askForMany, managedGuard } from './many/ask';
import { readMany } from './many/read';
import { reconcileYear, readReconciliation } from './reconcile';
import { readYearSetup } from './review';
import { setUpYear, skipSetup } from './set-up';

/** The routes to set fiscal years up and to reconcile them. */
export const yearSetupRoutes = routes(
  'fiscal year',
  get('/api/year/anticipatedexpenditures/:propertyId/:fiscalYear', {
    summary: 'Starting point for setting up a year: work that was due, the inventory, proposed financials',
    answer: data(yearSetup),
    work: (tx, { actor, params, deps }) => readYearSetup(tx, actor, deps.clock, params),
  }),
  post('/api/year/setup/:propertyId/:fiscalYear', {
    summary: 'Set up a year with its review',
    activity: ['fiscalYear', 'componentCost', 'financials', 'plan'],
    body: yearSetupInput,
    answer: data(yearSetup),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editFinancials'),
    work: (tx, { actor, params, body, deps }) => setUpYear(tx, deps, actor, params, body),
  }),
  // A GET that writes, as the contract documents it; only bearer tokens protect it from forged requests.
  unkeyed('GET', '/api/year/skipsetup/:propertyId/:fiscalYear', {
    summary: 'Set up a year without a review: everything is copied, and work that was due stays due',
    activity: ['fiscalYear', 'financials', 'plan'],
    neither: 'a year that is set up is refused',
    answer: data(yearSetup),
    work: (tx, { actor, params, deps }) => skipSetup(tx, deps, actor, params),
  }),
  get('/api/year/setupmany/:workspaceId/:fiscalYear', {
    summary: 'Properties of a portfolio whose year awaits its setup, with what has to be reviewed of each',
    answer: data(manyYears),
    work: (tx, { actor, params, deps }) => readMany(tx, actor, deps.clock, params),
  }),
  post('/api/year/setupmany/:workspaceId/:fiscalYear', {
    summary:
      'Set up a year of many properties by a job, each as a whole or not at all; a property is refused while the outcome of due work is missing',
    activity: { none: 'the job records each year that it sets up' },
    body: manyYearsInput,
    answer: accepted(job),
    guard: ({ actor, params }) => managedGuard(actor, params.workspaceId),
    work: (tx, { actor, params, body, deps, after }) => askForMany(tx, after, deps, actor, params, body),
  }),
  get('/api/property/:propertyId/reconcilefiscalyear/:fiscalYear', {
    summary: "A year's plan compared with its actual figures",
    answer: data(reconciliation),
    work: (tx, { actor, params, deps }) => readReconciliation(tx, actor, deps.clock, params),
  }),
  post('/api/property/:propertyId/reconcilefiscalyear', {
    summary: 'Save the actual figures of a year that has ended',
    activity: ['fiscalYear', 'financials'],
    body: reconciliationInput,
    answer: data(reconciliation),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editFinancials'),
    work: (tx, { actor, params, body, deps }) => reconcileYear(tx, deps, actor, params.propertyId, body),
  }),
);
