import { job } from '@roofline/schema/job/job';
import { reconciliation, yearSetup, type YearSetup } from '@roofline/schema/year-setup/year-setup';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';

/** A year's setup, and the property, since its years have changed. */
async function set(context: GraphContext, propertyId: string, make: () => Promise<YearSetup>) {
  const { answer, userErrors } = await change(context, make);
  return {
    yearSetup: answer,
    get property() {
      return answer && found(context.loaders.property.load(propertyId));
    },
    userErrors,
  };
}

export const yearSetupMutations = {
  Mutation: {
    setUpYear: (_root, { input: { propertyId, fiscalYear, idempotencyKey, ...body } }, context) =>
      set(context, propertyId, () =>
        context.rest.post(restPath`/api/year/setup/${uuid(propertyId)}/${year(fiscalYear)}`, yearSetup, {
          body,
          idempotencyKey: idempotencyKey ?? undefined,
        }),
      ),
    skipYearSetup: (_root, { input: { propertyId, fiscalYear } }, context) =>
      set(context, propertyId, () =>
        context.rest.get(restPath`/api/year/skipsetup/${uuid(propertyId)}/${year(fiscalYear)}`, yearSetup),
      ),
    async setUpManyYears(_root, { input: { workspaceId, fiscalYear, idempotencyKey, ...body } }, context) {
      const path = restPath`/api/year/setupmany/${uuid(workspaceId)}/${year(fiscalYear)}`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, job, { body, idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
    async reconcileFiscalYear(_root, { input: { propertyId, idempotencyKey, ...input } }, context) {
      const { specialAssessments, interest, ...figures } = input;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/property/${uuid(propertyId)}/reconcilefiscalyear`, reconciliation, {
          body: { ...figures, specialAssessments: specialAssessments ?? 0, interest: interest ?? 0 },
          idempotencyKey: idempotencyKey ?? undefined,
        }),
      );
      return {
        reconciliation: answer,
        get property() {
          return answer && found(context.loaders.property.load(propertyId));
        },
        userErrors,
      };
    },
  },
} satisfies Resolvers;
