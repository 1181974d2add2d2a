import { limits } from '@roofline/schema/value/limits';

/** The fiscal years that a plan looks ahead, as choices. */
export function horizonYears(fiscalYear: number): { value: number; label: string }[] {
  return Array.from({ length: limits.planHorizonYears }, (_, t) => ({
    value: fiscalYear + t,
    label: String(fiscalYear + t),
  }));
}
