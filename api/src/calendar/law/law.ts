import { statutesOn, type StatuteDuties, type StatuteRule } from '@roofline/engine/disclosure/statutes';
import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import { DISCLOSURE_STATES, type DisclosureState } from '@roofline/schema/disclosure/disclosure-facts';
import type { StatedYear } from '../../disclosure/service';
import type { StoredYears } from '../../fiscal-year/service';
import type { LegalFacts } from '../../property/service';
import type { StudyRow } from '../../reserve-study/service';

// The law that binds a property: the dated rules of the disclosures.

/** What is known of a property that its duties follow from. */
export interface LegalRecord {
  property: LegalFacts;
  setUp: StoredYears['setUp'];
  /** Newest first. */
  studies: readonly StudyRow[];
  /** Newest first. */
  stated: readonly StatedYear[];
  /** Plans that its disclosures are drawn from. */
  plans: readonly { fiscalYear: number; planId: string }[];
  /** Duties that somebody stated do not apply: days on which they only may are left out. */
  exempt: ReadonlySet<CalendarKind>;
}

/** The state whose law we know; null for any other. */
export const stateOfLaw = ({ state }: Pick<LegalFacts, 'state'>): DisclosureState | null =>
  DISCLOSURE_STATES.find((one) => one === state.toUpperCase()) ?? null;

/** The law that binds the property on a day; of Washington's chapters the one that was stated last. */
export function lawOn({ property, stated }: LegalRecord, day: string): StatuteRule[] {
  const state = stateOfLaw(property);
  const binding = state ? statutesOn(state, day) : [];
  const chapter = stated.find((year) => year.chapter !== null)?.chapter;
  const chosen = state === 'WA' ? binding.filter(({ appliesTo }) => appliesTo === chapter) : binding;
  return chosen.length > 0 ? chosen : binding;
}

/** Where a duty stands in the law, and how old our record of it is. */
export function sourceOf(rules: readonly StatuteRule[], duty: keyof StatuteDuties): string {
  const cited = rules.map(({ act, duties }) => `${act}, section ${duties[duty]}`);
  return `${cited.join(', or ')}. Our record: ${rules[0]!.version}.`;
}
