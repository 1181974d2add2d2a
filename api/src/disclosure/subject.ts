import type { DisclosureInput } from '@roofline/engine/disclosure/series';
import { statutesOn, type StatuteRule } from '@roofline/engine/disclosure/statutes';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import type { DisclosureFacts, DisclosureState } from '@roofline/schema/disclosure/disclosure-facts';
import { toCents } from '@roofline/schema/value/money';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { currentPlan, engineComponents, type PlanForDocuments } from '../plan/service';

/** A component as a disclosure lists it. */
export interface ListedComponent {
  name: string;
  category: string;
  /** `1,200 SF`; null where it is not known. */
  quantity: string | null;
}

/** Everything that a disclosure is made of. */
export interface DisclosureSubject {
  state: DisclosureState;
  of: PlanForDocuments;
  facts: DisclosureFacts;
  components: ReadonlyMap<string, ListedComponent>;
  /** ISO day of preparation. */
  today: string;
}

/** The law that binds on the day of preparation; of Washington's chapters the one that was stated. */
export function bindingStatutes({ state, facts, today }: DisclosureSubject): StatuteRule[] {
  const binding = statutesOn(state, today);
  const stated = binding.filter(({ appliesTo }) => appliesTo === facts.chapter);
  return state === 'WA' && stated.length > 0 ? stated : binding;
}

/** Approved assessments of the plan, in its order. */
export function approvedAssessments({ of }: DisclosureSubject): PlanSettings['specialAssessments'] {
  return of.settings.specialAssessments.filter(({ status }) => status === 'approved');
}

/**
 * The engine's input. Approved is what a board has decided: of an adopted plan its contributions and loans; otherwise
 * the contribution as it is paid today, and no loan. Assessments count there once they are approved.
 */
export function disclosureInput({ of }: DisclosureSubject): DisclosureInput {
  const { settings, fiscalYear, inventory, financials, numberOfUnits, plan } = of;
  const components = engineComponents(inventory);
  const whole = fundingPlanInput(fundingPlanOf(settings, fiscalYear), components);
  const { assessments: _each, ...input } = whole;
  const today = fundingPlanInput(currentPlan({ fiscalYear, financials, components: inventory }), components);
  return {
    plan: input,
    assessments: settings.specialAssessments.map(({ year, amount, status, purpose }) => ({
      year: year - fiscalYear,
      amount: toCents(amount),
      status,
      purpose,
    })),
    units: numberOfUnits,
    approved: plan.isAdopted
      ? undefined
      : { contributions: today.contributions, loanProceeds: [], debtService: [] },
  };
}

/** What the approved series counts, in words. */
export function approvedInWords({ of }: DisclosureSubject): string {
  return of.plan.isAdopted
    ? 'Approved: the contributions and loans of the adopted plan, and approved special assessments.'
    : 'Approved: the contribution to reserves as it is paid today, with its usual yearly increase, and approved special assessments.';
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The last day of fiscal year `year`, as an ISO day. */
export function lastDayOf({ of }: DisclosureSubject, year: number): string {
  const start = of.financials.fiscalYearStartMonth;
  const calendar = start === 1 ? year : year + 1;
  const month = start === 1 ? 12 : start - 1;
  const isLeap = (calendar % 4 === 0 && calendar % 100 !== 0) || calendar % 400 === 0;
  const days = month === 2 && isLeap ? 29 : DAYS[month - 1]!;
  return `${calendar}-${String(month).padStart(2, '0')}-${String(days).padStart(2, '0')}`;
}

const SECTIONS = {
  study: { commonInterest: ['64.90.550'], condominium: ['64.34.382'], homeowners: ['64.38.070'] },
  // Budgets of older communities too follow 64.90.525, by 64.90.365.
  budget: {
    commonInterest: ['64.90.525'],
    condominium: ['64.34.308', '64.90.525'],
    homeowners: ['64.38.025', '64.90.525'],
  },
} as const;

/** Where Washington's law asks for the study or the budget summary: in the stated chapter, or in any that binds. */
export function washingtonCitation(subject: DisclosureSubject, part: keyof typeof SECTIONS): string {
  const sections = bindingStatutes(subject).flatMap(({ appliesTo }) => SECTIONS[part][appliesTo]);
  return `RCW ${[...new Set(sections)].join(', ')}`;
}
