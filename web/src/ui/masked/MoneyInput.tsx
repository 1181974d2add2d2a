import { NumericMask, type NumericMaskProps } from './NumericMask';

export interface MoneyInputProps extends Omit<NumericMaskProps, 'decimals' | 'grouped' | 'start' | 'end'> {
  /** Cents may be typed and are kept when pasted; whole dollars otherwise. */
  allowCents?: boolean;
}

/** US dollars: a `$` before, digits in groups. Value and change are plain numbers, null when empty. */
export function MoneyInput({ allowCents = false, maxLength = 13, ...rest }: MoneyInputProps) {
  return (
    <NumericMask
      {...rest}
      grouped
      decimals={allowCents ? 2 : 0}
      padFraction={allowCents}
      maxLength={maxLength}
      start="$"
    />
  );
}
