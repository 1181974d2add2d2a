import type { ProjectDetail } from '@roofline/schema/project/project';
import type { Tx } from '../../src/platform/database';
import { awardBid } from '../../src/project/bidding/award';
import { addBid } from '../../src/project/bidding/bids';
import { addChangeOrder } from '../../src/project/bidding/change-orders';
import { updateItem } from '../../src/project/checklist/items';
import { completeProject, type CompletionChange } from '../../src/project/completion/complete';
import { addPerson } from '../../src/project/people/people';
import { readPhases } from '../../src/project/phases';
import { readProject } from '../../src/project/read';
import { addNote } from '../../src/project/work/notes';
import { addPayment } from '../../src/project/work/payments';
import { addScope } from '../../src/project/work/scopes';
import { moveProject, updateProject } from '../../src/project/write/edit';
import type { DemoStep } from './projects';

/** The project that a step is taken in, and what its names stand for. */
export interface Walk {
  projectId: string;
  propertyId: string;
  /** ISO day so many days from today. */
  day: (days: number) => string;
  userIdOf: (email: string) => string;
  lines: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
}

type Kind<K extends string> = Extract<DemoStep, Record<K, unknown>>;

interface Taking {
  tx: Tx;
  change: CompletionChange;
  walk: Walk;
  /** The project as it stands before the step. */
  detail: ProjectDetail;
}

const lineOf = ({ lines }: Walk, component: string | undefined) =>
  component === undefined ? null : lines.get(component)!;

function addsBid({ tx, change, walk, detail }: Taking, step: Kind<'bid'>) {
  return addBid(tx, change, walk.projectId, {
    bidder: step.bid,
    amount: step.amount,
    bidDate: walk.day(-step.daysAgo),
    validUntil: walk.day(step.validDays),
    propertyFileId: step.document === undefined ? null : walk.files.get(step.document)!,
    lines: step.lines.map((amount, n) => ({ scopeOfWorkId: detail.scopeOfWork[n]!.scopeOfWorkId, amount })),
  });
}

function awards({ tx, change, walk, detail }: Taking, step: Kind<'award'>) {
  const { bidId, version } = detail.bids.find(({ bidder }) => bidder === step.award)!;
  return awardBid(tx, change, { projectId: walk.projectId, bidId, version });
}

async function moves({ tx, change, walk, detail }: Taking, step: Kind<'moveTo'>) {
  const { phases } = await readPhases(tx, change.actor, walk.propertyId);
  const { projectTemplatePhaseId } = phases.find(({ name }) => name === step.moveTo)!;
  const { projectId, version } = detail;
  return moveProject(tx, change, { projectId, version }, { projectTemplatePhaseId });
}

function contracts({ tx, change, detail }: Taking, { contractor, contractAmount }: Kind<'contractor'>) {
  const { projectId, version, name, description, startDate, dueDate, owner } = detail;
  const same = { name, description, startDate, dueDate, ownerUserId: owner?.userId ?? null };
  return updateProject(tx, change, { projectId, version }, { ...same, contractor, contractAmount });
}

function pays({ tx, change, walk, detail }: Taking, step: Kind<'pay'>) {
  return addPayment(tx, change, walk.projectId, {
    amount: step.pay,
    paidOn: walk.day(-step.daysAgo),
    payee: step.payee,
    number: step.number,
    fund: step.fund,
    propertyComponentId: lineOf(walk, step.component),
    contractId: step.onContract ? detail.awardedBidId : null,
  });
}

function ticks({ tx, change, detail }: Taking, step: Kind<'tick'>) {
  const { checklistItemId, projectId, version, text } = detail.checklist[step.tick]!;
  return updateItem(tx, change, { projectId, checklistItemId, version }, { text, isDone: true });
}

function writes({ tx, change, walk }: Taking, { note, mentions = [] }: Kind<'note'>) {
  const mentionedUserIds = mentions.map(walk.userIdOf);
  return addNote(tx, change, { projectId: walk.projectId, text: note, mentionedUserIds });
}

/** Takes a step as the service does when somebody asks for it. */
export async function takeStep(tx: Tx, change: CompletionChange, walk: Walk, step: DemoStep): Promise<void> {
  const viewer = { actor: change.actor, clock: change.deps.clock };
  const detail = await readProject(tx, viewer, walk.projectId);
  const taking: Taking = { tx, change, walk, detail };
  const { projectId, version } = detail;
  const today = change.deps.clock.today();
  if ('scope' in step)
    await addScope(tx, change, projectId, {
      description: step.scope,
      quantity: null,
      unit: null,
      estimate: step.estimate,
      propertyComponentId: lineOf(walk, step.component),
    });
  else if ('note' in step) await writes(taking, step);
  else if ('bid' in step) await addsBid(taking, step);
  else if ('award' in step) await awards(taking, step);
  else if ('moveTo' in step) await moves(taking, step);
  else if ('contractor' in step) await contracts(taking, step);
  else if ('changeOrder' in step)
    await addChangeOrder(tx, change, projectId, {
      description: step.changeOrder,
      amount: step.amount,
      approvedBy: step.approvedBy,
      approvedOn: today,
      propertyFileId: null,
    });
  else if ('pay' in step) await pays(taking, step);
  else if ('person' in step) await addPerson(tx, change, { projectId, userId: walk.userIdOf(step.person) });
  else if ('tick' in step) await ticks(taking, step);
  else await completeProject(tx, change, { projectId, version }, { completedOn: today, components: [] });
}
