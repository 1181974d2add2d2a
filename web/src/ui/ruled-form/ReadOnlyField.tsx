import { chakra } from '@chakra-ui/react';
import { NoValue } from '../figure/figures';

/** A value that cannot be changed here: label and text in the place of a field. */
export function ReadOnlyField({ label, text }: { label: string; text: string }) {
  return (
    // On paper the label is beside its value.
    <chakra.dl minW="0" _print={{ display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', gap: '3' }}>
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd data-figure mt="1.5" _print={{ mt: '0' }} overflowWrap="anywhere">
        {text === '' ? <NoValue /> : text}
      </chakra.dd>
    </chakra.dl>
  );
}
