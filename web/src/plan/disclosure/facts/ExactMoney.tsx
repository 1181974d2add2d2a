import { MoneyRuled } from '../../../ui/ruled-form/NumericRuled';
import type { RuledFieldProps } from '../../../ui/ruled-form/ruled-field';
import type { FactValues } from './fact-values';

/** Dollars and cents: what one owner pays is rarely round. */
export function ExactMoney(props: RuledFieldProps<FactValues>) {
  return <MoneyRuled {...props} allowCents />;
}
