import { statutesOn, type StatuteDuties, type StatuteRule } from '@roofline/engine/disclosure/statutes';
import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import { disclosureState } from '@roofline/schema/disclosure/disclosure-states';
import type { StatedYear } from '../../disclosure/service';
import type { StoredYears } from '../../fiscal-year/service';
import type { LegalFacts } from '../../property/service';
import type { StudyRow } from '../../reserve-study/service';

// The law that binds a property, by the dated rules of the disclosures.

/** The facts of a property that decide its duties. */
export interface LegalRecord {
  property: LegalFacts;
  setUp: StoredYears['setUp'];
  /** Newest first. */
  studies: readonly StudyRow[];
  /** Newest first. */
  stated: readonly StatedYear[];
  /** The disclosure plans of its years. */
  plans: readonly { fiscalYear: number; planId: string }[];
  /** The duties that someone stated do not apply: their dates are left out where they only may apply. */
  exempt: ReadonlySet<CalendarKind>;
}

/** Returns the law that binds the property on a day; of Washington's chapters the one that was stated last. */
export function lawOn({ property, stated }: LegalRecord, day: string): StatuteRule[] {
  const state = disclosureState(property.state);
  const binding = state ? statutesOn(state, day) : [];
  const chapter = stated.find((year) => year.chapter !== null)?.chapter;
  const chosen = state === 'WA' ? binding.filter(({ appliesTo }) => appliesTo === chapter) : binding;
  return chosen.length > 0 ? chosen : binding;
}

/** Cites the law of a duty, with the version of our record of it. */
export function sourceOf(rules: readonly StatuteRule[], duty: keyof StatuteDuties): string {
  const cited = rules.map(({ act, duties }) => `${act}, section ${duties[duty]}`);
  return `${cited.join(', or ')}. Our record: ${rules[0]!.version}.`;
}
