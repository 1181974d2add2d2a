import { missingFacts } from '@roofline/schema/disclosure-fields';
import type { Disclosure, DisclosureFactSheet } from '@roofline/schema/disclosure';
import {
  DISCLOSURE_STATES,
  NO_FACTS,
  type DisclosureFacts,
  type DisclosureFactsInput,
  type DisclosureState,
} from '@roofline/schema/disclosure-facts';
import { recordActivity } from '../activity/service';
import { readInventory } from '../component/service';
import { planForDocuments, ranged, type PlanForDocuments } from '../plan/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { countText } from '../platform/pdf/format';
import { conflict, ruleFailed } from '../platform/problem';
import { assertVersion } from '../platform/versions';
import { requireProperty } from '../property/access';
import { disclosureContent } from './content';
import { changeFacts, insertFacts, selectFacts } from './repository';
import type { DisclosureSubject, ListedComponent } from './subject';

/** Who asks about the disclosure of which plan. */
export interface DisclosureAsk {
  actor: Actor;
  clock: Clock;
  planId: string;
}

function stateOf({ property }: PlanForDocuments): DisclosureState {
  const state = DISCLOSURE_STATES.find((one) => one === property.state.toUpperCase());
  if (state) return state;
  throw ruleFailed(
    `There is no disclosure report for properties in ${property.state}: only for those in California and Washington.`,
    undefined,
    'noDisclosure',
  );
}

interface Found {
  of: PlanForDocuments;
  state: DisclosureState;
  facts: DisclosureFacts;
  version: number;
}

const place = ({ property, plan }: PlanForDocuments) => ({
  workspaceId: property.workspaceId,
  planId: plan.planId,
});

async function find(tx: Tx, { actor, clock, planId }: DisclosureAsk): Promise<Found> {
  const of = await planForDocuments(tx, actor, clock, planId);
  const state = stateOf(of);
  const row = await selectFacts(tx, place(of));
  // A fact that was added to the form later is not stated in what was stored before.
  return { of, state, facts: { ...NO_FACTS, ...row?.facts }, version: row?.version ?? 0 };
}

function sheetOf({ of, state, facts, version }: Found): DisclosureFactSheet {
  return {
    planId: of.plan.planId,
    state,
    facts,
    missing: missingFacts(state, facts).map(({ key, label }) => ({ key, label })),
    version,
    viewerCan: { edit: of.plan.viewerCan.disclose },
  };
}

/** What is stated for the disclosure of a plan, and what is missing. */
export async function getFacts(tx: Tx, ask: DisclosureAsk): Promise<DisclosureFactSheet> {
  return sheetOf(await find(tx, ask));
}

/** States everything anew; version 0 is that of a sheet on which nothing was ever stated. */
export async function putFacts(
  tx: Tx,
  ask: DisclosureAsk,
  version: number,
  facts: DisclosureFactsInput,
): Promise<DisclosureFactSheet> {
  const { property } = await planForDocuments(tx, ask.actor, ask.clock, ask.planId);
  await requireProperty(tx, ask.actor, property.propertyId, { need: 'editFinancials', lock: true });
  const held = await find(tx, ask);
  const { of } = held;
  const { plan } = of;
  if (!plan.viewerCan.disclose)
    throw conflict(`The plans of ${of.fiscalYear} are read-only: so is their disclosure.`, 'readOnly');
  assertVersion(held.version, version);
  const now = ask.clock.now();
  const stated = { facts, updatedAt: now, updatedBy: ask.actor.fullName };
  const row =
    held.version === 0 ? await insertFacts(tx, place(of), stated) : await changeFacts(tx, place(of), stated);
  await recordActivity(tx, {
    workspaceId: property.workspaceId,
    propertyId: property.propertyId,
    actor: ask.actor,
    entityName: `${plan.name} (${of.fiscalYear})`,
    description: 'Changed the statements of its disclosure',
    type: 'plan',
    at: now,
  });
  return sheetOf({ ...held, facts: row.facts, version: row.version });
}

async function listed(
  tx: Tx,
  ask: DisclosureAsk,
  of: PlanForDocuments,
): Promise<Map<string, ListedComponent>> {
  const at = { propertyId: of.property.propertyId, fiscalYear: of.fiscalYear };
  const { rows } = await readInventory(tx, ask, ask.actor, at);
  const quantities = new Map(
    rows.map((row) => [
      row.propertyComponentId,
      `${countText(row.quantityThousandths / 1000)} ${row.unitOfMeasure}`,
    ]),
  );
  return new Map(
    of.inventory.map(({ propertyComponentId, name, category }) => [
      propertyComponentId,
      { name, category, quantity: quantities.get(propertyComponentId) ?? null },
    ]),
  );
}

/** What the disclosure of a plan is made of, read in one go: what follows from it needs no database. */
export interface ReadDisclosure {
  subject: DisclosureSubject;
  factSheet: DisclosureFactSheet;
}

/** Reads the disclosure plan with its facts; 422 for another state, and for a plan that is not chosen for it. */
export async function readDisclosure(tx: Tx, ask: DisclosureAsk): Promise<ReadDisclosure> {
  const found = await find(tx, ask);
  const { of, state, facts } = found;
  if (!of.plan.isDisclosure)
    throw ruleFailed(
      `${of.plan.name} is not the disclosure plan of ${of.fiscalYear}: choose it first.`,
      undefined,
      'notDisclosurePlan',
    );
  const components = await listed(tx, ask, of);
  return {
    subject: { state, of, facts, components, today: ask.clock.today() },
    factSheet: sheetOf(found),
  };
}

/** Everything that the page shows; 422 where figures leave the range of whole cents. */
export function presentDisclosure({ subject, factSheet }: ReadDisclosure): Disclosure {
  const { value, problem } = ranged(() => disclosureContent(subject));
  if (problem !== null) throw ruleFailed(problem, undefined, 'outOfRange');
  return { ...value, factSheet };
}
