import type { FieldValues } from 'react-hook-form';
import { formatMoneyExact } from '../format/money';
import { formatPercent } from '../format/percent';
import { MoneyInput } from '../masked/MoneyInput';
import { NumberInput } from '../masked/NumberInput';
import { PercentInput } from '../masked/PercentInput';
import { Labelled, type RuledFieldProps } from './ruled-field';
import { asNumber, useRuled } from './use-ruled';

/** US dollars, null when empty. Cents may be typed with `allowCents`, and where the value has them already. */
export function MoneyRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { min?: number; maxLength?: number; allowCents?: boolean },
) {
  const { value, edit, ...control } = useRuled(props);
  const amount = asNumber(value);
  return (
    <Labelled {...props} text={amount === null ? '' : formatMoneyExact(amount)}>
      <MoneyInput
        {...control}
        disabled={props.disabled}
        min={props.min}
        maxLength={props.maxLength}
        allowCents={props.allowCents || (amount !== null && !Number.isInteger(amount))}
        value={amount}
        onChange={edit}
      />
    </Labelled>
  );
}

/** Percentage points, null when empty. */
export function PercentRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & { min?: number; maxLength?: number },
) {
  const { value, edit, ...control } = useRuled(props);
  const points = asNumber(value);
  return (
    <Labelled {...props} text={points === null ? '' : formatPercent(points, 2)}>
      <PercentInput
        {...control}
        disabled={props.disabled}
        min={props.min}
        maxLength={props.maxLength}
        value={points}
        onChange={edit}
      />
    </Labelled>
  );
}

/** A number, null when empty; whole without `decimals`. */
export function NumberRuled<Values extends FieldValues>(
  props: RuledFieldProps<Values> & {
    min?: number;
    maxLength?: number;
    grouped?: boolean;
    decimals?: number;
  },
) {
  const { value, edit, ...control } = useRuled(props);
  const number = asNumber(value);
  return (
    <Labelled {...props} text={number === null ? '' : String(number)}>
      <NumberInput
        {...control}
        disabled={props.disabled}
        min={props.min}
        maxLength={props.maxLength}
        grouped={props.grouped}
        decimals={props.decimals}
        value={number}
        onChange={edit}
      />
    </Labelled>
  );
}
