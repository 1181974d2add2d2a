import { createdCalendarFeed } from '@roofline/schema/calendar/calendar';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const calendarResolvers = {
  Property: {
    calendar: (row, period, { loaders }) => loaders.calendar(row.propertyId, period),
    calendarFeed: (row, _args, { loaders }) => loaders.calendarFeed.load(row.propertyId),
  },
} satisfies Resolvers;

const feedOf = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/calendarfeed`;

export const calendarMutations = {
  Mutation: {
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
