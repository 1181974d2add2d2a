import { activityItem } from '@roofline/schema/activity';
import {
  component,
  componentBulkAnswer,
  componentBulkInput,
  componentInput,
  componentList,
} from '@roofline/schema/component';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import { uuidParams, yearParam } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { propertyGuard } from '../property/access';
import { changeComponents } from './write/bulk';
import {
  addComponent,
  changeComponent,
  componentGuard,
  duplicateComponent,
  removeComponent,
} from './write/edit';
import { exportRoutes } from './export/routes';
import { listCategories, listComponents, readComponent, readHistory } from './read';

const tags = ['component'];
const ofProperty = uuidParams('propertyId');
const ofComponent = uuidParams('propertyComponentId');
const ofYear = z.object({ fiscalYear: yearParam.optional() });
const category = z.object({
  name: z.string(),
  position: z.int().nullable().meta({ description: 'null while nothing of the property is in it' }),
  isBuiltIn: z.boolean(),
});

/** The inventory of a property's fiscal years. */
export function componentRoutes(app: App, deps: Deps): void {
  inventoryRoutes(app, deps);
  singleRoutes(app, deps);
  changeRoutes(app, deps);
  exportRoutes(app, deps);
}

function inventoryRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  app.get(
    '/api/component/property/:propertyId',
    {
      schema: {
        tags,
        summary: 'The whole inventory of a year; without setup that of the newest set-up year before it',
        params: ofProperty,
        querystring: ofYear,
        response: { 200: dataBody(componentList) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const at = { ...request.params, fiscalYear: request.query.fiscalYear ?? null };
      return {
        data: await database.tenant(actor, (tx) => listComponents(tx, deps, actor, at), { readOnly: true }),
      };
    },
  );
  app.post(
    '/api/component/property/:propertyId',
    {
      schema: {
        tags,
        summary: 'Add a component',
        params: ofProperty,
        querystring: ofYear,
        body: componentInput,
        response: { 201: dataBody(component) },
      },
    },
    async (request, reply) => {
      const at = { ...request.params, fiscalYear: request.query.fiscalYear ?? null };
      const actor = actorOf(request);
      const guard = propertyGuard(actor, at.propertyId, 'editComponents');
      const data = await once(deps, request, guard, (tx) => addComponent(tx, deps, actor, at, request.body));
      return reply.status(201).send({ data });
    },
  );
  app.get(
    '/api/component/categories',
    {
      schema: {
        tags,
        summary: "The property's categories in their order, then the built-in ones not used yet",
        querystring: z.object({ propertyId: z.uuid() }),
        response: { 200: dataBody(z.array(category)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.query;
      return {
        data: await database.tenant(actor, (tx) => listCategories(tx, actor, propertyId), { readOnly: true }),
      };
    },
  );
}

function singleRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  app.get(
    '/api/component/:propertyComponentId',
    { schema: { tags, summary: 'A component', params: ofComponent, response: { 200: dataBody(component) } } },
    async (request) => {
      const actor = actorOf(request);
      const { propertyComponentId: id } = request.params;
      return {
        data: await database.tenant(actor, (tx) => readComponent(tx, deps, actor, id), { readOnly: true }),
      };
    },
  );
  app.get(
    '/api/component/:propertyComponentId/history',
    {
      schema: {
        tags,
        summary: 'What became of a component, newest first',
        params: ofComponent,
        response: { 200: dataBody(z.array(activityItem)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyComponentId: id } = request.params;
      return { data: await database.tenant(actor, (tx) => readHistory(tx, actor, id), { readOnly: true }) };
    },
  );
  app.post(
    '/api/component/:propertyComponentId/duplicate',
    {
      schema: {
        tags,
        summary: 'Add a copy, named "Copy of …"',
        params: ofComponent,
        response: { 201: dataBody(component) },
      },
    },
    async (request, reply) => {
      const { propertyComponentId: id } = request.params;
      const actor = actorOf(request);
      const guard = componentGuard(actor, id);
      const data = await once(deps, request, guard, (tx) => duplicateComponent(tx, deps, actor, id));
      return reply.status(201).send({ data });
    },
  );
}

function changeRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  app.put(
    '/api/component/:propertyComponentId',
    {
      schema: {
        tags,
        summary: 'Change a component; needs If-Match',
        params: ofComponent,
        body: componentInput,
        response: { 200: dataBody(component) },
      },
    },
    async (request) => {
      const at = { ...request.params, version: expectedVersion(request) };
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => changeComponent(tx, deps, actor, at, request.body)),
      };
    },
  );
  app.delete(
    '/api/component/:propertyComponentId',
    {
      schema: {
        tags,
        summary: 'Remove a component; needs If-Match',
        params: ofComponent,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const at = { ...request.params, version: expectedVersion(request) };
      const actor = actorOf(request);
      await database.tenant(actor, (tx) => removeComponent(tx, deps, actor, at));
      return reply.status(204).send(null);
    },
  );
  app.put(
    '/api/component/bulk',
    {
      schema: {
        tags,
        summary: 'One change of many components: all or none',
        body: componentBulkInput,
        response: { 200: dataBody(componentBulkAnswer) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => changeComponents(tx, deps, actor, request.body)) };
    },
  );
}
