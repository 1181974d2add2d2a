import { annualDeterioration, fullyFundedBalance } from '@roofline/engine/inventory/fully-funded';
import { toCents, type Cents } from '@roofline/schema/value/money';
import associations from './associations.json' with { type: 'json' };
import type { Illustration } from './illustration';
import { engineLines, patternLines, type DemoLine, type PatternName } from './lines';
import properties from './properties.json' with { type: 'json' };

export type WorkspaceKey = 'northlake' | 'lone-star';

export interface DemoStudy {
  type: number;
  providerName: string;
  date: string;
  cost: number;
}

/** Finances of the anchor year: money in cents, rates in points. */
export interface DemoFinances {
  startingBalance: Cents;
  annualFee: Cents;
  contribution: Cents;
  interestRate: number;
  inflationRate: number;
  increaseRate: number;
}

/** An invented property as it stands in its anchor year. */
export interface DemoProperty {
  workspace: WorkspaceKey;
  name: string;
  propertyTypeId: number;
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  yearBuilt: number;
  numberOfUnits: number;
  numberOfFloors: number | null;
  propertyDescription: string | null;
  illustration: Illustration | null;
  fiscalYearStartMonth: number;
  anchorYear: number;
  /** Set-up years before the anchor year. */
  historyYears: number;
  finances: DemoFinances;
  studies: DemoStudy[];
  lines: DemoLine[];
}

const ANCHOR_YEAR = 2026;
const HUNDRED_DOLLARS: Cents = 10_000;

/** Rounded to whole hundreds of dollars, as people budget. */
export function toHundreds(amount: Cents): Cents {
  return Math.round(amount / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
}

type Association = (typeof associations)[number];

function fromAssociation(association: Association): DemoProperty {
  return {
    ...association,
    workspace: association.workspace as WorkspaceKey,
    illustration: association.illustration as Illustration,
    studies: association.reserveStudies,
    anchorYear: association.startingFiscalYear,
    historyYears: 5,
    finances: {
      startingBalance: toCents(association.startingReserveBalance),
      annualFee: toCents(association.averageHoaAnnualFee),
      contribution: toCents(association.annualReserveContribution),
      interestRate: association.interestRatePct,
      inflationRate: association.inflationRatePct,
      increaseRate: association.reserveContributionIncreaseRatePct,
    },
    lines: association.components.map(({ code, oneTime, unitCost, ...line }) => ({
      ...line,
      key: code,
      unitCost: toCents(unitCost),
      isOneTime: oneTime,
    })),
  };
}

const PROVIDERS = ['Cascade Reserve Planning', 'Valley Reserve Analysts', 'Prairie Capital Studies'];

/** A past study a property, so that every history has a line. */
function studyOf(place: number): DemoStudy {
  return {
    type: 1 + (place % 3),
    providerName: PROVIDERS[place % PROVIDERS.length]!,
    date: `${ANCHOR_YEAR - 1 - (place % 3)}-${String(2 + (place % 9)).padStart(2, '0')}-${10 + (place % 18)}`,
    cost: 2_400 + 350 * (place % 9),
  };
}

/** One of the associations with a full inventory and five years of history. */
export const isStudied = (demo: Pick<DemoProperty, 'historyYears'>): boolean => demo.historyYears === 5;

type SmallProperty = (typeof properties)[number];

/** Finances follow from the inventory: a wanted percent funded, and a share of the yearly deterioration paid in. */
function financesOf(small: SmallProperty, lines: readonly DemoLine[]): DemoFinances {
  const components = engineLines(lines);
  const inflationRate = 3;
  const needed = fullyFundedBalance(components, 0, { inflationRate });
  const contribution = toHundreds(annualDeterioration(components) * small.contributionShare);
  return {
    startingBalance: toHundreds((needed * small.percentFunded) / 100),
    annualFee: toHundreds(contribution * 3.2),
    contribution,
    interestRate: small.interestRatePct,
    inflationRate,
    increaseRate: small.increaseRatePct,
  };
}

function fromSmall(small: SmallProperty, place: number): DemoProperty {
  const lines = patternLines(small.pattern as PatternName, small.numberOfUnits, place);
  return {
    ...small,
    workspace: small.workspace as WorkspaceKey,
    illustration: small.illustration as Illustration | null,
    propertyDescription: null,
    studies: [studyOf(place)],
    anchorYear: ANCHOR_YEAR,
    historyYears: 2,
    finances: financesOf(small, lines),
    lines,
  };
}

/** Every demo property: three associations with full inventories and the small ones beside them. */
export function demoProperties(): DemoProperty[] {
  return [...associations.map(fromAssociation), ...properties.map(fromSmall)];
}
