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

/** `2,860 sq yd`; a unit of one's own stands as it was written. */
export function formatQuantity(quantity: number, unitOfMeasure: string): string {
  return `${formatNumber(quantity)} ${SHORT[unitOfMeasure] ?? unitOfMeasure}`;
}

/** The unit in full, `SF, square foot`; one's own as it was written. */
export function unitName(code: string): string {
  const known = UNITS_OF_MEASURE.find((unit) => unit.code === code);
  return known ? `${known.code}, ${known.name}` : code;
}
