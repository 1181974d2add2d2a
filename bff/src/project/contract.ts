import { bid } from '@roofline/schema/project/bid';
import { changeOrder } from '@roofline/schema/project/change-order';
import { checklistItem } from '@roofline/schema/project/checklist';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { restPath, uuid } from '../upstream/path';
import { changed } from './work';

const ofBid = ({ projectId, bidId }: { projectId: string; bidId: string }) =>
  restPath`/api/project/${uuid(projectId)}/bid/${uuid(bidId)}`;
const ofAward = ({ projectId, bidId }: { projectId: string; bidId: string }) =>
  restPath`/api/project/${uuid(projectId)}/bid/${uuid(bidId)}/award`;
const ofOrder = (projectId: string, changeOrderId: string) =>
  restPath`/api/project/${uuid(projectId)}/changeorder/${uuid(changeOrderId)}`;
const ofItem = (projectId: string, checklistItemId: string) =>
  restPath`/api/project/${uuid(projectId)}/checklist/${uuid(checklistItemId)}`;

const bids = {
  addBid: (_root, { input: { projectId, values, idempotencyKey } }, context) =>
    changed(context, projectId, () =>
      context.rest.post(restPath`/api/project/${uuid(projectId)}/bid`, bid, { body: values, idempotencyKey }),
    ),
  updateBid: (_root, { input: { version, values, ...at } }, context) =>
    changed(context, at.projectId, () => context.rest.put(ofBid(at), bid, { body: values, version })),
  removeBid: (_root, { input: { version, ...at } }, context) =>
    changed(context, at.projectId, () => context.rest.delete(ofBid(at), z.unknown(), { version })),
  awardBid: (_root, { input: { version, ...at } }, context) =>
    changed(context, at.projectId, () => context.rest.post(ofAward(at), bid, { version })),
  withdrawAward: (_root, { input: { version, ...at } }, context) =>
    changed(context, at.projectId, () => context.rest.delete(ofAward(at), z.unknown(), { version })),
} satisfies Resolvers['Mutation'];

const changeOrders = {
  addChangeOrder: (_root, { input: { projectId, values, idempotencyKey } }, context) =>
    changed(context, projectId, () =>
      context.rest.post(restPath`/api/project/${uuid(projectId)}/changeorder`, changeOrder, {
        body: values,
        idempotencyKey,
      }),
    ),
  updateChangeOrder: (_root, { input: { projectId, changeOrderId, version, values } }, context) =>
    changed(context, projectId, () =>
      context.rest.put(ofOrder(projectId, changeOrderId), changeOrder, { body: values, version }),
    ),
  removeChangeOrder: (_root, { input: { projectId, changeOrderId, version } }, context) =>
    changed(context, projectId, () =>
      context.rest.delete(ofOrder(projectId, changeOrderId), z.unknown(), { version }),
    ),
} satisfies Resolvers['Mutation'];

const checklists = {
  addChecklistItem: (_root, { input: { projectId, idempotencyKey, ...body } }, context) =>
    changed(context, projectId, () =>
      context.rest.post(restPath`/api/project/${uuid(projectId)}/checklist`, checklistItem, {
        body,
        idempotencyKey,
      }),
    ),
  updateChecklistItem: (_root, { input: { projectId, checklistItemId, version, ...body } }, context) =>
    changed(context, projectId, () =>
      context.rest.put(ofItem(projectId, checklistItemId), checklistItem, { body, version }),
    ),
  removeChecklistItem: (_root, { input: { projectId, checklistItemId, version } }, context) =>
    changed(context, projectId, () =>
      context.rest.delete(ofItem(projectId, checklistItemId), z.unknown(), { version }),
    ),
} satisfies Resolvers['Mutation'];

/** Changes of the contract of a project, from the bids on, and of its checklist. */
export const projectContractMutations = {
  Mutation: { ...bids, ...changeOrders, ...checklists },
} satisfies Resolvers;
