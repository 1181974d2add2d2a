import type { DisclosureInput } from '@roofline/engine/disclosure/series';
import { statutesOn, type StatuteRule } from '@roofline/engine/disclosure/statutes';
import { fundingPlanInput, type FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import type { DisclosureState } from '@roofline/schema/disclosure/disclosure-states';
import { dayText } from '@roofline/schema/value/day';
import { toCents } from '@roofline/schema/value/money';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { Owed } from '../reserve-borrowing/service';
import { currentPlan, engineComponents, type PlanForDocuments } from '../plan/service';

/** A component as a disclosure lists it. */
export interface ListedComponent {
  name: string;
  category: string;
  /** Such as `1,200 SF`; null where it is not known. */
  quantity: string | null;
}

/** Everything that a disclosure is computed from. */
export interface DisclosureSubject {
  state: DisclosureState;
  of: PlanForDocuments;
  facts: DisclosureFacts;
  components: ReadonlyMap<string, ListedComponent>;
  /** What the operating fund owes the reserve fund, by the log of reserve borrowing. */
  owed: Owed;
  /** ISO day of preparation. */
  today: string;
}

/** Returns the law that binds on the day of preparation; of Washington's chapters only the stated one. */
export function bindingStatutes({ state, facts, today }: DisclosureSubject): StatuteRule[] {
  const binding = statutesOn(state, today);
  const stated = binding.filter(({ appliesTo }) => appliesTo === facts.chapter);
  return state === 'WA' && stated.length > 0 ? stated : binding;
}

/** Returns the approved assessments of the plan, in its order. */
export function approvedAssessments({ of }: DisclosureSubject): PlanSettings['specialAssessments'] {
  return of.settings.specialAssessments.filter(({ status }) => status === 'approved');
}

/** Levels a plan: the contribution of its first year for all years, without later increases, steps or yearly rates. */
const level = (plan: FundingPlan): FundingPlan => ({
  ...plan,
  increaseRate: 0,
  steps: [],
  yearRates: (plan.yearRates ?? []).map(({ increaseRate: _rise, ...rates }) => rates),
});

/** Returns the plan with only the loans from before the year, whose debt is known without any approval. */
const begun = (plan: FundingPlan): FundingPlan => ({
  ...plan,
  loans: (plan.loans ?? []).filter(({ year }) => year < 0),
});

/**
 * Returns the approved part of a plan: the first year's contribution of an adopted plan, or else the one paid today.
 * Later increases and loans count from the day that someone states for their approval (Civil Code 5560(c) and
 * 5570(b)(7), RCW 64.90.550); assessments once they are approved.
 */
function approvedPlan({ of, facts }: DisclosureSubject): FundingPlan {
  const { settings, fiscalYear, inventory, financials, plan } = of;
  const whole = fundingPlanOf(settings, fiscalYear);
  const paid = plan.isAdopted ? whole : currentPlan({ fiscalYear, financials, components: inventory });
  const contributions = facts.increasesApprovedOn === null ? level(paid) : paid;
  const { loans } = facts.loansApprovedOn === null ? begun(whole) : whole;
  return { ...contributions, loans };
}

/** Returns the engine's input: the plan, and the approved part of it. */
export function disclosureInput(subject: DisclosureSubject): DisclosureInput {
  const { settings, fiscalYear, inventory, numberOfUnits } = subject.of;
  const components = engineComponents(inventory);
  const whole = fundingPlanInput(fundingPlanOf(settings, fiscalYear), components);
  const { assessments: _each, ...input } = whole;
  const { contributions, loanProceeds, debtService } = fundingPlanInput(approvedPlan(subject), components);
  return {
    plan: input,
    assessments: settings.specialAssessments.map(({ year, amount, status, purpose }) => ({
      year: year - fiscalYear,
      amount: toCents(amount),
      status,
      purpose,
    })),
    units: numberOfUnits,
    approved: { contributions, loanProceeds, debtService },
  };
}

/** Describes in words what the approved series counts. */
export function approvedInWords({ of, facts }: DisclosureSubject): string {
  const { increasesApprovedOn: rises, loansApprovedOn: loans } = facts;
  const contribution = of.plan.isAdopted
    ? 'the contribution of this year in the adopted plan'
    : 'the contribution to reserves as it is paid today';
  const increases = rises
    ? `with its later increases, approved on ${dayText(rises)}`
    : 'without later increases, since none is stated as approved';
  const borrowed = loans
    ? `loans of the plan, approved on ${dayText(loans)}`
    : 'loans taken up before this year';
  return `Approved: ${contribution}, ${increases}; approved special assessments; ${borrowed}.`;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the last day of fiscal year `year`, as an ISO day. */
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
  // By 64.90.365, budgets of older communities follow 64.90.525, too.
  budget: {
    commonInterest: ['64.90.525'],
    condominium: ['64.34.308', '64.90.525'],
    homeowners: ['64.38.025', '64.90.525'],
  },
} as const;

/** Cites Washington's law on the study or the budget summary: the stated chapter, or each that binds. */
export function washingtonCitation(subject: DisclosureSubject, part: keyof typeof SECTIONS): string {
  const sections = bindingStatutes(subject).flatMap(({ appliesTo }) => SECTIONS[part][appliesTo]);
  return `RCW ${[...new Set(sections)].join(', ')}`;
}
