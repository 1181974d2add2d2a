import { projectNote } from '@roofline/schema/project/note';
import { projectPayment } from '@roofline/schema/project/payment';
import { scopeOfWork } from '@roofline/schema/project/scope-of-work';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

/** Makes a change of what stands in a project; the project is read again where it was made. */
export async function changed(context: GraphContext, projectId: string, make: () => Promise<unknown>) {
  const { userErrors } = await change(context, make);
  return {
    get project() {
      return userErrors.length === 0 ? found(context.loaders.project.load(projectId)) : null;
    },
    userErrors,
  };
}

const ofPayment = (projectId: string, paymentId: string) =>
  restPath`/api/project/${uuid(projectId)}/payment/${uuid(paymentId)}`;
const ofScope = (projectId: string, scopeOfWorkId: string) =>
  restPath`/api/project/${uuid(projectId)}/scopeofwork/${uuid(scopeOfWorkId)}`;
const notes = restPath`/api/project/note`;

const payments = {
  addProjectPayment: (_root, { input: { projectId, values, idempotencyKey } }, context) =>
    changed(context, projectId, () =>
      context.rest.post(restPath`/api/project/${uuid(projectId)}/payment`, projectPayment, {
        body: values,
        idempotencyKey,
      }),
    ),
  updateProjectPayment: (_root, { input: { projectId, paymentId, version, values } }, context) =>
    changed(context, projectId, () =>
      context.rest.put(ofPayment(projectId, paymentId), projectPayment, { body: values, version }),
    ),
  removeProjectPayment: (_root, { input: { projectId, paymentId, version } }, context) =>
    changed(context, projectId, () =>
      context.rest.delete(ofPayment(projectId, paymentId), z.unknown(), { version }),
    ),
} satisfies Resolvers['Mutation'];

const noteChanges = {
  addProjectNote: (_root, { input: { idempotencyKey, ...body } }, context) =>
    changed(context, body.projectId, () => context.rest.post(notes, projectNote, { body, idempotencyKey })),
  updateProjectNote: (_root, { input: { version, ...body } }, context) =>
    changed(context, body.projectId, () => context.rest.put(notes, projectNote, { body, version })),
  removeProjectNote: (_root, { input: { propertyId, projectId, noteId, version } }, context) =>
    changed(context, projectId, () =>
      context.rest.delete(
        restPath`/api/project/note/${uuid(noteId)}/property/${uuid(propertyId)}`,
        z.unknown(),
        { version },
      ),
    ),
} satisfies Resolvers['Mutation'];

const scopes = {
  addScopeOfWork: (_root, { input: { projectId, values, idempotencyKey } }, context) =>
    changed(context, projectId, () =>
      context.rest.post(restPath`/api/project/${uuid(projectId)}/scopeofwork`, scopeOfWork, {
        body: values,
        idempotencyKey,
      }),
    ),
  updateScopeOfWork: (_root, { input: { projectId, scopeOfWorkId, version, values } }, context) =>
    changed(context, projectId, () =>
      context.rest.put(ofScope(projectId, scopeOfWorkId), scopeOfWork, { body: values, version }),
    ),
  removeScopeOfWork: (_root, { input: { projectId, scopeOfWorkId, version } }, context) =>
    changed(context, projectId, () =>
      context.rest.delete(ofScope(projectId, scopeOfWorkId), z.unknown(), { version }),
    ),
} satisfies Resolvers['Mutation'];

/** Changes of what stands in a project: payments, notes and the scope of work. */
export const projectWorkMutations = {
  Mutation: { ...payments, ...noteChanges, ...scopes },
} satisfies Resolvers;
