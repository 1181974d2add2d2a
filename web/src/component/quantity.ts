import { UNITS_OF_MEASURE } from '@roofline/schema/component/choices';
import { formatNumber } from '../ui/format/count';

const SHORT: Record<string, string> = {
  EA: 'each',
  LF: 'lin ft',
  SF: 'sq ft',
  SY: 'sq yd',
  SQ: 'squares',
  CY: 'cu yd',
  TON: 'tons',
  LS: 'lump sum',
};

/** Returns `2,860 sq yd`; a unit that a user added stays as it was written. */
export function formatQuantity(quantity: number, unitOfMeasure: string): string {
  return `${formatNumber(quantity)} ${SHORT[unitOfMeasure] ?? unitOfMeasure}`;
}

/** Returns the unit in full, `SF, square foot`; one that a user added as it was written. */
export function unitName(code: string): string {
  const known = UNITS_OF_MEASURE.find((unit) => unit.code === code);
  return known ? `${known.code}, ${known.name}` : code;
}
