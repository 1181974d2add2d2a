import type {
  AdminPortfolio,
  AdminPortfolioInput,
  AdminPortfolioPage,
  AdminPortfoliosInput,
} from '@roofline/schema/admin-portfolio/admin-portfolio';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound } from '../platform/problem';
import { becomeSystem, becomeTenant } from '../platform/store/transactions';
import { assertVersion } from '../platform/versions';
import { recordInPortfolio } from '../property/service';
import { addWorkspace } from '../workspace/access';
import { changeWorkspace, workspaceRow, type WorkspaceRow } from '../workspace/service';
import { describePortfolio } from './changes';
import { countPortfolios, selectPortfolio, selectPortfolios } from './repository';

// Portfolios of the installation, for internal staff.

type Clocked = Pick<Deps, 'clock'>;

/** Returns a page of search results. Two statements. */
export async function searchPortfolios(
  tx: Tx,
  { clock }: Clocked,
  { search, status, page, pageSize }: AdminPortfoliosInput,
): Promise<AdminPortfolioPage> {
  const found = { search, isActive: status === undefined ? null : status === 'active' };
  const now = clock.now();
  const items = await selectPortfolios(tx, found, { limit: pageSize, offset: (page - 1) * pageSize, now });
  return { items, totalCount: await countPortfolios(tx, found), page, pageSize };
}

/** Returns one portfolio, or 404. */
export async function readPortfolio(
  tx: Tx,
  { clock }: Clocked,
  workspaceId: string,
): Promise<AdminPortfolio> {
  const row = await selectPortfolio(tx, workspaceId, clock.now());
  if (!row) throw notFound();
  return row;
}

/** Adds a portfolio without any users. The transaction is the actor's before and after. */
export async function addPortfolio(
  tx: Tx,
  deps: Clocked,
  { actor, input }: { actor: Actor; input: AdminPortfolioInput },
): Promise<AdminPortfolio> {
  await becomeSystem(tx);
  const workspaceId = await addWorkspace(tx, { ...input, now: deps.clock.now() });
  const added = await readPortfolio(tx, deps, workspaceId);
  // From now on the actor reaches the new portfolio like every other one.
  await becomeTenant(tx, { ...actor, workspaceIds: [...actor.workspaceIds, workspaceId] });
  const event = { type: 'property', entityName: added.name, description: 'Added the portfolio' } as const;
  await recordInPortfolio(tx, { workspaceId, actor, at: deps.clock.now() }, event);
  return added;
}

interface Change {
  actor: Actor;
  workspaceId: string;
  version: number;
}

/** Changes a portfolio under its lock, and records the changes. */
async function change(
  tx: Tx,
  deps: Clocked,
  { actor, workspaceId, version }: Change,
  to: Partial<WorkspaceRow>,
): Promise<AdminPortfolio> {
  const before = await workspaceRow(tx, workspaceId, { lock: true, orClosed: true });
  assertVersion(before.version, version);
  const description = describePortfolio(before, to);
  if (description !== null) {
    const { name } = await changeWorkspace(tx, workspaceId, to);
    const place = { workspaceId, actor, at: deps.clock.now() };
    await recordInPortfolio(tx, place, { type: 'property', entityName: name, description });
  }
  await becomeSystem(tx);
  return readPortfolio(tx, deps, workspaceId);
}

/** Changes the names, contacts and switches of a portfolio. */
export const editPortfolio = (
  tx: Tx,
  deps: Clocked,
  of: Change & { input: AdminPortfolioInput },
): Promise<AdminPortfolio> => change(tx, deps, of, of.input);

/** Closes a portfolio to its users, or opens it again; nothing in it is deleted. */
export const activatePortfolio = (
  tx: Tx,
  deps: Clocked,
  of: Change & { isActive: boolean },
): Promise<AdminPortfolio> => change(tx, deps, of, { isActive: of.isActive });
