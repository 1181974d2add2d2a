import { addDays } from '@roofline/schema/value/day';
import type { Project } from '@roofline/schema/project/project';
import { workActor, type Actor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { planHooks } from '../../src/plan/service';
import { createProject } from '../../src/project/write/create';
import type { Senders } from '../people';
import type { DemoPlace } from '../property/rows';
import { DEMO_PROJECTS, type DemoProject } from './projects';
import { takeStep, type Walk } from './steps';

const DAY_MS = 24 * 60 * 60_000;

/** What the projects of a property hang on. */
export interface ProjectsOf {
  clock: Clock;
  senders: Senders;
  /** Lines of the current year's inventory, by name. */
  lines: ReadonlyMap<string, string>;
  /** Files of the property, by name. */
  files: ReadonlyMap<string, string>;
}

/** The clock as it stood so many days ago. */
const clockBefore = (clock: Clock, days: number): Clock => {
  const at = new Date(clock.now().getTime() - days * DAY_MS);
  return { ...clock, now: () => at, today: () => addDays(clock.today(), -days) };
};

/** A demo user, with the rights of work that nobody asked for. */
function actorOf({ workspaceId }: DemoPlace, senders: Senders, email: string): Actor {
  const { userId, fullName } = senders.get(email)!;
  return { ...workActor([workspaceId], fullName), userId };
}

async function addProject(tx: Tx, place: DemoPlace, demo: DemoProject, of: ProjectsOf): Promise<string> {
  const { clock, senders, lines, files } = of;
  const by = ({ daysAgo, by: email }: { daysAgo: number; by: string }) => ({
    actor: actorOf(place, senders, email),
    deps: { clock: clockBefore(clock, daysAgo), plans: planHooks(clock) },
  });
  const project: Project = await createProject(tx, by(demo.created), place.propertyId, {
    name: demo.name,
    description: demo.description,
    startDate: demo.startDays === null ? null : addDays(clock.today(), demo.startDays),
    dueDate: demo.dueDays === null ? null : addDays(clock.today(), demo.dueDays),
    ownerUserId: senders.get(demo.owner)!.userId,
    phaseId: null,
    components: demo.components.map((name) => lines.get(name)!),
  });
  const walk: Walk = {
    projectId: project.projectId,
    propertyId: place.propertyId,
    day: (days) => addDays(clock.today(), days),
    userIdOf: (email) => senders.get(email)!.userId,
    lines,
    files,
  };
  for (const step of demo.steps) await takeStep(tx, by(step), walk, step);
  return project.projectId;
}

/** Adds the projects of a property through the service itself, each step on its day and by whoever took it. Answers them by name. */
export async function addProjects(
  tx: Tx,
  place: DemoPlace & { name: string },
  of: ProjectsOf,
): Promise<Map<string, string>> {
  const added = new Map<string, string>();
  for (const demo of DEMO_PROJECTS)
    if (demo.property === place.name) added.set(demo.name, await addProject(tx, place, demo, of));
  return added;
}
