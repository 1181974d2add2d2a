import { bridge } from '@roofline/engine/bridge/bridge';
import type { OutcomeFigure } from '@roofline/engine/outcome/figure';
import { contributionAmounts } from '@roofline/engine/projection/contributions';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { PlanBridge } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { AdoptedState } from '../adoption/adopted-state';
import { sharedSettings, type Basis } from '../funding/basis';
import { HORIZON_YEARS, ranged } from '../funding/compute';
import { carriedSettings } from '../carry/settings';
import { settingsDifferences, type Difference } from '../plans/differences';
import { momentAfter, momentInput, type MomentInput } from './basis';
import { inventoryDifferences } from './differences';

type Figure = PlanBridge['figures'][number];

const FIGURES: [Figure['figure'], OutcomeFigure][] = [
  ['requiredContribution', { kind: 'requiredContribution' }],
  ['lowestBalance', { kind: 'lowestBalance' }],
  ['percentFundedNow', { kind: 'percentFunded', boundary: 0 }],
  ['percentFundedAtEnd', { kind: 'percentFunded', boundary: HORIZON_YEARS }],
  ['endBalance', { kind: 'endBalance' }],
];

/** The two moments that a bridge compares. */
export interface BridgeSubject {
  adopted: AdoptedState & { fiscalYear: number };
  /** The plan at the other end, with today's inventory and financials. */
  now: Basis & { settings: PlanSettings; numberOfUnits: number; isAdopted: boolean };
  /** The actual spending in the reconciled fiscal years between, in cents. */
  spent: ReadonlyMap<number, Cents>;
}

/**
 * Returns the settings of today. For an adopted plan they are the board's, but balance and rates follow the financials
 * where those have changed since, so that the bridge shows it. Other plans have their own settings.
 */
function settingsOfNow({ adopted, now }: BridgeSubject): PlanSettings {
  if (!now.isAdopted) return now.settings;
  const [then, today] = [sharedSettings(adopted.financials), sharedSettings(now.financials)];
  const follow = (field: 'startingBalance' | 'inflationRate' | 'interestRate') =>
    then[field] === today[field] ? now.settings[field] : today[field];
  return {
    ...now.settings,
    startingBalance: follow('startingBalance'),
    inflationRate: follow('inflationRate'),
    interestRate: follow('interestRate'),
  };
}

interface Earlier extends MomentInput {
  spending?: { planned: Cents; actual: Cents };
}

/** Returns the adopted plan rolled forward to the present year, as if everything had gone as planned. */
function adoptedThen({ adopted, now, spent }: BridgeSubject): Earlier {
  let moment = momentInput(adopted);
  const spending = { planned: 0, actual: 0 };
  for (let year = adopted.fiscalYear; year < now.fiscalYear; year++) {
    const next = momentAfter(moment, adopted.settings.costShock);
    const actual = spent.get(year);
    if (actual !== undefined) {
      spending.planned += next.planned;
      spending.actual += actual;
    }
    moment = next.moment;
  }
  return { ...moment, ...(spending.planned === spending.actual ? {} : { spending }) };
}

function figureOf(name: Figure['figure'], figure: OutcomeFigure, before: Earlier, after: MomentInput) {
  const { value: found } = ranged(() =>
    bridge({ before: before.input, after: after.input, figure, spending: before.spending }),
  );
  if (!found) return [];
  // The engine counts in cents and hundredths of a point, the answer in dollars and points.
  const wire = (n: number) => n / 100;
  return [
    {
      figure: name,
      unit: found.unit === 'cents' ? ('money' as const) : ('percent' as const),
      before: wire(found.before),
      after: wire(found.after),
      bars: found.bars.map(({ cause, change, value }) => ({
        cause,
        change: wire(change),
        value: wire(value),
      })),
    },
  ];
}

const capital = ({ label, ...told }: Difference): Difference => ({
  label: label.charAt(0).toUpperCase() + label.slice(1),
  ...told,
});

function differences(subject: BridgeSubject, settings: PlanSettings, before: Earlier, after: MomentInput) {
  const { adopted, now } = subject;
  const nameOf = (id: string) =>
    [...now.components, ...adopted.components].find((line) => line.propertyComponentId === id)?.name ?? '';
  const span = { from: adopted.fiscalYear, to: now.fiscalYear };
  // Compares only the years to come; balance and contribution are as the adopted plan expects them by now.
  const expected: PlanSettings = {
    ...carriedSettings(adopted.settings, span).settings,
    startingBalance: toDollars(before.input.startingBalance),
    firstYearContribution: toDollars(contributionAmounts(before.input.contributions, 1)[0]!),
  };
  const beside: Difference[] = [
    {
      label: 'Number of units',
      before: String(adopted.numberOfUnits),
      after: String(now.numberOfUnits),
    },
  ];
  return [
    ...settingsDifferences(expected, settings, nameOf).map(capital),
    ...beside.filter((told) => told.before !== told.after),
    ...inventoryDifferences(before, after),
  ];
}

/** Computes why figures moved since an adoption. The bars of each figure sum to its change with no residue. */
export function bridgeOf(subject: BridgeSubject): Pick<PlanBridge, 'figures' | 'differences'> {
  const settings = settingsOfNow(subject);
  const moments = ranged(() => ({
    before: adoptedThen(subject),
    after: momentInput({ ...subject.now, settings }),
  }));
  // Amounts out of range cannot be compared; the plan itself gives the reason.
  if (moments.problem !== null) return { figures: [], differences: [] };
  const { before, after } = moments.value;
  return {
    figures: FIGURES.flatMap(([name, figure]) => figureOf(name, figure, before, after)),
    differences: differences(subject, settings, before, after),
  };
}
