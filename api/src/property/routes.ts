import {
  property,
  propertyLoad,
  propertyType,
  propertyUpdateInput,
  PROPERTY_TYPES,
} from '@roofline/schema/property/property';
import { newPropertyInput } from '@roofline/schema/property/new-property';
import { limits } from '@roofline/schema/value/limits';
import { idList } from '@roofline/schema/value/page';
import { workspace } from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import { created, data } from '../platform/route/answer';
import { late } from '../platform/route/call';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove } from '../platform/route/write';
import { addingGuard, addProperty, workspacesForNew } from './add';
import { archiveProperty, updateProperty } from './edit';
import { profileImageRoutes } from './profile-image/routes';
import { loadProperty, readProperties, readProperty } from './read';
import { propertySearchRoutes } from './search/routes';
import { shellRoutes } from './shell/routes';

const path = '/api/property/:propertyId';
// The documented body. The limits that apply depend on the day and the workspace.
const newBody = newPropertyInput(2026, {
  balanceMin: limits.balanceMinWizard,
  hasLoanAnalysis: false,
  today: '2026-01-01',
});

const ownRoutes = routes(
  'property',
  get('/api/propertytype', {
    summary: 'All property types',
    answer: data(z.array(propertyType)),
    steps: () => [...PROPERTY_TYPES],
  }),
  get('/api/property/newpropertyworkspaces', {
    summary: 'Portfolios in which the caller may add a property',
    answer: data(z.array(workspace)),
    work: (tx, { actor }) => workspacesForNew(tx, actor),
  }),
  get('/api/property', {
    summary:
      'Properties by id, in the requested order, null for a property that is missing or not visible to the caller',
    query: z.object({ ids: idList }),
    answer: data(z.array(property.nullable())),
    work: (tx, { actor, query }) => readProperties(tx, actor, query.ids),
  }),
  get(path, {
    summary: 'One property',
    answer: data(property),
    work: (tx, { actor, params }) => readProperty(tx, actor, params.propertyId),
  }),
  get('/api/property/:propertyId/load', {
    summary: 'One property with its fiscal years',
    answer: data(propertyLoad),
    work: (tx, { actor, params, deps }) => loadProperty(tx, actor, params.propertyId, deps.clock.today()),
  }),
  post('/api/property', {
    summary: 'Add a property with its first financials and, optionally, its last study: all or nothing',
    activity: 'property',
    body: late(newBody),
    answer: created(property),
    guard: ({ actor, body }) => addingGuard(actor, body),
    work: (tx, { actor, body, deps }) => addProperty(tx, deps, actor, body),
  }),
  put(path, {
    summary: 'Save the details; switches that the role may not set keep their values',
    activity: 'property',
    body: late(propertyUpdateInput(2026)),
    answer: data(property),
    work: (tx, { actor, params, version, body, deps }) =>
      updateProperty(tx, deps.clock, { actor, ...params, version }, body),
  }),
  remove(path, {
    summary: 'Archive a property',
    activity: 'property',
    work: (tx, { actor, params, version, deps }) =>
      archiveProperty(tx, deps.clock, { actor, ...params, version }),
  }),
);

/** The routes of properties: lists, one property, adding, changing, archiving, the profile image. */
export const propertyRoutes = [...propertySearchRoutes, ...shellRoutes, ...ownRoutes, ...profileImageRoutes];
