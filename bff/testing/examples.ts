import { aFinancial, aFiscalYear, aReserveStudy } from '@roofline/schema/fixtures/year';
import { id } from '@roofline/schema/fixtures/id';
import { anOutlook } from '@roofline/schema/fixtures/plan';
import { aProperty, aPropertyRow } from '@roofline/schema/fixtures/property';
import type { Property } from '@roofline/schema/property/property';

// Several of a kind, told apart by their number.

export const propertyOf = (n: number, change: Partial<Property> = {}) =>
  aProperty({ propertyId: id(n), name: `Property ${n}`, ...change });
export const rowOf = (n: number) => aPropertyRow({ propertyId: id(n), propertyName: `Property ${n}` });
export const fiscalYearOf = (propertyId: string) => aFiscalYear(2026, { propertyId });
export const financialOf = (propertyId: string) => aFinancial({ propertyId });
export const outlookOf = (propertyId: string) => anOutlook({ propertyId });
export const studyOf = (propertyId: string, n = 1) =>
  aReserveStudy({ propertyId, propertyReserveStudyId: id(500 + n) });
