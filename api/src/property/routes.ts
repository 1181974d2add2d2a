import { limits } from '@roofline/schema/limits';
import { idList } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import {
  property,
  propertyLoad,
  propertyType,
  propertyUpdateInput,
  PROPERTY_TYPES,
} from '@roofline/schema/property';
import { workspace } from '@roofline/schema/workspace';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { validateLate } from '../platform/http/validation';
import { once } from '../platform/idempotency';
import { uuidParams } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { addingGuard, addProperty, newPropertyInput, workspacesForNew } from './add';
import { archiveProperty, updateProperty } from './edit';
import { profileImageRoutes } from './profile-image/routes';
import { loadProperty, readProperties, readProperty } from './read';
import { propertySearchRoutes } from './search/routes';

const tags = ['property'];
const params = uuidParams('propertyId');
// The documented bodies. What holds depends on the day and the workspace; the handlers apply it.
const DOCUMENTED_DAY = '2026-01-01';
const newBody = newPropertyInput(2026, {
  balanceMin: limits.balanceMinWizard,
  hasLoanAnalysis: false,
  today: DOCUMENTED_DAY,
});

/** Properties: lists, one property, adding, changing, archiving, its image. */
export function propertyRoutes(app: App, deps: Deps): void {
  propertySearchRoutes(app, deps);
  lookupRoutes(app, deps);
  readRoutes(app, deps);
  writeRoutes(app, deps);
  profileImageRoutes(app, deps);
}

function lookupRoutes(app: App, { database }: Deps): void {
  app.get(
    '/api/propertytype',
    { schema: { tags, summary: 'All property types', response: { 200: dataBody(z.array(propertyType)) } } },
    async () => ({ data: [...PROPERTY_TYPES] }),
  );

  app.get(
    '/api/property/newpropertyworkspaces',
    {
      schema: {
        tags,
        summary: 'Workspaces in which the caller may add a property',
        response: { 200: dataBody(z.array(workspace)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => workspacesForNew(tx, actor), { readOnly: true }) };
    },
  );
}

function readRoutes(app: App, { database, clock }: Deps): void {
  app.get(
    '/api/property',
    {
      schema: {
        tags,
        summary: 'Properties by id, in the asked order, null for what is missing or out of reach',
        querystring: z.object({ ids: idList }),
        response: { 200: dataBody(z.array(property.nullable())) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => readProperties(tx, actor, request.query.ids), {
          readOnly: true,
        }),
      };
    },
  );

  app.get(
    '/api/property/:propertyId',
    { schema: { tags, summary: 'One property', params, response: { 200: dataBody(property) } } },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      return {
        data: await database.tenant(actor, (tx) => readProperty(tx, actor, propertyId), { readOnly: true }),
      };
    },
  );

  app.get(
    '/api/property/:propertyId/load',
    {
      schema: {
        tags,
        summary: 'One property with its fiscal years',
        params,
        response: { 200: dataBody(propertyLoad) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      const read = { readOnly: true };
      return {
        data: await database.tenant(actor, (tx) => loadProperty(tx, actor, propertyId, clock.today()), read),
      };
    },
  );
}

function writeRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;

  app.post(
    '/api/property',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: 'Add a property with its first financials and, optionally, its last study: all or nothing',
        body: newBody,
        response: { 201: dataBody(property) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const guard = addingGuard(actor, request.body);
      const data = await once(deps, request, guard, (tx) => addProperty(tx, deps, actor, request.body));
      return reply.status(201).send({ data });
    },
  );

  app.put(
    '/api/property/:propertyId',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: 'Save the details; switches that the role may not set keep their value',
        params,
        body: propertyUpdateInput(2026),
        response: { 200: dataBody(property) },
      },
    },
    async (request) => {
      const change = { actor: actorOf(request), ...request.params, version: expectedVersion(request) };
      return {
        data: await database.tenant(change.actor, (tx) => updateProperty(tx, clock, change, request.body)),
      };
    },
  );

  app.delete(
    '/api/property/:propertyId',
    { schema: { tags, summary: 'Archive a property', params, response: { 204: z.null() } } },
    async (request, reply) => {
      const change = { actor: actorOf(request), ...request.params, version: expectedVersion(request) };
      await database.tenant(change.actor, (tx) => archiveProperty(tx, clock, change));
      return reply.status(204).send(null);
    },
  );
}
