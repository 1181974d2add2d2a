import {
  adminPropertiesInput,
  adminProperty,
  adminPropertyPage,
  destination,
  destinationsInput,
  duplicateInput,
  reassignInput,
} from '@roofline/schema/admin-property/admin-property';
import { job } from '@roofline/schema/job/job';
import { z } from 'zod';
import { requireStaff } from '../platform/identity/staff';
import { accepted, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { activate, findDestinations, readAdminProperty, searchProperties } from './list';
import { propertyGuard } from '../property/access';
import { askToDuplicate } from './duplicate/ask';
import { askToReassign } from './reassign/ask';

/** The routes of the properties of all workspaces, for internal staff. */
export const adminPropertyRoutes = routes(
  'admin: properties',
  get('/api/admin/property', {
    summary: 'Properties of all portfolios that match a search, inactive ones too. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    query: adminPropertiesInput,
    answer: data(adminPropertyPage),
    identity: (tx, { query }) => searchProperties(tx, query),
  }),
  get('/api/admin/property/:propertyId', {
    summary: 'A property of any portfolio. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    answer: data(adminProperty),
    identity: (tx, { params }) => readAdminProperty(tx, params.propertyId),
  }),
  get('/api/admin/property/:propertyId/destination', {
    summary: 'Active portfolios that the property can move to, by name, at most 20. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    query: destinationsInput,
    answer: data(z.array(destination)),
    identity: (tx, { params, query }) => findDestinations(tx, params.propertyId, query.search),
  }),
  unkeyed('POST', '/api/admin/property/:propertyId/deactivate', {
    summary: 'Deactivate a property: no one but internal staff reaches it. Only for internal staff',
    right: 'never',
    activity: 'property',
    neither: 'a property that is inactive stays so',
    first: ({ actor }) => requireStaff(actor),
    answer: data(adminProperty),
    work: (tx, { actor, params, deps }) => activate(tx, deps, { actor, ...params, isActive: false }),
  }),
  unkeyed('POST', '/api/admin/property/:propertyId/reactivate', {
    summary: 'Reactivate a property: everyone reaches it as before. Only for internal staff',
    right: 'never',
    activity: 'property',
    neither: 'a property that is active stays so',
    first: ({ actor }) => requireStaff(actor),
    answer: data(adminProperty),
    work: (tx, { actor, params, deps }) => activate(tx, deps, { actor, ...params, isActive: true }),
  }),
  post('/api/admin/property/:propertyId/reassign', {
    summary:
      'Move a property with everything that belongs to it to another portfolio: 202 with the job that does it. Only for internal staff',
    right: 'never',
    activity: { none: 'the job records the move in both portfolios' },
    first: ({ actor }) => requireStaff(actor),
    body: reassignInput,
    answer: accepted(job),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'archive'),
    work: (tx, { actor, params, body, after, deps }) =>
      askToReassign(tx, after, deps, { actor, ...params, input: body }),
  }),
  post('/api/admin/property/:propertyId/duplicate', {
    summary:
      'Copy a property in its portfolio under a name: 202 with the job that does it, whose result has the id of the copy. Only for internal staff',
    right: 'never',
    activity: { none: 'the job records the copy at both properties' },
    first: ({ actor }) => requireStaff(actor),
    body: duplicateInput,
    answer: accepted(job),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'archive'),
    work: (tx, { actor, params, body, after, deps }) =>
      askToDuplicate(tx, after, deps, { actor, ...params, input: body }),
  }),
);
