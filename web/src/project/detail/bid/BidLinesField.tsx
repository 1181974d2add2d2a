import { chakra } from '@chakra-ui/react';
import type { OwnControlProps } from '../../../app/fields/bound-field';
import { Button } from '../../../ui/action/Button';
import { Field, FieldError } from '../../../ui/field/Field';
import { formatMoneyExact } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { totalOf } from '../../model/project-money';
import type { BidGiven, BidValues } from './bid-fields';
import { linesWords } from './bid-figures';

type LineValues = BidValues['lines'];
const sumOf = (lines: LineValues) => totalOf(lines.map(({ amount }) => amount));

/** The amounts of a bid for each line of the scope of work; a line without an amount is not included. */
export function BidLinesField({ form, field }: OwnControlProps<BidValues, BidGiven>) {
  const { scope } = form.given;
  const { lines, amount } = form.values;
  const sum = sumOf(lines);
  const heldOf = (id: string) => lines.find(({ scopeOfWorkId }) => scopeOfWorkId === id)?.amount ?? null;
  const change = (id: string, value: number | null) => {
    const next = scope.flatMap(({ scopeOfWorkId }): LineValues => {
      const asked = scopeOfWorkId === id ? value : heldOf(scopeOfWorkId);
      return asked === null ? [] : [{ scopeOfWorkId, amount: asked }];
    });
    form.set('lines', next);
    // The amount follows the sum of the lines until the user enters another one.
    if (amount === null || amount === sum) form.set('amount', next.length === 0 ? null : sumOf(next));
  };
  const errorOf = (id: string) => {
    const at = lines.findIndex(({ scopeOfWorkId }) => scopeOfWorkId === id);
    return at < 0 ? undefined : form.errorOf(`lines.${at}.amount`);
  };
  const words =
    amount === null
      ? null
      : linesWords({ lines: lines as { scopeOfWorkId: string; amount: number }[], amount });
  const error = form.errorOf('lines');
  return (
    <chakra.fieldset id={form.idOf('lines')} tabIndex={-1} minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {field.label}{' '}
        <chakra.span color="fg.subtle" fontWeight="400">
          Leave a line empty if the bid does not include it
        </chakra.span>
      </chakra.legend>
      <chakra.div display="grid" gap="2.5" ps="3" borderInlineStartWidth="2px">
        {scope.map(({ scopeOfWorkId: id, description }) => (
          <Field key={id} label={<Description text={description} />} error={errorOf(id)} width="100%">
            <MoneyInput
              allowCents
              size="sm"
              value={heldOf(id)}
              onChange={(value) => change(id, value)}
              placeholder="Not included"
            />
          </Field>
        ))}
      </chakra.div>
      <chakra.div aria-live="polite" mt="2" textStyle="caption" color="fg.muted">
        {lines.length > 0 && `The lines come to ${formatMoneyExact(sum)}.`}
        {words && ` The amount is ${words}.`}
      </chakra.div>
      {words && (
        <Button size="sm" variant="link" onClick={() => form.set('amount', sum)}>
          Use the sum as the amount
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </chakra.fieldset>
  );
}

const Description = ({ text }: { text: string }) => (
  <chakra.span fontWeight="400" overflowWrap="anywhere" lineClamp={2}>
    {text}
  </chakra.span>
);
