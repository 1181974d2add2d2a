import type { Viewer } from '@roofline/schema/account';
import type { FiscalYear } from '@roofline/schema/fiscal-year';
import type { PropertyFinancial } from '@roofline/schema/financials';
import type { Property, PropertyListRow } from '@roofline/schema/property';
import type { PropertyOutlook } from '@roofline/schema/plan';
import type { ReserveStudy } from '@roofline/schema/reserve-study';

/** The nth id: UUIDs that sort and read well in failures. */
export function id(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

const allowed = new Proxy({} as Record<string, boolean>, { get: () => true });
const actionNames = [
  'edit', 'archive', 'viewFinancials', 'editFinancials', 'viewReserveStudies', 'editReserveStudies', 'viewConnectedApps',
  'applyToAllPlans', 'setTest', 'setDisplayToggles', 'viewDashboard', 'viewComponents', 'viewComponentCosts',
  'editComponents', 'viewDetails',
] as const; // prettier-ignore
const actions = Object.fromEntries(
  actionNames.map((name) => [name, allowed[name]!]),
) as Property['viewerCan'];

export function propertyOf(n: number, change: Partial<Property> = {}): Property {
  return {
    propertyId: id(n), workspaceId: id(900), name: `Property ${n}`, isTest: false, isActive: true, addressLine1: '1 Main St',
    addressLine2: null, city: 'Mobile', state: 'AL', zipCode: '36602', yearBuilt: 1990, propertyTypeId: 1,
    propertyTypeName: 'Condominium', isCondoConverted: false, numberOfUnits: 48, numberOfFloors: 3, yearOfConversion: 0,
    propertyDescription: null, profileImage: null, isFeatureToggleOn: false, allowPlanning: false,
    isIntegratedProperty: false, latLng: null, workspaceCompanyName: 'Acme', hasLoanAnalysis: false, isDemo: true,
    version: 3, viewerCan: actions, ...change,
  }; // prettier-ignore
}

export function rowOf(n: number): PropertyListRow {
  return {
    propertyId: id(n), propertyName: `Property ${n}`, propertyTypeId: 1, propertyTypeName: 'Condominium',
    propertyCity: 'Mobile', propertyState: 'AL', workspaceId: id(900), workspaceCompanyName: 'Acme', roleName: 'Manager',
    propertyIsActive: true, profileImage: null, numberOfUnits: 48, version: 1,
    viewerCan: { edit: true, archive: true, viewDashboard: true },
  }; // prettier-ignore
}

export function fiscalYearOf(propertyId: string, year = 2026): FiscalYear {
  return {
    propertyId, year, yearRange: `1/1/${year} - 12/31/${year}`, label: `${year} (Start Date 1/1/${year})`,
    fiscalYearStartMonth: 1, startDate: `${year}-01-01`, endDate: `${year}-12-31`, isCurrentFiscalYear: year === 2026,
    isFutureFiscalYear: false, isPreviousFiscalYear: false, requireSetup: false, requireReconciliation: false,
  }; // prettier-ignore
}

export function financialOf(propertyId: string, fiscalYear = 2026): PropertyFinancial {
  return {
    propertyFinancialId: id(700), propertyId, fiscalYear, fiscalYearStartMonth: 1, startingFiscalYear: 2026,
    yearEndReserveBalance: 1000.5, averageHoaAnnualFee: 5000, previousHoaAnnualFee: null, annualReserveContribution: 100,
    inflationRate: 2.5, interestRate: 1, reserveContributionIncreaseRate: 3, feeCollectionFrequencyId: 1,
    updateAllPlans: false, upcomingExpenses: 0, reserveMonthStart: 1, isReadOnly: false, requireSetup: false, version: 2,
  }; // prettier-ignore
}

export function studyOf(propertyId: string, n = 1): ReserveStudy {
  return {
    propertyReserveStudyId: id(500 + n), propertyId, date: '2024-05-01', reserveStudyTypeId: 1,
    reserveStudyTypeName: 'Full Reserve Study', providerName: null, cost: null, inspectionDate: null, version: 1,
  }; // prettier-ignore
}

export function outlookOf(propertyId: string): PropertyOutlook {
  return {
    propertyId,
    fiscalYear: 2026,
    percentFunded: 64.3,
    fundingBand: 'fair',
    endBalances: [1, 2],
    firstShortfallYear: null,
  };
}

export const viewerExample: Viewer = {
  userId: id(1), email: 'manager@demo.test', firstName: 'Mia', lastName: 'Manager', fullName: 'Mia Manager', phone: null,
  joinedOn: '2024-01-01T00:00:00.000Z', imageUrl: null, isStaff: false, workspaceCount: 0, memberships: [],
  viewerCan: { addProperty: true, seePortfolioColumn: false, setTestOnAdd: false, manageWorkspace: false },
}; // prettier-ignore
