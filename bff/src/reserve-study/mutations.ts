import { reserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import type { Resolvers } from '../generated/resolver-types';
import { recordChanges } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

const place = {
  id: 'propertyReserveStudyId',
  at: (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/reservestudy`,
  one: (propertyId: string, studyId: string) =>
    restPath`/api/property/${uuid(propertyId)}/reservestudy/${uuid(studyId)}`,
} as const;

const { add, update, remove } = recordChanges(reserveStudy, place, 'reserveStudy');

export const reserveStudyMutations = {
  Mutation: { addReserveStudy: add, updateReserveStudy: update, removeReserveStudy: remove },
} satisfies Resolvers;
