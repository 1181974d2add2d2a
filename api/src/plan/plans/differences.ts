import {
  changesOf,
  changeWords,
  NAME,
  NO_VALUE,
  wordedFields,
  type Change,
} from '@roofline/schema/activity/changes';
import type { PlanBridge } from '@roofline/schema/plan/plan';
import { planSettingsInput } from '@roofline/schema/plan/plan-input';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit } from '@roofline/schema/value/money';
import type { PlanMethod } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Basis } from '../funding/basis';
import type { PlanRow } from '../repository';

export type Difference = PlanBridge['differences'][number];

const METHODS: Record<PlanMethod, string> = {
  currentFunding: 'current funding',
  baseline: 'baseline',
  thresholdDollars: 'threshold in dollars',
  thresholdPercent: 'threshold in percent',
  fullFunding: 'full funding',
  targetPercent: 'target percent',
  custom: 'custom',
  ladder: 'ladder',
};

const listed = (parts: readonly string[]) => (parts.length === 0 ? NO_VALUE : parts.join('; '));
const years = (n: number) => (Math.abs(n) === 1 ? `${n} year` : `${n} years`);

/** Writes a code in words: `startOfYear` → `start of year`. */
const spaced = (code: string) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function goal({ method, goal: { amount, percent, year } }: PlanSettings): string {
  const parts = [
    method === 'thresholdDollars' && amount !== null ? formatLimit(amount) : null,
    ['thresholdPercent', 'targetPercent'].includes(method) && percent !== null ? `${percent}%` : null,
    year === null ? null : `${year}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? NO_VALUE : parts.join(', ');
}

function ladder({ method, ladder: steps }: PlanSettings): string {
  if (method !== 'ladder') return NO_VALUE;
  const did = (step: (typeof steps)[number]) =>
    step.kind === 'increaseOnly' ? '' : `${step.kind} ${formatLimit(step.amount ?? 0)}, `;
  return listed(steps.map((step) => `from ${step.fromYear} ${did(step)}then ${step.increaseRate}% a year`));
}

function overrides({ yearOverrides }: PlanSettings): string {
  const rate = (label: string, value: number | null) => (value === null ? [] : [`${label} ${value}%`]);
  return listed(
    yearOverrides.map(({ year, inflationRate, interestRate, increaseRate }) => {
      const rates = [
        ...rate('inflation', inflationRate),
        ...rate('interest', interestRate),
        ...rate('increase', increaseRate),
      ];
      return `${year}: ${rates.join(', ') || NO_VALUE}`;
    }),
  );
}

function loan(one: PlanSettings['loans'][number]): string {
  const { name, year, principal, annualRate, months, fees, interestOnlyMonths } = one;
  const parts = [
    `${year} ${formatLimit(principal)} at ${annualRate}% over ${months} months`,
    fees === 0 ? null : `fees of ${formatLimit(fees)} ${one.areFeesFinanced ? 'borrowed too' : 'out of it'}`,
    interestOnlyMonths === 0 ? null : `${interestOnlyMonths} months of interest only`,
    `repaid by ${one.repaidFrom === 'owners' ? 'the owners' : 'the reserves'}`,
  ];
  return `${parts.filter((part) => part !== null).join(', ')} (${name})`;
}

function assessments({ specialAssessments }: PlanSettings): string {
  return listed(
    specialAssessments.map(
      ({ year, amount, purpose, status, dueDate }) =>
        `${year} ${formatLimit(amount)} (${purpose}, ${status}${dueDate === null ? '' : `, due ${dayText(dueDate)}`})`,
    ),
  );
}

function conventions({ conventions: of }: PlanSettings): string {
  const { inflationTiming, interestConvention, rateBasis, taxRate } = of;
  return `inflation ${spaced(inflationTiming)}, interest ${spaced(interestConvention)}, ${spaced(rateBasis)} rate, ${taxRate}% tax`;
}

/** The schema that labels the changed fields; its year and its loan analysis have no effect on labels. */
const documented = planSettingsInput({ fiscalYear: 2026, annualFee: limits.feeMax, hasLoanAnalysis: true });

type NameOf = (propertyComponentId: string) => string;

/** Returns all fields of a plan's settings, with their words. */
const fieldsOf = (nameOf: NameOf) =>
  wordedFields<typeof documented, PlanSettings>(documented, {
    method: { label: 'method', words: ({ method }) => METHODS[method] },
    goal: { label: 'goal', words: goal },
    increaseRate: { label: 'yearly increase' },
    ladder: { label: 'ladder', words: ladder },
    specialAssessments: { label: 'special assessments', words: assessments },
    yearOverrides: { label: 'rates of single years', words: overrides },
    loans: { label: 'loans', words: ({ loans }) => listed(loans.map(loan)) },
    lifeOffset: { words: ({ lifeOffset }) => years(lifeOffset) },
    moves: {
      label: 'moved components',
      words: ({ moves }) =>
        listed(moves.map(({ propertyComponentId, year }) => `${nameOf(propertyComponentId)} to ${year}`)),
    },
    conventions: { label: 'conventions', words: conventions },
  });

/** Returns the settings that differ, in words. */
export function settingsDifferences(before: PlanSettings, after: PlanSettings, nameOf: NameOf): Change[] {
  return changesOf(fieldsOf(nameOf), { before, after });
}

type Named = Pick<PlanRow, 'name' | 'settings'>;

/** Describes the changes of a plan's name and settings; null where nothing changed. */
export function describePlan(
  { before, after }: { before: Named; after: Named },
  { components }: Pick<Basis, 'components'>,
): string | null {
  const nameOf = (id: string) =>
    components.find((component) => component.propertyComponentId === id)?.name ?? 'a former component';
  return changeWords(`of ${after.name}`, [
    ...changesOf([{ label: NAME, words: ({ name }: Named) => name }], { before, after }),
    ...settingsDifferences(before.settings, after.settings, nameOf),
  ]);
}
