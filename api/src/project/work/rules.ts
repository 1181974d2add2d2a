import type { Tx } from '../../platform/database';
import { lineagePlaces } from '../../component/service';
import { ruleFailed } from '../../platform/problem';
import type { ReachedProject } from '../reach';
import { componentsOfProjects } from '../repository/components';
import { countItems, type ItemPlace } from './repository';

const CHOOSE = 'Choose a component of the project, or add the component to the project first';

/** Returns the lineage of the component that a payment or a line of the project names. */
export async function lineageIn(
  tx: Tx,
  { row }: ReachedProject,
  propertyComponentId: string | null,
): Promise<string | null> {
  if (propertyComponentId === null) return null;
  const place = (await lineagePlaces(tx, [propertyComponentId])).get(propertyComponentId.toLowerCase());
  const components = await componentsOfProjects(tx, [row.projectId]);
  const isThere =
    place?.propertyId === row.propertyId && components.some(({ lineageId }) => lineageId === place.lineageId);
  if (!isThere) throw ruleFailed(CHOOSE, 'propertyComponentId');
  return place.lineageId;
}

const NOUNS = {
  payment: 'payments',
  note: 'notes',
  scope: 'lines of its scope of work',
  bid: 'bids',
  changeOrder: 'change orders',
};

/** Returns the refusal of one more item where a project has the maximum. */
export const tooMany = (max: number, nouns: string) =>
  ruleFailed(`A project has at most ${max.toLocaleString('en-US')} ${nouns}. Remove one of them first.`);

/** Throws 422 where the project has the maximum. The caller has locked the project. */
export async function assertRoom(
  tx: Tx,
  what: keyof typeof NOUNS,
  at: ItemPlace,
  max: number,
): Promise<void> {
  if ((await countItems(tx, what, at)) >= max) throw tooMany(max, NOUNS[what]);
}
