import { idList } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { reserveStudy, reserveStudyInput } from '@roofline/schema/reserve-study';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import { uuidParams } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { propertyGuard } from '../property/access';
import { addStudy, listStudies, listStudiesOf, removeStudy, updateStudy } from './service';

const tags = ['reserve study'];
const ofProperty = uuidParams('propertyId');
const ofStudy = uuidParams('propertyId', 'studyId');

/** The reserve study history of a property. */
export function reserveStudyRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;
  const changeBy = (request: FastifyRequest, propertyId: string) => ({
    actor: actorOf(request),
    propertyId,
    now: clock.now(),
  });

  app.get(
    '/api/property/reservestudies',
    {
      schema: {
        tags,
        summary: 'Studies of many properties, newest first, in the asked order of the properties',
        querystring: z.object({ propertyIds: idList }),
        response: { 200: dataBody(z.array(z.array(reserveStudy).nullable())) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyIds } = request.query;
      return {
        data: await database.tenant(actor, (tx) => listStudiesOf(tx, actor, propertyIds), { readOnly: true }),
      };
    },
  );

  app.get(
    '/api/property/:propertyId/reservestudy',
    {
      schema: {
        tags,
        summary: 'Studies of a property, newest first',
        params: ofProperty,
        response: { 200: dataBody(z.array(reserveStudy)) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { propertyId } = request.params;
      return {
        data: await database.tenant(actor, (tx) => listStudies(tx, actor, propertyId), { readOnly: true }),
      };
    },
  );

  app.post(
    '/api/property/:propertyId/reservestudy',
    {
      schema: {
        tags,
        summary: 'Add a study',
        params: ofProperty,
        body: reserveStudyInput,
        response: { 201: dataBody(reserveStudy) },
      },
    },
    async (request, reply) => {
      const change = changeBy(request, request.params.propertyId);
      const guard = propertyGuard(change.actor, change.propertyId, 'editReserveStudies');
      const data = await once(deps, request, guard, (tx) => addStudy(tx, change, request.body));
      return reply.status(201).send({ data });
    },
  );

  app.put(
    '/api/property/:propertyId/reservestudy/:studyId',
    {
      schema: {
        tags,
        summary: 'Change a study',
        params: ofStudy,
        body: reserveStudyInput,
        response: { 200: dataBody(reserveStudy) },
      },
    },
    async (request) => {
      const change = changeBy(request, request.params.propertyId);
      const at = { studyId: request.params.studyId, version: expectedVersion(request) };
      return { data: await database.tenant(change.actor, (tx) => updateStudy(tx, change, at, request.body)) };
    },
  );

  app.delete(
    '/api/property/:propertyId/reservestudy/:studyId',
    { schema: { tags, summary: 'Remove a study', params: ofStudy, response: { 204: z.null() } } },
    async (request, reply) => {
      const change = changeBy(request, request.params.propertyId);
      const at = { studyId: request.params.studyId, version: expectedVersion(request) };
      await database.tenant(change.actor, (tx) => removeStudy(tx, change, at));
      return reply.status(204).send(null);
    },
  );
}
