import { id } from '@roofline/schema/fixtures/id';
import {
  aBid,
  aChangeOrder,
  aChecklistItem,
  aProjectNote,
  aProjectPayment,
  aScopeOfWork,
} from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { aPart, components, DANA, RUTH } from './project-world';

export interface Input {
  projectId: string;
  version: number;
  values: object;
  [name: string]: unknown;
}
type Versioned = { version: number };

/** A change of one project: what its version is of, and what becomes of the project; a text says why not. */
export interface Change {
  at: (row: ProjectDetail, input: Input) => Versioned | undefined;
  does: (row: ProjectDetail, input: Input) => Partial<ProjectDetail> | string;
}

const none = () => undefined;
const whole = (row: ProjectDetail) => row;
let made = 900;

/** Adding to a list of the project, changing and removing its lines. */
function ofList<Row extends Versioned>(
  name: 'payments' | 'notes' | 'scopeOfWork' | 'bids' | 'changeOrders' | 'checklist',
  key: string,
  example: (values: object) => Row,
) {
  const rowsOf = (row: ProjectDetail) => row[name] as unknown as Row[];
  const is = (line: Row, input: Input) => (line as Record<string, unknown>)[key] === input[key];
  const put = (rows: readonly Row[]) => ({ [name]: rows }) as Partial<ProjectDetail>;
  const at = (row: ProjectDetail, input: Input) => rowsOf(row).find((line) => is(line, input));
  return {
    at,
    put,
    rowsOf,
    add: {
      at: none,
      does: (row: ProjectDetail, input: Input) => {
        const { projectId: _project, idempotencyKey: _key, ...plain } = input;
        const line = example({ [key]: id(made++), ...(input.values ?? plain) });
        return put(name === 'payments' || name === 'notes' ? [line, ...rowsOf(row)] : [...rowsOf(row), line]);
      },
    } as Change,
    update: {
      at,
      does: (row: ProjectDetail, input: Input) => {
        const { text, isDone } = input;
        const plain = { text, ...(isDone === undefined ? {} : doneBy(isDone as boolean)) };
        return put(
          rowsOf(row).map((line) =>
            is(line, input) ? { ...line, ...(input.values ?? plain), version: line.version + 1 } : line,
          ),
        );
      },
    } as Change,
    remove: {
      at,
      does: (row: ProjectDetail, input: Input) => put(rowsOf(row).filter((line) => !is(line, input))),
    } as Change,
  };
}
const doneBy = (isDone: boolean) => ({
  isDone,
  doneByName: isDone ? DANA.fullName : null,
  doneAt: isDone ? '2026-10-02T16:00:00.000Z' : null,
});

const payments = ofList('payments', 'paymentId', aProjectPayment);
const notes = ofList('notes', 'noteId', aProjectNote);
const scope = ofList('scopeOfWork', 'scopeOfWorkId', aScopeOfWork);
const bids = ofList('bids', 'bidId', aBid);
const orders = ofList('changeOrders', 'changeOrderId', aChangeOrder);
const items = ofList('checklist', 'checklistItemId', aChecklistItem);

/** A bid as it is decided: awarded, or a bid like the others. */
const decided = (row: ProjectDetail, { bidId }: Input, isAwarded: boolean) => ({
  bids: row.bids.map((bid) => (bid.bidId === bidId ? { ...bid, isAwarded, version: bid.version + 1 } : bid)),
});
const awardBid: Change = {
  at: bids.at,
  does: (row, input) => {
    const { bidder, amount } = row.bids.find(({ bidId }) => bidId === input.bidId)!;
    return { ...decided(row, input, true), contractor: bidder, contractAmount: amount };
  },
};
const withdrawAward: Change = {
  at: bids.at,
  does: (row, input) =>
    row.changeOrders.length > 0 || row.payments.some(({ contractId }) => contractId === input.bidId)
      ? 'The contract has change orders or payments: delete them first.'
      : { ...decided(row, input, false), contractor: null, contractAmount: null },
};
const addChangeOrder: Change = {
  at: none,
  does: (row, input) => {
    const number = 1 + Math.max(0, ...row.changeOrders.map((order) => order.number));
    return orders.add.does(row, { ...input, values: { number, ...input.values } });
  },
};

