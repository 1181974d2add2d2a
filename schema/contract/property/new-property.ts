import { z } from 'zod';
import { propertyFinancialInput, type FinancialRules } from '../financials/financials';
import { wizardReserveStudyInput } from '../reserve-study/reserve-study';
import { propertyDetailsInput } from './property';

/** Body of POST /api/property: details, the financials of the first year and, where there was one, the last study. */
export function newPropertyInput(currentYear: number, rules: FinancialRules) {
  // An intersection lists the failures of both sides at once.
  return z.intersection(
    propertyDetailsInput(currentYear),
    z.object({
      propertyFinancial: propertyFinancialInput(rules),
      reserveStudy: wizardReserveStudyInput.nullish().transform((study) => study ?? null),
    }),
  );
}
