import { aViewer } from '@roofline/schema/fixtures/person';
import { aProperty as aPropertyOnly, aPropertyRow } from '@roofline/schema/fixtures/property';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';

/** The property with the years 2025 to 2027. */
export const aProperty = {
  ...aPropertyOnly(),
  fiscalYears: [2025, 2026, 2027].map((year) => aFiscalYear(year)),
};

/** The fields that SelectionProvider requests; a test's own graph replaces single ones. */
export const viewerFields = {
  me: () => aViewer(),
  userSettings: () => ({ ...DEFAULT_USER_SETTINGS, version: 0 }),
  properties: ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: [aPropertyRow()],
    totalCount: 1,
    page,
    pageSize,
  }),
  property: ({ propertyId }: { propertyId: string }) => ({ ...aProperty, propertyId }),
};
