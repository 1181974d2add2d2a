import { limits } from '@roofline/schema/value/limits';

/** Returns the fiscal years of a plan's horizon as choices. */
export function horizonYears(fiscalYear: number): { value: number; label: string }[] {
  return Array.from({ length: limits.planHorizonYears }, (_, t) => ({
    value: fiscalYear + t,
    label: String(fiscalYear + t),
  }));
}
