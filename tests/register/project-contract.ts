import { aBidInput, aChangeOrderInput } from '@roofline/schema/fixtures/project';
import { newKey } from '../stack/people';
import { runnersUnseenByVendors } from './rights';
import { by, type Furnishing, type Planting, type Pool, type Place, type Recording, type Room } from './room';

// What the room of projects says of the contract of a project, from the bids on, of its checklist and of its people.

const ofProject = '/api/project/:projectId';
const unseen = { 403: 'none', 404: 'none' } as const;

// A new name each time: then each request changes something.
export const newName = (what: string) => `${what} ${newKey()}`.slice(0, 50);
// The contract that was entered is that of the bid: a change of the project keeps it, before the award and after it.
export const contract = { contractor: aBidInput().bidder, contractAmount: 250_000 };
let days = 0;
const newDay = () => new Date(Date.UTC(2024, 0, (days += 1))).toISOString().slice(0, 10);
const bid = () =>
  aBidInput({
    bidder: contract.contractor,
    amount: contract.contractAmount,
    bidDate: newDay(),
    validUntil: '2199-12-31',
  });
const order = () => aChangeOrderInput({ description: newName('Rotten decking'), approvedOn: '2025-06-30' });
/** A new project at home, with a bid: the one that is there is the contract by then, with a change order. */
async function withBid({ home, ask }: Recording): Promise<Place> {
  const url = `/api/project/property/${home.propertyId}`;
  const { projectId } = await ask('POST', url, { payload: { name: 'Roof with a bid' } });
  const { bidId } = await ask('POST', `/api/project/${projectId}/bid`, { payload: bid() });
  return { ...home, projectId, bidId };
}

export const contractRoutes: Room['routes'] = {
  [`POST ${ofProject}/bid`]: { who: runnersUnseenByVendors, body: bid },
  [`PUT ${ofProject}/bid/:bidId`]: { who: runnersUnseenByVendors, body: bid },
  [`DELETE ${ofProject}/bid/:bidId`]: {
    who: runnersUnseenByVendors,
    recorded: async (scene) => [{ at: await withBid(scene) }],
  },
  [`POST ${ofProject}/bid/:bidId/award`]: { who: runnersUnseenByVendors },
  [`DELETE ${ofProject}/bid/:bidId/award`]: {
    who: runnersUnseenByVendors,
    recorded: async (scene) => {
      const at = await withBid(scene);
      const url = `/api/project/${at.projectId}/bid/${at.bidId}/award`;
      await scene.ask('POST', url, { headers: { 'if-match': '"1"' } });
      return [{ at }];
    },
  },
  [`POST ${ofProject}/changeorder`]: { who: runnersUnseenByVendors, body: order },
  [`PUT ${ofProject}/changeorder/:changeOrderId`]: { who: runnersUnseenByVendors, body: order },
  [`DELETE ${ofProject}/changeorder/:changeOrderId`]: { who: runnersUnseenByVendors },
  [`POST ${ofProject}/checklist`]: {
    who: runnersUnseenByVendors,
    body: (at) => ({ projectTemplatePhaseId: at.projectTemplatePhaseId, text: newName('Measure') }),
  },
  [`PUT ${ofProject}/checklist/:checklistItemId`]: {
    who: runnersUnseenByVendors,
    body: () => ({ text: newName('Measure'), isDone: true }),
  },
  [`DELETE ${ofProject}/checklist/:checklistItemId`]: { who: runnersUnseenByVendors },
  [`POST ${ofProject}/person/:userId`]: { who: runnersUnseenByVendors, isUnkeyed: true },
  [`DELETE ${ofProject}/person/:userId`]: { who: runnersUnseenByVendors },
};

export const contractMutations: Room['mutations'] = {
  addBid: by(`POST ${ofProject}/bid`),
  updateBid: by(`PUT ${ofProject}/bid/:bidId`),
  removeBid: by(`DELETE ${ofProject}/bid/:bidId`),
  awardBid: by(`POST ${ofProject}/bid/:bidId/award`),
  withdrawAward: by(`DELETE ${ofProject}/bid/:bidId/award`),
  addChangeOrder: by(`POST ${ofProject}/changeorder`),
  updateChangeOrder: by(`PUT ${ofProject}/changeorder/:changeOrderId`),
  removeChangeOrder: by(`DELETE ${ofProject}/changeorder/:changeOrderId`),
  addChecklistItem: by(`POST ${ofProject}/checklist`),
  updateChecklistItem: by(`PUT ${ofProject}/checklist/:checklistItemId`),
  removeChecklistItem: by(`DELETE ${ofProject}/checklist/:checklistItemId`),
  addProjectPerson: by(`POST ${ofProject}/person/:userId`),
  removeProjectPerson: by(`DELETE ${ofProject}/person/:userId`),
};

export const contractNested: Room['nested'] = {
  'Project.bids': { route: `GET ${ofProject}`, instead: unseen },
  'Project.changeOrders': { route: `GET ${ofProject}`, instead: unseen },
  'Project.checklist': { route: `GET ${ofProject}`, instead: unseen },
};

interface At {
  propertyId: string;
  projectId: string;
}

/** Enters a contract, with a bid and a change order, in a new project. */
export async function furnishContract({
  ask,
  propertyId,
  projectId,
}: At & Pick<Furnishing, 'ask'>): Promise<Place> {
  const at = `/api/project/${projectId}`;
  const payload = { ...contract, name: newName('Roof') };
  await ask('PUT', at, { payload, headers: { 'if-match': '"1"' } });
  const { bidId } = await ask('POST', `${at}/bid`, { payload: bid() });
  const { changeOrderId } = await ask('POST', `${at}/changeorder`, { payload: order() });
  const { checklist } = await ask('GET', at);
  // Not a Vendor, who would see the project from then on.
  const people = await ask('GET', `/api/project/property/${propertyId}/people`);
  const { userId } = people.find((one: { roleName: string }) => one.roleName === 'Admin');
  return { bidId, changeOrderId, checklistItemId: checklist[0].checklistItemId, userId };
}

/** The same for random requests. */
export async function plantContract({
  rest,
  propertyId,
  projectId,
}: At & Pick<Planting, 'rest'>): Promise<Pool> {
  const at = `/api/project/${projectId}`;
  await rest.ask('PUT', at, { body: { ...contract, name: newName('Roof') }, version: 1 });
  const { bidId } = await rest.ask('POST', `${at}/bid`, { body: bid() });
  const { changeOrderId } = await rest.ask('POST', `${at}/changeorder`, { body: order() });
  const { checklist } = await rest.ask<{ checklist: { checklistItemId: string }[] }>('GET', at);
  const people = await rest.ask<{ userId: string }[]>('GET', `/api/project/property/${propertyId}/people`);
  return {
    bidId: [bidId],
    changeOrderId: [changeOrderId],
    checklistItemId: checklist.map(({ checklistItemId }) => checklistItemId),
    userId: people.map(({ userId }) => userId),
  };
}
