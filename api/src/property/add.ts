import { limits } from '@roofline/schema/value/limits';
import { newPropertyInput } from '@roofline/schema/property/new-property';
import type { Property } from '@roofline/schema/property/property';
import type { Workspace } from '@roofline/schema/workspace/workspace';
import { z } from 'zod';
import { recordActivity } from '../activity/service';
import { addFinancial } from '../financials/service';
import { reachesWholeWorkspace, roleIn, type Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import type { Guard } from '../platform/idempotency';
import { newId } from '../platform/ids';
import { forbidden, notFound, parseInput, rulesFailed } from '../platform/problem';
import { addFirstStudy } from '../reserve-study/service';
import { workspacesByIds } from '../workspace/service';
import { requireProperty } from './access';
import { storedDetails } from './details';
import { canAddProperty } from './policy';
import { insertAssignments, insertProperty } from './repository';
import { presentProperty } from './service';

/** Returns the workspaces in which the actor may add a property, by name. */
export async function workspacesForNew(tx: Tx, actor: Actor): Promise<Workspace[]> {
  const open = actor.workspaceIds.filter((id) => canAddProperty(actor, id));
  const found = await workspacesByIds(tx, open);
  return found.sort((a, b) => a.name.localeCompare(b.name) || (a.workspaceId < b.workspaceId ? -1 : 1));
}

/** Returns the guard for `once`: the actor may still add a property in the workspace that the body names. */
export function addingGuard(actor: Actor, body: unknown): Guard {
  return async (tx) => ({ workspaceId: (await chooseWorkspace(tx, actor, body))?.workspaceId ?? null });
}

/** Returns the workspace that the body names, or the only possible one; null where it names none of several. */
export async function chooseWorkspace(tx: Tx, actor: Actor, body: unknown): Promise<Workspace | null> {
  const asked = z.object({ workspaceId: z.uuid() }).safeParse(body).data?.workspaceId.toLowerCase();
  const open = await workspacesForNew(tx, actor);
  if (asked === undefined) {
    if (open.length === 0) throw forbidden();
    return open.length === 1 ? open[0]! : null;
  }
  const chosen = open.find((w) => w.workspaceId === asked);
  if (chosen) return chosen;
  throw actor.workspaceIds.includes(asked) ? forbidden() : notFound();
}

const WORKSPACE_MISSING = new z.core.$ZodRealError([
  { code: 'custom', path: ['workspaceId'], message: 'Portfolio is required', input: undefined },
]);

function readBody(body: unknown, workspace: Workspace | null, today: string) {
  const rules = {
    balanceMin: limits.balanceMinWizard,
    hasLoanAnalysis: workspace?.featureToggleLoanAnalysis ?? false,
    today,
  };
  const schema = newPropertyInput(Number(today.slice(0, 4)), rules);
  if (workspace) return { workspace, input: parseInput(schema, body) };
  const issues = schema.safeParse(body).error?.issues ?? [];
  throw rulesFailed(new z.core.$ZodRealError([...WORKSPACE_MISSING.issues, ...issues]));
}

/** What the import of a workbook of properties passes to add one. */
interface AddBy {
  /** Chosen by the import, so that adding the same property twice fails. */
  propertyId?: string;
  /** Writes rows that the plans of the property depend on, before they are computed. */
  furnish?: (place: { workspaceId: string; propertyId: string }) => Promise<void>;
}

/** Adds a property with everything of its wizard, in the caller's transaction: all of it or nothing. */
export async function addProperty(
  tx: Tx,
  { clock, plans }: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  body: unknown,
  { propertyId = newId(), furnish }: AddBy = {},
): Promise<Property> {
  const { workspace, input } = readBody(body, await chooseWorkspace(tx, actor, body), clock.today());
  const { workspaceId } = workspace;
  const place = { workspaceId, propertyId };
  const now = clock.now();
  // Only internal staff may use the Test switch on the add screen.
  const isTest = actor.isStaff && input.isTest;
  await insertProperty(tx, { ...storedDetails(input), ...place, isTest, createdAt: now, updatedAt: now });
  // Users with access only to assigned properties would lose sight of their own new one.
  if (!reachesWholeWorkspace(roleIn(actor, workspaceId)!))
    await insertAssignments(tx, [{ ...place, userId: actor.userId }]);
  const { propertyFinancial, reserveStudy } = input;
  const values = workspace.featureToggleLoanAnalysis
    ? propertyFinancial
    : { ...propertyFinancial, previousHoaAnnualFee: null };
  await addFinancial(tx, { ...place, fiscalYear: propertyFinancial.startingFiscalYear, now }, values);
  await addFirstStudy(tx, { ...place, now }, reserveStudy);
  const added = { type: 'property', entityName: input.name, description: 'Added the property' } as const;
  await recordActivity(tx, { ...place, actor, at: now }, added);
  await furnish?.(place);
  await plans.recompute(tx, place);
  return presentProperty(await requireProperty(tx, actor, place.propertyId));
}
