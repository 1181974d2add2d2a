import { adoptionFile, plan } from '@roofline/schema/plan';
import { planAdoptionInput } from '@roofline/schema/plan-input';
import { dataBody } from '@roofline/schema/problem';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { workActor } from '../../platform/actor';
import { actorOf } from '../../platform/authorize';
import { rowsOf, type AfterCommit, type Tx } from '../../platform/database';
import type { App, Deps } from '../../platform/deps';
import { attachment } from '../../platform/http/attachment';
import { validateLate } from '../../platform/http/validation';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { keepSwept, type FileSweep } from '../../platform/images/sweep';
import { drain } from '../../platform/upload/drain';
import { keepFile, sendFile } from '../../platform/upload/keep';
import { parseInput } from '../../platform/problem';
import { expectedVersion, versionIfGiven } from '../../platform/versions';
import { planGuard, requirePlan } from '../plans/year';
import { adoptPlan } from './adopt';
import { addDocument, readDocument, removeDocument } from './documents';
import { usedKeys } from './repository';
import { takeDocuments, withDocument, type UploadedDocument } from './upload';

const tags = ['plan'];
const PREFIX = 'adoption-file';
/** The documented body; what holds depends on the day, and the handler applies it. */
const DOCUMENTED_DAY = '2026-01-01';

/** Files of adoptions of every workspace lie side by side, so the question which are in use goes to all of them. */
export function adoptionSweep({ database }: Pick<Deps, 'database'>): FileSweep {
  return {
    prefixes: [PREFIX],
    async usedKeys(keys) {
      const all = await database.system((tx) =>
        rowsOf<{ id: string }>(tx, sql`select workspace_id as id from workspace`),
      );
      const actor = workActor(all.map((row) => row.id));
      return database.tenant(actor, (tx) => usedKeys(tx, keys), { readOnly: true });
    },
  };
}

/** Adoption of plans, and the documents of it. */
export function adoptionRoutes(app: App, deps: Deps): void {
  const { clock } = deps;
  app.post(
    '/api/plan/:planId/adopt',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: "Record the board's decision on a plan: its inputs and outputs of now are frozen",
        params: uuidParams('planId'),
        body: planAdoptionInput(DOCUMENTED_DAY),
        response: { 200: dataBody(plan) },
      },
    },
    async (request) => {
      const minutes = parseInput(planAdoptionInput(clock.today()), request.body);
      const by = { actor: actorOf(request), clock };
      const at = { planId: request.params.planId, version: expectedVersion(request) };
      const guard = planGuard(by.actor, at.planId);
      return { data: await once(deps, request, guard, (tx) => adoptPlan(tx, by, at, minutes), minutes) };
    },
  );
  takeDocuments(app, (scope) => uploadRoute(scope, deps));
  fileRoutes(app, deps);
  keepSwept(app, deps, adoptionSweep(deps));
}

/** Stores a document and has the plan's adoption point at it. */
async function keepDocument(deps: Deps, request: FastifyRequest, planId: string, received: UploadedDocument) {
  const { bytes, sha256, ...document } = received;
  const by = { actor: actorOf(request), clock: deps.clock };
  return keepFile(deps.storage, PREFIX, await bytes(), (storageKey, used) => {
    const add = (tx: Tx, after: AfterCommit) => {
      after(used);
      return addDocument(tx, by, planId, { ...document, storageKey });
    };
    return once(deps, request, planGuard(by.actor, planId), add, { sha256, fileName: document.fileName });
  });
}

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    '/api/plan/:planId/adoption/file',
    {
      schema: {
        tags,
        summary: "Add a document to a plan's adoption: .pdf, .png or .jpg up to 25 MB, in the field `file`",
        consumes: ['multipart/form-data'],
        params: uuidParams('planId'),
        response: { 201: dataBody(adoptionFile) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { planId } = request.params;
      // Nobody sends 25 MB to learn that they may not.
      await deps.database
        .tenant(actor, (tx) => requirePlan(tx, actor, deps.clock, planId, { lock: true }))
        .catch(async (error: unknown) => {
          await drain(request);
          throw error;
        });
      const data = await withDocument(request, (document) => keepDocument(deps, request, planId, document));
      return reply.status(201).send({ data });
    },
  );
}

function fileRoutes(app: App, deps: Deps): void {
  const { database, storage, clock } = deps;
  const params = uuidParams('fileId');
  app.get(
    '/api/plan/adoption/file/:fileId',
    {
      config: { produces: ['application/pdf', 'image/png', 'image/jpeg'] },
      schema: { tags, summary: 'A document of an adoption, as a download', params },
    },
    async (request, reply) => {
      const by = { actor: actorOf(request), clock };
      const file = await database.tenant(by.actor, (tx) => readDocument(tx, by, request.params.fileId));
      const { storageKey, contentType, fileName } = file;
      return sendFile(reply, storage, storageKey, { contentType, disposition: attachment(fileName) });
    },
  );
  app.delete(
    '/api/plan/adoption/file/:fileId',
    {
      schema: {
        tags,
        summary: 'Take a document of an adoption away',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const by = { actor: actorOf(request), clock, storage };
      // A document never changes: whoever names a version means the first.
      const version = versionIfGiven(request) ?? 1;
      await database.tenant(by.actor, (tx, after) =>
        removeDocument(tx, after, by, { adoptionFileId: request.params.fileId, version }),
      );
      return reply.status(204).send(null);
    },
  );
}