const isPart = (input: Input) => (part: { propertyComponentId: string }) =>
  part.propertyComponentId === input.propertyComponentId;
const addProjectComponent: Change = {
  at: none,
  does: ({ propertyComponents }, input) => {
    const includePhotos = input.includePhotos as boolean;
    const isHere = propertyComponents.some(isPart(input));
    const n = components.findIndex(isPart(input)) + 1;
    return {
      propertyComponents: isHere
        ? propertyComponents.map((part) => (isPart(input)(part) ? { ...part, includePhotos } : part))
        : [...propertyComponents, aPart(n, { includePhotos })],
    };
  },
};
const removeProjectComponent: Change = {
  at: none,
  does: ({ propertyComponents }, input) => ({
    propertyComponents: propertyComponents.filter((part) => !isPart(input)(part)),
  }),
};

const addProjectPerson: Change = {
  at: none,
  does: ({ people }, { userId }) => ({
    people: [...people, [DANA, RUTH].find((person) => person.userId === userId)!],
  }),
};
const removeProjectPerson: Change = {
  at: none,
  does: ({ people }, { userId }) => ({ people: people.filter((person) => person.userId !== userId) }),
};

/** Every change of what a project is and of what stands in it, but for its phase. */
export const CHANGES: Record<string, Change> = {
  updateProject: { at: whole, does: (_row, { values }) => values },
  completeProject: {
    at: whole,
    does: (_row, { completedOn }) => ({ isCompleted: true, completedOn: completedOn as string }),
  },
  reopenProject: { at: whole, does: () => ({ isCompleted: false, completedOn: null }) },
  followProject: { at: none, does: (_project, { isFollowing }) => ({ isFollowing: isFollowing as boolean }) },
  deleteProject: { at: whole, does: () => ({ isDeleted: true }) },
  restoreProject: { at: whole, does: () => ({ isDeleted: false }) },
  addProjectComponent,
  removeProjectComponent,
  addProjectPayment: payments.add,
  updateProjectPayment: payments.update,
  removeProjectPayment: payments.remove,
  addProjectNote: notes.add,
  updateProjectNote: notes.update,
  removeProjectNote: notes.remove,
  addScopeOfWork: scope.add,
  updateScopeOfWork: scope.update,
  removeScopeOfWork: scope.remove,
  addBid: bids.add,
  updateBid: bids.update,
  removeBid: bids.remove,
  awardBid,
  withdrawAward,
  addChangeOrder,
  updateChangeOrder: orders.update,
  removeChangeOrder: orders.remove,
  addChecklistItem: items.add,
  updateChecklistItem: items.update,
  removeChecklistItem: items.remove,
  addProjectPerson,
  removeProjectPerson,
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** A project with the figures that follow from what stands in it. */
export function figured(row: ProjectDetail): ProjectDetail {
  const { currentPhaseStatus, contractAmount } = row;
  const ofPhase = row.checklist.filter(
    (item) => item.projectTemplatePhaseId === currentPhaseStatus.projectTemplatePhaseId,
  );
  const awardedBidId = row.bids.find(({ isAwarded }) => isAwarded)?.bidId ?? row.awardedBidId;
  const changes = sum(row.changeOrders.map(({ amount }) => amount));
  const paid = row.payments.length > 0 ? sum(row.payments.map(({ amount }) => amount)) : row.paid;
  const onContract = row.payments.filter(({ contractId }) => contractId === awardedBidId);
  return {
    ...row,
    awardedBidId: contractAmount === null ? null : awardedBidId,
    bidCount: Math.max(row.bidCount, row.bids.length),
    changeOrderTotal: row.viewerCan.viewMoney ? changes : null,
    contracted: contractAmount === null ? null : contractAmount + changes,
    paid,
    paidOnContract:
      contractAmount === null ? null : awardedBidId ? sum(onContract.map(({ amount }) => amount)) : paid,
    checklistDone: Math.max(row.checklistDone, ofPhase.filter(({ isDone }) => isDone).length),
    checklistTotal: Math.max(row.checklistTotal, ofPhase.length),
  };
}
