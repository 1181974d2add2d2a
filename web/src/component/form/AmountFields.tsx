import { formatMoneyExact } from '../../ui/format/money';
import { MoneyInput } from '../../ui/masked/MoneyInput';
import { NumberInput } from '../../ui/masked/NumberInput';
import { asNumber, Labelled, useRuled, type RuledFieldProps } from '../../ui/ruled-form/ruled-field';
import { formatQuantity } from '../quantity';
import type { ComponentValues } from './use-component-form';

type Props = RuledFieldProps<ComponentValues>;

/** How many, with up to three decimals. */
export function QuantityField(props: Props) {
  const { value, edit, ...control } = useRuled(props);
  const quantity = asNumber(value);
  const unit = props.form.values.unitOfMeasure;
  return (
    <Labelled {...props} text={quantity === null ? '' : formatQuantity(quantity, unit)}>
      <NumberInput {...control} decimals={3} grouped maxLength={15} value={quantity} onChange={edit} />
    </Labelled>
  );
}

/** Cost of one unit; cents count, as a square foot may cost $4.25. */
export function UnitCostField(props: Props) {
  const { value, edit, ...control } = useRuled(props);
  const cost = asNumber(value);
  return (
    <Labelled {...props} text={cost === null ? '' : formatMoneyExact(cost)}>
      <MoneyInput {...control} allowCents maxLength={13} value={cost} onChange={edit} />
    </Labelled>
  );
}
