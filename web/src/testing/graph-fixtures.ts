import type { FiscalYear } from '@roofline/schema/fiscal-year';
import type { Property, PropertyActions, PropertyListRow } from '@roofline/schema/property';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user-settings';
import type { Graph } from './schema-link';

export const WORKSPACE_ID = '01980000-0000-7000-8000-0000000000a1';
export const PROPERTY_ID = '01980000-0000-7000-8000-000000000001';

/** The person who looks: an Admin of one workspace. */
export const aViewer = {
  userId: '01980000-0000-7000-8000-0000000000f1',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Okafor',
  fullName: 'Dana Okafor',
  phone: null,
  joinedOn: '2024-01-02T08:00:00.000Z',
  imageUrl: null,
  isStaff: false,
  workspaceCount: 1,
  memberships: [
    {
      workspaceId: WORKSPACE_ID,
      workspaceUserId: '01980000-0000-7000-8000-0000000000b1',
      name: 'Northlake',
      companyName: 'Northlake Community Mgmt',
      roleName: 'Admin',
      canManage: true,
    },
  ],
  viewerCan: { addProperty: true, seePortfolioColumn: false, setTestOnAdd: false, manageWorkspace: true },
};

/** Everything that an Admin may do. */
export const allActions: PropertyActions = {
  edit: true,
  archive: true,
  viewFinancials: true,
  editFinancials: true,
  viewReserveStudies: true,
  editReserveStudies: true,
  viewConnectedApps: true,
  applyToAllPlans: true,
  setTest: true,
  setDisplayToggles: false,
  viewDashboard: true,
  viewComponents: true,
  viewComponentCosts: true,
  editComponents: true,
  viewDetails: true,
};

/** A fiscal year that starts in January. */
export function aFiscalYear(year: number, change: Partial<FiscalYear> = {}): FiscalYear {
  return {
    propertyId: PROPERTY_ID,
    year,
    yearRange: `1/1/${year} - 12/31/${year}`,
    label: `${year} (Start Date 1/1/${year})`,
    fiscalYearStartMonth: 1,
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    isCurrentFiscalYear: year === 2026,
    isFutureFiscalYear: year > 2026,
    isPreviousFiscalYear: year < 2026,
    requireSetup: year > 2026,
    requireReconciliation: false,
    ...change,
  };
}

/** The property with the years 2025 to 2027. */
export const aProperty: Property & { fiscalYears: FiscalYear[] } = {
  propertyId: PROPERTY_ID,
  workspaceId: WORKSPACE_ID,
  name: 'Cedar Ridge Condominiums',
  isTest: false,
  isActive: true,
  addressLine1: '1200 Bellevue Way',
  addressLine2: null,
  city: 'Bellevue',
  state: 'WA',
  zipCode: '98004',
  yearBuilt: 1998,
  propertyTypeId: 1,
  propertyTypeName: 'Condominium',
  isCondoConverted: false,
  numberOfUnits: 148,
  numberOfFloors: 5,
  yearOfConversion: 0,
  propertyDescription: null,
  profileImage: null,
  isFeatureToggleOn: true,
  allowPlanning: true,
  isIntegratedProperty: false,
  latLng: null,
  workspaceCompanyName: 'Northlake Community Mgmt',
  hasLoanAnalysis: false,
  isDemo: false,
  version: 3,
  viewerCan: allActions,
  fiscalYears: [2025, 2026, 2027].map((year) => aFiscalYear(year)),
};

/** A row of the properties list. */
export function aRow(change: Partial<PropertyListRow> = {}): PropertyListRow {
  return {
    propertyId: PROPERTY_ID,
    propertyName: aProperty.name,
    propertyTypeId: 1,
    propertyTypeName: 'Condominium',
    propertyCity: 'Bellevue',
    propertyState: 'WA',
    workspaceId: WORKSPACE_ID,
    workspaceCompanyName: 'Northlake Community Mgmt',
    roleName: 'Admin',
    propertyIsActive: true,
    profileImage: null,
    numberOfUnits: 148,
    version: 3,
    viewerCan: { edit: true, archive: true, viewDashboard: true },
    ...change,
  };
}

/** What SelectionProvider asks for; a test's own graph replaces single fields. */
export const viewerFields: Graph = {
  me: () => aViewer,
  userSettings: () => ({ ...DEFAULT_USER_SETTINGS, version: 0 }),
  properties: ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: [aRow()],
    totalCount: 1,
    page,
    pageSize,
  }),
  property: ({ propertyId }: { propertyId: string }) => ({ ...aProperty, propertyId }),
};
