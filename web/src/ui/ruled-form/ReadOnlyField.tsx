import { chakra } from '@chakra-ui/react';
import { NoValue } from '../figure/figures';

/** A value that cannot be changed here: label and text in the place of a field. */
export function ReadOnlyField({ label, text }: { label: string; text: string }) {
  return (
    <chakra.dl minW="0">
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd data-figure mt="1.5" overflowWrap="anywhere">
        {text === '' ? <NoValue /> : text}
      </chakra.dd>
    </chakra.dl>
  );
}
