import { NumericMask, type NumericMaskProps } from './NumericMask';

export interface PercentInputProps extends Omit<NumericMaskProps, 'decimals' | 'grouped' | 'start' | 'end'> {
  decimals?: number;
}

/** Percentage points: accepts `3`, `3.25` and a pasted `3.25%`; shows two decimals once the focus leaves. */
export function PercentInput({ decimals = 2, maxLength = 5, ...rest }: PercentInputProps) {
  return <NumericMask {...rest} decimals={decimals} padOnBlur maxLength={maxLength} end="%" />;
}
