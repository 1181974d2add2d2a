import type { Project, ProjectComponent } from '@roofline/schema/project/project';
import { toDollars } from '@roofline/schema/value/money';
import { currentLines } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { followedBy } from '../notification/service';
import { namesOfMembers } from '../property/service';
import { seesAllProjects } from './policy';
import type { ReachedProject } from './reach';
import { componentsOfProjects, type ProjectComponentRow } from './repository/components';
import { figuresOfProjects, type ProjectFigures } from './repository/list';
import { findPhases, type PhaseRow } from './repository/phases';

/** The actor who reads, and the clock that decides the current inventory. */
export interface Viewer {
  actor: Actor;
  clock: Pick<Clock, 'today'>;
}

/** The data that answers show in addition to the rows of projects. */
interface Beside {
  figures: ReadonlyMap<string, ProjectFigures>;
  components: ReadonlyMap<string, ProjectComponentRow[]>;
  lines: Awaited<ReturnType<typeof currentLines>>;
  phases: ReadonlyMap<string, PhaseRow>;
  names: ReadonlyMap<string, string>;
  followed: ReadonlySet<string>;
}

async function readBeside(
  tx: Tx,
  { actor, clock }: Viewer,
  reached: readonly ReachedProject[],
  alsoLineages: readonly string[] = [],
): Promise<Beside> {
  const ids = reached.map(({ row }) => row.projectId);
  const properties = [...new Map(reached.map(({ access }) => [access.property.propertyId, access]))];
  const propertyIds = properties.map(([id]) => id);
  const own = properties.flatMap(([id, { actions }]) => (seesAllProjects(actions) ? [] : [id]));
  const rows = await componentsOfProjects(tx, ids);
  const components = new Map<string, ProjectComponentRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) components.get(row.projectId)!.push(row);
  const lineages = [...new Set([...rows.map(({ lineageId }) => lineageId), ...alsoLineages])];
  const phases = await findPhases(tx, propertyIds);
  const figures = await figuresOfProjects(tx, ids, { own, userId: actor.userId });
  const owners = reached.flatMap(({ row }) => row.ownerUserId ?? []);
  return {
    figures,
    components,
    lines: await currentLines(tx, propertyIds, lineages, clock.today()),
    phases: new Map(phases.map((phase) => [phase.projectTemplatePhaseId, phase])),
    names: await namesOfMembers(tx, [...owners, ...[...figures.values()].flatMap(({ people }) => people)]),
    followed: await followedBy(tx, actor.userId, ids),
  };
}

const byName = (a: ProjectComponent, b: ProjectComponent) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Returns the components of a project by name, without those that are deleted from every year. */
function componentsOf({ row, actions }: ReachedProject, { components, lines }: Beside): ProjectComponent[] {
  return components
    .get(row.projectId)!
    .flatMap(({ lineageId, includePhotos }) => {
      const line = lines.get(lineageId);
      if (!line) return [];
      const cost = actions.viewMoney ? line.current?.currentCost : undefined;
      return {
        ...line.shown,
        currentCost: cost === undefined ? null : toDollars(cost),
        nextReplacementYear: line.current?.nextReplacementYear ?? null,
        includePhotos,
      };
    })
    .toSorted(byName);
}

/** Returns the cost of the work in cents by the current inventory; by the scope of work where no component is in it. */
function estimateOf({ row }: ReachedProject, { components, lines, figures }: Beside): number | null {
  const costs = components.get(row.projectId)!.flatMap(({ lineageId }) => {
    const current = lines.get(lineageId)?.current;
    return current ? [current.currentCost] : [];
  });
  if (costs.length > 0) return costs.reduce((sum, cost) => sum + cost, 0);
  return figures.get(row.projectId)?.scopeEstimate ?? null;
}

const dollars = (cents: number | null): number | null => (cents === null ? null : toDollars(cents));

const NO_MONEY = {
  changeOrderTotal: null,
  contracted: null,
  awardedBidId: null,
  bidCount: 0,
  estimate: null,
  paid: null,
  paidOnContract: null,
};

