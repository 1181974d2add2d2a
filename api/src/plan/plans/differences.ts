import { formatLimit } from '@roofline/schema/value/money';
import type { PlanBridge } from '@roofline/schema/plan/plan';
import type { PlanMethod, PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Basis } from '../funding/basis';

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

const none = 'none';
const listed = (parts: readonly string[]) => (parts.length === 0 ? none : parts.join('; '));
const years = (n: number) => (Math.abs(n) === 1 ? `${n} year` : `${n} years`);

/** `startOfYear` → `start of year`. */
const spaced = (code: string) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function goal({ method, goal: { amount, percent, year } }: PlanSettings): string {
  const parts = [
    method === 'thresholdDollars' && amount !== null ? formatLimit(amount) : null,
    ['thresholdPercent', 'targetPercent'].includes(method) && percent !== null ? `${percent}%` : null,
    year === null ? null : `${year}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? none : parts.join(', ');
}

function ladder({ method, ladder: steps }: PlanSettings): string {
  if (method !== 'ladder') return none;
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
      return `${year}: ${rates.join(', ') || none}`;
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

/** What of a plan's settings can differ, with its label and the words for it. */
const TOLD: [label: string, words: (settings: PlanSettings, nameOf: (id: string) => string) => string][] = [
  ['method', ({ method }) => METHODS[method]],
  ['goal', goal],
  ['starting reserve balance', ({ startingBalance }) => formatLimit(startingBalance)],
  ['first-year contribution', ({ firstYearContribution }) => formatLimit(firstYearContribution)],
  ['yearly increase', ({ increaseRate }) => `${increaseRate}%`],
  ['inflation rate', ({ inflationRate }) => `${inflationRate}%`],
  ['interest rate', ({ interestRate }) => `${interestRate}%`],
  ['ladder', ladder],
  [
    'special assessments',
    ({ specialAssessments }) =>
      listed(
        specialAssessments.map(
          ({ year, amount, purpose, status, dueDate }) =>
            `${year} ${formatLimit(amount)} (${purpose}, ${status}${dueDate === null ? '' : `, due ${dueDate}`})`,
        ),
      ),
  ],
  ['rates of single years', overrides],
  ['loans', ({ loans }) => listed(loans.map(loan))],
  ['cost change', ({ costShock }) => `${costShock}%`],
  ['life change', ({ lifeOffset }) => years(lifeOffset)],
  [
    'moved components',
    ({ moves }, nameOf) =>
      listed(moves.map(({ propertyComponentId, year }) => `${nameOf(propertyComponentId)} to ${year}`)),
  ],
  [
    'conventions',
    ({ conventions: { inflationTiming, interestConvention, rateBasis, taxRate } }) =>
      `inflation ${spaced(inflationTiming)}, interest ${spaced(interestConvention)}, ${spaced(rateBasis)} rate, ${taxRate}% tax`,
  ],
];

/** Settings that differ, in words. */
export function settingsDifferences(
  before: PlanSettings,
  after: PlanSettings,
  nameOf: (propertyComponentId: string) => string,
): Difference[] {
  return TOLD.map(([label, words]) => ({
    label,
    before: words(before, nameOf),
    after: words(after, nameOf),
  })).filter((told) => told.before !== told.after);
}

/** "inflation rate from 3% to 3.5%; …"; null where nothing differs. */
export function describeSettings(
  before: PlanSettings,
  after: PlanSettings,
  { components }: Pick<Basis, 'components'>,
): string | null {
  const nameOf = (id: string) =>
    components.find((component) => component.propertyComponentId === id)?.name ?? 'a former component';
  const told = settingsDifferences(before, after, nameOf);
  if (told.length === 0) return null;
  return told.map(({ label, before: from, after: to }) => `${label} from ${from} to ${to}`).join('; ');
}
