import { createdCalendarFeed } from '@roofline/schema/calendar/calendar';
import { dutyExemption } from '@roofline/schema/calendar/duty-exemption';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const calendarResolvers = {
  Property: {
    calendar: (row, period, { loaders }) => loaders.calendar(row.propertyId, period),
    dutyExemptions: (row, _args, { loaders }) => loaders.dutyExemptions.load(row.propertyId),
    calendarFeed: (row, _args, { loaders }) => loaders.calendarFeed.load(row.propertyId),
  },
} satisfies Resolvers;

const feedOf = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/calendarfeed`;

export const calendarMutations = {
  Mutation: {
    async stateDutyExemption(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const path = restPath`/api/calendar/property/${uuid(propertyId)}/exemption`;
      const { userErrors } = await change(context, () =>
        context.rest.post(path, dutyExemption, { body: values, idempotencyKey }),
      );
      return withProperty(context, propertyId, { userErrors });
    },
    async withdrawDutyExemption(_root, { input: { propertyId, dutyExemptionId } }, context) {
      const path = restPath`/api/calendar/exemption/${uuid(dutyExemptionId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), {}));
      return withProperty(context, propertyId, { userErrors });
    },
    async createCalendarFeed(_root, { input: { propertyId } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(feedOf(propertyId), createdCalendarFeed, {}),
      );
      return withProperty(context, propertyId, {
        address: answer?.address ?? null,
        userErrors,
      });
    },
    async revokeCalendarFeed(_root, { input: { propertyId } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(feedOf(propertyId), z.unknown(), {}),
      );
      return withProperty(context, propertyId, {
        userErrors,
      });
    },
  },
} satisfies Resolvers;
