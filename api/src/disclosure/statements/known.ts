import { feePerUnit } from '@roofline/engine/projection/per-unit';
import type { KnownFacts } from '@roofline/schema/disclosure/disclosure';
import {
  NO_FACTS,
  type DisclosureFact,
  type DisclosureFacts,
} from '@roofline/schema/disclosure/disclosure-facts';
import { FEE_COLLECTION_FREQUENCIES } from '@roofline/schema/financials/financials';
import { FULL_RESERVE_STUDY } from '@roofline/schema/reserve-study/reserve-study';
import { dayText } from '@roofline/schema/value/day';
import { toDollars } from '@roofline/schema/value/money';
import { financialsByProperty } from '../../financials/service';
import type { YearForDisclosure } from '../../plan/service';
import type { Tx } from '../../platform/database';
import { studiesOf, type StudyRow } from '../../reserve-study/service';

// Facts that the property has elsewhere are suggested with their source, and stated once someone confirms them.

interface Found {
  facts: Partial<DisclosureFacts>;
  source: string;
}

const FINANCIAL_UPDATE = 3;
const CONDOMINIUMS = [1, 2, 3];

/** Returns who made a reserve study, when, and its level where its type implies one. */
function ofStudy({ date, providerName, reserveStudyTypeId: type }: StudyRow): Found {
  const level = type === FULL_RESERVE_STUDY ? 'I' : type === FINANCIAL_UPDATE ? 'III' : null;
  return {
    facts: { preparedBy: providerName, studyDate: date, studyLevel: level },
    source: `Reserve study of ${dayText(date)}`,
  };
}

/** Returns the fee of one unit for the period in which it is collected; half-yearly fees are given by the year. */
function ofFees(annualFee: number, frequencyId: number, units: number): Partial<DisclosureFacts> {
  if (annualFee === 0) return {};
  const perYear = FEE_COLLECTION_FREQUENCIES.find(({ id }) => id === frequencyId)?.perYear;
  const [period, times] =
    perYear === 12
      ? (['month', 12] as const)
      : perYear === 4
        ? (['quarter', 4] as const)
        : (['year', 1] as const);
  return { assessmentAmount: toDollars(feePerUnit(annualFee, units, times)), assessmentPeriod: period };
}

const isKnown = (value: DisclosureFacts[DisclosureFact] | undefined) => value !== null && value !== undefined;

/** Returns the facts of a year that the property has elsewhere, each with its source. */
export async function knownFacts(
  tx: Tx,
  property: YearForDisclosure['property'],
  fiscalYear: number,
): Promise<KnownFacts> {
  const { propertyId, numberOfUnits, propertyTypeId } = property;
  const [study] = await studiesOf(tx, [propertyId]);
  const years = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const financials = years.find((row) => row.fiscalYear === fiscalYear);
  const found: Found[] = [
    ...(study ? [ofStudy(study)] : []),
    ...(financials
      ? [
          {
            facts: ofFees(financials.averageHoaAnnualFee, financials.feeCollectionFrequencyId, numberOfUnits),
            source: `Financials of ${fiscalYear}, in equal shares`,
          },
        ]
      : []),
    ...(CONDOMINIUMS.includes(propertyTypeId)
      ? [{ facts: { isCondominium: true }, source: 'Type of the property' }]
      : []),
  ];
  const sources = found.flatMap(({ facts, source }) =>
    Object.entries(facts).flatMap(([key, value]) => (isKnown(value) ? [{ key, source }] : [])),
  );
  return { facts: Object.assign({}, NO_FACTS, ...found.map(({ facts }) => facts)), sources };
}
