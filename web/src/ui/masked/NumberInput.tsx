import { NumericMask, type NumericMaskProps } from './NumericMask';

export interface NumberInputProps extends Omit<NumericMaskProps, 'start' | 'end' | 'decimals'> {
  /** Digits after the point; none without it. */
  decimals?: number;
  /** A unit after the number, `years` for example. */
  unit?: string;
}

/** A number that is neither money nor percent: a year, a count, a quantity. Not grouped unless asked for. */
export function NumberInput({ decimals = 0, unit, ...rest }: NumberInputProps) {
  return <NumericMask {...rest} decimals={decimals} end={unit} />;
}
