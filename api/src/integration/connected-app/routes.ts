import {
  connectedApp,
  connectedAppInput,
  glReset,
  integrationSync,
} from '@roofline/schema/integration/connected-app';
import { integration, presentedIntegrations } from '@roofline/schema/integration/integrations';
import { job } from '@roofline/schema/job/job';
import { limits } from '@roofline/schema/value/limits';
import { idList, pageOf } from '@roofline/schema/value/page';
import { z } from 'zod';
import { presentJob } from '../../job/service';
import { accepted, created, data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, put } from '../../platform/route/write';
import { propertyGuard } from '../../property/access';
import { missingFor } from '../connectors/connectors';
import { askForSync } from '../sync/ask';
import { connectApp, listSyncs, readApp, readApps, readSyncs, resetGl, updateApp } from './service';

const ofProperty = '/api/integration/property/:propertyId';
const ofProperties = z.object({ propertyIds: idList });
const syncPage = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(limits.syncPageSize),
});

/** The routes of a property's connected app, its syncs and its GL reset. */
export const connectedAppRoutes = routes(
  'integration',
  get('/api/integration/integrations', {
    summary: 'Where ledgers can come from, and what a credential of each holds',
    answer: data(z.array(integration)),
    steps: ({ deps }) => presentedIntegrations((id) => missingFor(id, deps.config)),
  }),
  get('/api/integration/properties', {
    summary: 'Connected apps of many properties, in the requested order; null where there is none to see',
    query: ofProperties,
    answer: data(z.array(connectedApp.nullable())),
    work: (tx, { actor, query }) => readApps(tx, actor, query.propertyIds),
  }),
  get('/api/integration/syncs', {
    summary: 'The newest syncs of many properties, in the requested order of the properties',
    isPolled: true,
    query: ofProperties,
    answer: data(z.array(z.array(integrationSync).nullable())),
    work: (tx, { actor, query }) => readSyncs(tx, actor, query.propertyIds),
  }),
  get(ofProperty, {
    summary: 'The connected app of a property; null where there is none',
    answer: data(connectedApp.nullable()),
    work: (tx, { actor, params }) => readApp(tx, actor, params.propertyId),
  }),
  post(ofProperty, {
    summary: 'Connect a property to a ledger',
    activity: 'ledger',
    body: connectedAppInput,
    answer: created(connectedApp),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editLedger'),
    work: (tx, { actor, params, body, deps }) => connectApp(tx, { actor, ...params, deps }, body),
  }),
  put(ofProperty, {
    summary: 'Change the connected app; another integration, association or flag reads the ledger again',
    activity: 'ledger',
    body: connectedAppInput,
    answer: data(connectedApp),
    work: (tx, { actor, params, version, body, deps }) =>
      updateApp(tx, { actor, ...params, deps, version }, body),
  }),
  post(`${ofProperty}/sync`, {
    summary: 'Sync now: 202 with its job, or with the one that is under way',
    activity: { none: 'the sync records what it brought' },
    answer: accepted(job),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editLedger'),
    work: async (tx, { actor, params, deps, after }) =>
      presentJob(await askForSync(tx, after, deps, { actor, ...params })),
  }),
  get(`${ofProperty}/syncs`, {
    summary: 'Syncs of a property, newest first',
    query: syncPage,
    answer: data(pageOf(integrationSync)),
    work: (tx, { actor, params, query }) => listSyncs(tx, { actor, ...params }, query),
  }),
  post(`${ofProperty}/glreset`, {
    summary: 'Forget uses, rules and assignments of the accounts that the connected app brought',
    activity: 'ledger',
    answer: data(glReset),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editLedger'),
    work: (tx, { actor, params, deps }) => resetGl(tx, { actor, ...params, deps }),
  }),
);
