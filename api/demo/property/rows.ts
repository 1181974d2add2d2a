import { addDays } from '@roofline/schema/value/day';
import { toHundredths, type Cents } from '@roofline/schema/value/money';
import type { NewComponent } from '../../src/component/repository';
import { nameKey } from '../../src/component/values';
import type { propertyFinancial } from '../../src/financials/tables';
import { newId } from '../../src/platform/ids';
import { searchTextOf } from '../../src/property/search/repository/words';
import type { property } from '../../src/property/tables';
import type { reserveStudy } from '../../src/reserve-study/tables';
import { costOf, type DemoLine } from './lines';
import type { DemoProperty, DemoStudy } from './property';
import type { DemoYear } from './years';

/** Where the rows of a property go. */
export interface DemoPlace {
  workspaceId: string;
  propertyId: string;
  now: Date;
}

/** The property itself. */
export function propertyRow(
  demo: DemoProperty,
  { now, ...place }: DemoPlace,
  profileImageId: string | null,
): typeof property.$inferInsert {
  return {
    ...place,
    name: demo.name,
    addressLine1: demo.addressLine1,
    city: demo.city,
    state: demo.state,
    zipCode: demo.zipCode,
    yearBuilt: demo.yearBuilt,
    propertyTypeId: demo.propertyTypeId,
    isCondoConverted: false,
    numberOfUnits: demo.numberOfUnits,
    numberOfFloors: demo.numberOfFloors,
    propertyDescription: demo.propertyDescription,
    profileImageId,
    latitude: demo.latitude,
    longitude: demo.longitude,
    isDemo: true,
    searchText: searchTextOf(demo),
    createdAt: now,
    updatedAt: now,
  };
}

/** Financials of each year; the fee of the year before stands beside each, for the loan analysis. */
export function financialRows(
  { finances, fiscalYearStartMonth }: DemoProperty,
  { now, ...place }: DemoPlace,
  years: readonly DemoYear[],
): (typeof propertyFinancial.$inferInsert)[] {
  let previousFee: Cents | null = null;
  return years.map((year) => {
    const row = {
      ...place,
      propertyFinancialId: newId(),
      fiscalYear: year.fiscalYear,
      fiscalYearStartMonth,
      startingFiscalYear: year.fiscalYear,
      yearEndReserveBalance: year.startingBalance,
      averageHoaAnnualFee: year.annualFee,
      previousHoaAnnualFee: previousFee ?? year.annualFee,
      annualReserveContribution: year.contribution,
      inflationRate: toHundredths(finances.inflationRate),
      interestRate: toHundredths(finances.interestRate),
      reserveContributionIncreaseRate: toHundredths(finances.increaseRate),
      feeCollectionFrequencyId: 1,
      updateAllPlans: false,
      hasUpcomingExpenses: false,
      upcomingExpenses: 0,
      reserveMonthStart: fiscalYearStartMonth,
      createdAt: now,
      updatedAt: now,
    };
    previousFee = year.annualFee;
    return row;
  });
}

/** In service since the building stands; replaced since then where the running life began later. */
function serviceYears(yearBuilt: number, fiscalYear: number, line: DemoLine) {
  const lifeBegan = fiscalYear + line.remainingUsefulLife - line.usefulLife;
  const wasReplaced = lifeBegan > yearBuilt && lifeBegan < fiscalYear;
  return { placedInServiceYear: yearBuilt, lastReplacedYear: wasReplaced ? lifeBegan : null };
}

/** Inventories of each year; a line keeps its lineage through the years. */
export function componentRows(
  { yearBuilt }: DemoProperty,
  { now, ...place }: DemoPlace,
  years: readonly DemoYear[],
): NewComponent[] {
  const lineages = new Map<string, string>();
  const lineageOf = (key: string) => {
    const known = lineages.get(key) ?? newId();
    lineages.set(key, known);
    return known;
  };
  return years.flatMap(({ fiscalYear, lines }) =>
    lines.map((line) => ({
      ...place,
      propertyComponentId: newId(),
      fiscalYear,
      lineageId: lineageOf(line.key),
      name: line.name,
      nameKey: nameKey(line.name),
      category: line.category,
      quantityThousandths: Math.round(line.quantity * 1000),
      unitOfMeasure: line.unitOfMeasure,
      unitCost: line.unitCost,
      currentCost: costOf(line),
      usefulLife: line.usefulLife,
      remainingUsefulLife: line.remainingUsefulLife,
      ...serviceYears(yearBuilt, fiscalYear, line),
      isOneTime: line.isOneTime,
      percentReplaced: toHundredths(line.percentReplaced),
      createdAt: now,
      updatedAt: now,
    })),
  );
}

const FULL_STUDY = 1;

/** Past reserve studies; a full one was inspected three weeks before it was dated. */
export function studyRows(
  { now, ...place }: DemoPlace,
  studies: readonly DemoStudy[],
): (typeof reserveStudy.$inferInsert)[] {
  return studies.map(({ type, providerName, date, cost }) => ({
    ...place,
    propertyReserveStudyId: newId(),
    date,
    reserveStudyTypeId: type,
    providerName,
    cost: cost * 100,
    inspectionDate: type === FULL_STUDY ? addDays(date, -21) : null,
    createdAt: now,
  }));
}
