import { inSentence } from '@roofline/schema/value/listing';
import { contributionAmounts } from '@roofline/engine/projection/contributions';
import { amortise } from '@roofline/engine/loan/amortisation';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import { toDollars } from '@roofline/schema/value/money';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanMethod } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** The first fiscal year of a plan, and the later one that it is carried into. */
export interface Span {
  from: number;
  to: number;
}

/** Part of a plan's settings, carried into a later year. */
interface Part {
  settings: Partial<PlanSettings>;
  /** The changes to the settings, a sentence each. */
  notes: string[];
  /** Why the part cannot be carried; null where it can. */
  reason: string | null;
}

/** A plan's settings, carried into a later year. */
export interface CarriedSettings extends Part {
  settings: PlanSettings;
}

const MONTHS = 12;
/** The methods whose goal is reached by its year; other goals apply from their year on. */
const BY_YEAR: readonly PlanMethod[] = ['fullFunding', 'targetPercent'];

const part = (settings: Partial<PlanSettings>, notes: string[] = [], reason: string | null = null): Part => ({
  settings,
  notes,
  reason,
});

/** Lists different values: `2026`, `2026 and 2027`, `2026, 2027 and 2028`. */
function listed(values: readonly (string | number)[]): string {
  return inSentence([...new Set(values.map(String))]);
}

/** Returns the contribution of the new first year; it includes ladder steps that have begun by then. */
function contribution(settings: PlanSettings, { from, to }: Span): Part {
  const { contributions } = fundingPlanInput(fundingPlanOf(settings, from), []);
  const amount = contributionAmounts(contributions, to - from + 1)[to - from]!;
  const steps = [...settings.ladder].sort((one, other) => one.fromYear - other.fromYear);
  const begun = settings.method === 'ladder' ? steps.filter(({ fromYear }) => fromYear <= to) : [];
  const ladder = settings.ladder.filter(({ fromYear }) => fromYear > to);
  const isOver = settings.method === 'ladder' && ladder.length === 0;
  const notes = [
    ...(begun.length > 0
      ? [
          `The effect of its ladder in ${listed(begun.map(({ fromYear }) => fromYear))} is in the contribution of ${to}.`,
        ]
      : []),
    ...(isOver ? ['Its ladder has no step left: its contribution is now set by hand.'] : []),
  ];
  return part(
    {
      ...(isOver ? { method: 'custom' as const } : {}),
      firstYearContribution: toDollars(amount),
      increaseRate: begun.at(-1)?.increaseRate ?? settings.increaseRate,
      ladder,
    },
    notes,
  );
}

/** Carries the goal: one by a past year prevents it; a floor from a past year on applies from the first year on. */
function goal({ method, goal: aim }: PlanSettings, { to }: Span): Part {
  if (aim.year === null || aim.year >= to) return part({ goal: aim });
  const reason = BY_YEAR.includes(method) ? `Its goal is for ${aim.year}, before ${to} begins.` : null;
  return part({ goal: { ...aim, year: null } }, [], reason);
}

/** Carries the settings of single years, from the new year on. */
function singleYears(settings: PlanSettings, { to }: Span): Part {
  const ahead = ({ year }: { year: number }) => year >= to;
  const { specialAssessments, yearOverrides } = settings;
  const past = (what: string, all: readonly { year: number }[]) => {
    const years = all.filter((one) => !ahead(one)).map(({ year }) => year);
    return years.length > 0 ? [`${what} of ${listed(years)} left out: they come before ${to}.`] : [];
  };
  return part(
    {
      specialAssessments: specialAssessments.filter(ahead),
      yearOverrides: yearOverrides.filter(ahead),
      moves: settings.moves.filter(ahead),
    },
    [...past('Special assessments', specialAssessments), ...past('Rates', yearOverrides)],
  );
}

/** Carries future loans, and loans with payments left, whose money the fund already has. */
function loans(settings: PlanSettings, { from, to }: Span): Part {
  const { loans: terms = [] } = fundingPlanOf(settings, from);
  const lastYear = settings.loans.map(
    ({ year }, index) => year + Math.ceil(amortise(terms[index]!.terms).rows.length / MONTHS) - 1,
  );
  const isKept = (index: number) => settings.loans[index]!.year >= to || lastYear[index]! >= to;
  const notes = settings.loans.flatMap(({ name, year }, index) => {
    if (!isKept(index)) return [`${name} left out: it is repaid by then.`];
    return year < to ? [`${name} is drawn; its payments continue until ${lastYear[index]}.`] : [];
  });
  return part({ loans: settings.loans.filter((_loan, index) => isKept(index)) }, notes);
}

/**
 * Returns a plan's settings as of a later fiscal year, if that year begins as planned. Starting balance, rates and
 * conventions stay as they are. Moved components keep the ids of the earlier inventory. Throws
 * AssumptionsOutOfRangeError where cents cannot hold the contribution.
 */
export function carriedSettings(settings: PlanSettings, span: Span): CarriedSettings {
  const parts = [contribution, goal, singleYears, loans].map((carry) => carry(settings, span));
  return {
    settings: Object.assign({}, settings, ...parts.map((each) => each.settings)) as PlanSettings,
    notes: parts.flatMap(({ notes }) => notes),
    reason: parts.find(({ reason }) => reason !== null)?.reason ?? null,
  };
}
