import { bid, bidInput } from '@roofline/schema/project/bid';
import { changeOrder, changeOrderInput } from '@roofline/schema/project/change-order';
import type { Actor } from '../../platform/actor';
import { dayAnywhere } from '../../platform/clock';
import { created, data } from '../../platform/route/answer';
import { late } from '../../platform/route/call';
import { routes } from '../../platform/route/declare';
import { post, put, remove } from '../../platform/route/write';
import { projectGuard } from '../write/change';
import { awardBid, withdrawAward } from './award';
import { addBid, removeBid, updateBid } from './bids';
import { addChangeOrder, changeOrderRules, removeChangeOrder, updateChangeOrder } from './change-orders';

const BIDS = '/api/project/:projectId/bid';
const AWARD = `${BIDS}/:bidId/award` as const;
const ORDERS = '/api/project/:projectId/changeorder';

const editors = ({ actor, params }: { actor: Actor; params: { projectId: string } }) =>
  projectGuard(actor, params.projectId, 'edit');
const orderBody = late(changeOrderInput, ({ clock }) => changeOrderRules(dayAnywhere(clock)));

const bidRoutes = routes(
  'project',
  post(BIDS, {
    summary: 'Add a bid',
    activity: 'project',
    body: bidInput,
    answer: created(bid),
    guard: editors,
    work: (tx, call) => addBid(tx, call, call.params.projectId, call.body),
  }),
  put(`${BIDS}/:bidId`, {
    summary: 'Change a bid that is not awarded; what is left out is emptied',
    activity: 'project',
    body: bidInput,
    answer: data(bid),
    work: (tx, call) => updateBid(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove(`${BIDS}/:bidId`, {
    summary: 'Remove a bid that is not awarded',
    activity: 'project',
    work: (tx, call) => removeBid(tx, call, { ...call.params, version: call.version }),
  }),
  post(AWARD, {
    summary: 'Make a bid the contract: its bidder and amount become those of the project',
    activity: 'project',
    version: 'required',
    answer: data(bid),
    guard: editors,
    work: (tx, call) => awardBid(tx, call, { ...call.params, version: call.version }),
  }),
  remove(AWARD, {
    summary: 'Take an award back, while the contract has no change orders and no payments',
    activity: 'project',
    work: (tx, call) => withdrawAward(tx, call, { ...call.params, version: call.version }),
  }),
);

const changeOrderRoutes = routes(
  'project',
  post(ORDERS, {
    summary: 'Add a change order to the contract',
    activity: 'project',
    body: orderBody,
    answer: created(changeOrder),
    guard: editors,
    work: (tx, call) => addChangeOrder(tx, call, call.params.projectId, call.body),
  }),
  put(`${ORDERS}/:changeOrderId`, {
    summary: 'Change a change order; what is left out is emptied',
    activity: 'project',
    body: orderBody,
    answer: data(changeOrder),
    work: (tx, call) => updateChangeOrder(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove(`${ORDERS}/:changeOrderId`, {
    summary: 'Remove a change order; its number is not given again',
    activity: 'project',
    work: (tx, call) => removeChangeOrder(tx, call, { ...call.params, version: call.version }),
  }),
);

/** The routes of bids for the work of a project, the award, and change orders. */
export const projectBiddingRoutes = [...bidRoutes, ...changeOrderRoutes];