/** Returns the contract with its change orders, in cents; null without a contract. */
export const contractedOf = (
  { contractAmount }: Pick<ReachedProject['row'], 'contractAmount'>,
  { changeOrderTotal }: Pick<ProjectFigures, 'changeOrderTotal'>,
): number | null => (contractAmount === null ? null : contractAmount + changeOrderTotal);

function moneyOf(reached: ReachedProject, beside: Beside) {
  const { row, actions } = reached;
  const figures = beside.figures.get(row.projectId);
  if (!actions.viewMoney || !figures) return NO_MONEY;
  const { contractAmount: agreed, awardedBidId } = row;
  const { changeOrderTotal, bidCount, paid, paidOnAward } = figures;
  const onContract = awardedBidId === null ? paid : paidOnAward;
  return {
    changeOrderTotal: toDollars(changeOrderTotal),
    contracted: dollars(contractedOf(row, figures)),
    awardedBidId,
    bidCount,
    estimate: dollars(estimateOf(reached, beside)),
    paid: toDollars(paid),
    paidOnContract: agreed === null ? null : toDollars(onContract),
  };
}

/** Returns a person as in the answer; one whom the workspace no longer knows is a former user. */
const person = (userId: string, names: Beside['names']) => ({
  userId,
  fullName: names.get(userId) ?? 'Former user',
});

/** Returns the fields of a project that people fill in. */
function detailsOf({ row, actions }: ReachedProject, names: Beside['names']) {
  return {
    name: row.name,
    description: row.description,
    owner: row.ownerUserId === null ? null : person(row.ownerUserId, names),
    startDate: row.startDate,
    dueDate: row.dueDate,
    contractor: row.contractor,
    contractAmount: actions.viewMoney ? dollars(row.contractAmount) : null,
  };
}

/** Returns the fields of one project that people fill in, as in the answer. */
export async function presentDetails(tx: Tx, reached: ReachedProject) {
  const { ownerUserId } = reached.row;
  return detailsOf(reached, await namesOfMembers(tx, ownerUserId === null ? [] : [ownerUserId]));
}

/** Returns the people who work on a project, by name, without the person who is responsible for it. */
const peopleOf = ({ row }: ReachedProject, { figures, names }: Beside) =>
  (figures.get(row.projectId)?.people ?? [])
    .filter((userId) => userId !== row.ownerUserId)
    .map((userId) => person(userId, names))
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en') || (a.userId < b.userId ? -1 : 1));

function presentProject(reached: ReachedProject, beside: Beside): Project {
  const { row, actions } = reached;
  const { projectTemplatePhaseId, name, sortOrder } = beside.phases.get(row.projectTemplatePhaseId)!;
  const figures = beside.figures.get(row.projectId);
  return {
    projectId: row.projectId,
    propertyId: row.propertyId,
    ...detailsOf(reached, beside.names),
    currentPhaseStatus: { projectTemplatePhaseId, name, sortOrder },
    phaseSince: row.phaseSince.toISOString(),
    ...moneyOf(reached, beside),
    isCompleted: row.isCompleted,
    completedOn: row.completedOn,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    propertyComponents: componentsOf(reached, beside),
    people: peopleOf(reached, beside),
    isFollowing: beside.followed.has(row.projectId),
    checklistDone: figures?.checklistDone ?? 0,
    checklistTotal: figures?.checklistTotal ?? 0,
    noteCount: figures?.noteCount ?? 0,
    version: row.version,
    viewerCan: actions,
  };
}

/**
 * Returns projects as in the answer, in their order, and the lines of their components and of `alsoLineages`. Eight
 * statements, however many projects there are.
 */
export async function presentWithLines(
  tx: Tx,
  viewer: Viewer,
  reached: readonly ReachedProject[],
  alsoLineages: readonly string[],
) {
  const beside = await readBeside(tx, viewer, reached, alsoLineages);
  return {
    shown: reached.map((one) => presentProject(one, beside)),
    lines: new Map([...beside.lines].map(([lineageId, { shown }]) => [lineageId, shown])),
  };
}

/** Returns projects as in the answer, in their order. */
export async function presentProjects(
  tx: Tx,
  viewer: Viewer,
  reached: readonly ReachedProject[],
): Promise<Project[]> {
  return reached.length === 0 ? [] : (await presentWithLines(tx, viewer, reached, [])).shown;
}
