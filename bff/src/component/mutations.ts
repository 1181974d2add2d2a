import {
  component,
  componentBulkAnswer,
  componentsSaved,
  type ComponentBulkInput,
} from '@roofline/schema/component/component';
import { z } from 'zod';
import type { ChangeComponentsInput, Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { fiscalYearNumber, restPath, uuid } from '../upstream/path';

type Change = ComponentBulkInput['change'];

/** Returns the requested change; null for none or several. */
function onlyChange({
  category,
  remainingUsefulLife,
  delete: isDelete,
}: ChangeComponentsInput): Change | null {
  const asked: Change[] = [];
  if (category != null) asked.push({ kind: 'category', category });
  if (remainingUsefulLife != null) asked.push({ kind: 'remainingUsefulLife', remainingUsefulLife });
  if (isDelete) asked.push({ kind: 'delete' });
  return asked.length === 1 ? asked[0]! : null;
}

export const componentMutations = {
  Mutation: {
    async addComponent(_root, { input: { propertyId, fiscalYear, values, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/component/property/${uuid(propertyId)}`, component, {
          query: { fiscalYear: String(fiscalYearNumber(fiscalYear)) },
          body: values,
          idempotencyKey,
        }),
      );
      return { component: answer, userErrors };
    },
    async saveComponents(_root, { input: { propertyId, fiscalYear, items, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/component/property/${uuid(propertyId)}/save`, componentsSaved, {
          query: { fiscalYear: String(fiscalYearNumber(fiscalYear)) },
          body: { items },
          idempotencyKey,
        }),
      );
      return { components: answer?.items ?? null, userErrors };
    },
    async updateComponent(_root, { input: { propertyComponentId, version, values } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/component/${uuid(propertyComponentId)}`, component, {
          body: values,
          version,
        }),
      );
      return { component: answer, userErrors };
    },
    async duplicateComponent(_root, { input: { propertyComponentId, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/component/${uuid(propertyComponentId)}/duplicate`, component, {
          idempotencyKey,
        }),
      );
      return { component: answer, userErrors };
    },
    async deleteComponent(_root, { input: { propertyComponentId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/component/${uuid(propertyComponentId)}`, z.unknown(), { version }),
      );
      return { propertyComponentId: userErrors.length === 0 ? propertyComponentId : null, userErrors };
    },
    async changeComponents(_root, { input }, context) {
      const asked = onlyChange(input);
      if (!asked)
        return { changed: 0, userErrors: [{ code: 'invalid', detail: 'Choose exactly one change.' }] };
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/component/bulk`, componentBulkAnswer, {
          body: { items: input.items, change: asked },
        }),
      );
      return { changed: answer?.changed ?? 0, userErrors };
    },
  },
} satisfies Resolvers;
