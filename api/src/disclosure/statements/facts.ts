import { askedFacts, isStated, missingFacts } from '@roofline/schema/disclosure/disclosure-fields';
import type { DisclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import {
  FACTS_OF_PLAN,
  FACTS_TO_READ_AGAIN,
  NO_FACTS,
  type DisclosureFact,
  type DisclosureFacts,
  type DisclosureFactsInput,
} from '@roofline/schema/disclosure/disclosure-facts';
import { disclosureState, type DisclosureState } from '@roofline/schema/disclosure/disclosure-states';
import { recordActivity } from '../../activity/service';
import { yearForDisclosure, type YearForDisclosure } from '../../plan/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { conflict, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { describeFacts } from './changes';
import { knownFacts } from './known';
import { changeFacts, insertFacts, selectAllFacts, selectFacts, type FactsRow } from '../repository';

// The facts that people state belong to an association's year: they stay when another plan is chosen for the disclosure.

/** A request about a fiscal year. */
export interface FactsAsk {
  actor: Actor;
  clock: Clock;
  propertyId: string;
  fiscalYear: number;
}

type Property = YearForDisclosure['property'];

/** A year whose facts are read, and the other facts of its sheet. */
interface SheetOf {
  property: Property;
  fiscalYear: number;
  disclosurePlanId: string | null;
  canEdit: boolean;
}

/** Returns the state whose law applies; 422 outside California and Washington. */
export function stateOf(property: Pick<Property, 'state'>): DisclosureState {
  const state = disclosureState(property.state);
  if (state) return state;
  throw ruleFailed(
    `There is no disclosure report for properties in ${property.state}: only for those in California and Washington.`,
    undefined,
    'noDisclosure',
  );
}

/**
 * Returns the statements of a year under its disclosure plan. Approvals count only for the plan under which they were
 * stated. A fact that was added to the form later is unstated in older rows.
 */
function factsOf(row: FactsRow | null, disclosurePlanId: string | null): DisclosureFacts {
  const { saidOfPlan = null, toReadAgain: _unread, ...stated } = row?.facts ?? {};
  const facts: DisclosureFacts = { ...NO_FACTS, ...stated };
  if (disclosurePlanId !== null && saidOfPlan === disclosurePlanId) return facts;
  return { ...facts, ...Object.fromEntries(FACTS_OF_PLAN.map((key) => [key, null])) };
}

/** The state of a fiscal year's disclosure. */
export interface StatedYear {
  propertyId: string;
  fiscalYear: number;
  /** Whether every fact is stated that the law of the state leaves to people. */
  isComplete: boolean;
  /** In Washington: the chapter that governs the association. */
  chapter: DisclosureFacts['chapter'];
}

/** Returns the years of properties with any statement, newest first. `states` has the state of each property. */
export async function statedYears(
  tx: Tx,
  states: ReadonlyMap<string, DisclosureState>,
): Promise<StatedYear[]> {
  const rows = await selectAllFacts(tx, [...states.keys()]);
  return rows.map((row) => {
    const facts = factsOf(row, null);
    const { propertyId, fiscalYear } = row;
    const isComplete = missingFacts(states.get(propertyId)!, facts).length === 0;
    return { propertyId, fiscalYear, isComplete, chapter: facts.chapter };
  });
}

const placeOf = ({ property, fiscalYear }: SheetOf) => ({
  workspaceId: property.workspaceId,
  propertyId: property.propertyId,
  fiscalYear,
});

/** Returns the facts that were stated under another disclosure plan, and neither changed nor confirmed since. */
function toReadAgain({ property, disclosurePlanId }: SheetOf, facts: DisclosureFacts, row: FactsRow | null) {
  const { saidOfPlan = null, toReadAgain: unread = [] } = row?.facts ?? {};
  if (saidOfPlan === null || disclosurePlanId === null) return [];
  const keys: readonly DisclosureFact[] = saidOfPlan === disclosurePlanId ? unread : FACTS_TO_READ_AGAIN;
  return askedFacts(stateOf(property), facts)
    .filter(({ key }) => keys.includes(key) && isStated(facts[key]))
    .map(({ key, label }) => ({ key, label }));
}

/** Returns the sheet of a year: stated and missing facts, and the statements of an earlier year. */
export async function readSheet(tx: Tx, of: SheetOf): Promise<DisclosureFactSheet> {
  const state = stateOf(of.property);
  const { row, before } = await selectFacts(tx, placeOf(of));
  const facts = factsOf(row, of.disclosurePlanId);
  return {
    propertyId: of.property.propertyId,
    fiscalYear: of.fiscalYear,
    disclosurePlanId: of.disclosurePlanId,
    state,
    facts,
    missing: missingFacts(state, facts).map(({ key, label }) => ({ key, label })),
    statedBefore:
      before && of.canEdit ? { fiscalYear: before.fiscalYear, facts: factsOf(before, null) } : null,
    known: of.canEdit ? await knownFacts(tx, of.property, of.fiscalYear) : null,
    toReadAgain: toReadAgain(of, facts, row),
    version: row?.version ?? 0,
    viewerCan: { edit: of.canEdit },
  };
}

const sheetOf = ({ property, year, disclosurePlanId, canDisclose }: YearForDisclosure): SheetOf => ({
  property,
  fiscalYear: year.year,
  disclosurePlanId,
  canEdit: canDisclose,
});

/** Returns the sheet of a year; 404 for one that the property does not have, 422 outside California and Washington. */
export async function getFacts(tx: Tx, { actor, clock, ...asked }: FactsAsk): Promise<DisclosureFactSheet> {
  return readSheet(tx, sheetOf(await yearForDisclosure(tx, actor, clock, asked)));
}

/** Throws 409 where the year is over or awaits its setup, so that it cannot be disclosed. */
export function assertOpen({ year, canDisclose }: YearForDisclosure): void {
  if (canDisclose) return;
  throw conflict(
    year.isPreviousFiscalYear
      ? `${year.year} is a previous fiscal year: the statements of its disclosure are read-only.`
      : `${year.year} is not set up yet: set up the fiscal year before you state anything for it.`,
    'readOnly',
  );
}

/**
 * Returns the statements that still have to be read again after a save: those that it does not change. A save without any
 * change confirms all of them.
 */
function stillUnread(sheet: DisclosureFactSheet, facts: DisclosureFactsInput, isChanged: boolean) {
  if (!isChanged) return [];
  return sheet.toReadAgain
    .map(({ key }) => key as DisclosureFact)
    .filter((key) => JSON.stringify(facts[key]) === JSON.stringify(sheet.facts[key]));
}

/** Replaces all statements of a year; version 0 means that nothing was ever stated. */
export async function putFacts(
  tx: Tx,
  ask: FactsAsk,
  version: number,
  facts: DisclosureFactsInput,
): Promise<DisclosureFactSheet> {
  const { actor, clock, ...asked } = ask;
  const held = await yearForDisclosure(tx, actor, clock, asked, { lock: true });
  const of = sheetOf(held);
  const { property, fiscalYear } = of;
  const sheet = await readSheet(tx, of);
  assertOpen(held);
  assertVersion(sheet.version, version);
  const now = clock.now();
  const description = describeFacts(sheet.state, { before: sheet.facts, after: facts });
  const said = {
    saidOfPlan: of.disclosurePlanId,
    toReadAgain: stillUnread(sheet, facts, description !== null),
  };
  const stated = { facts: { ...facts, ...said }, updatedAt: now, updatedBy: actor.fullName };
  await (sheet.version === 0 ? insertFacts : changeFacts)(tx, placeOf(of), stated);
  const place = { workspaceId: property.workspaceId, propertyId: property.propertyId, actor, at: now };
  await recordActivity(tx, place, {
    type: 'disclosure',
    entityName: `${property.name} (${fiscalYear})`,
    description,
  });
  return readSheet(tx, of);
}
