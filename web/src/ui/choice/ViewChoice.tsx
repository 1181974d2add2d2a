import { chakra } from '@chakra-ui/react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

/** A choice between several cards, above the one that is shown; scrolls sideways where it is too wide. */
export function ViewChoice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <chakra.div maxW="full" overflowX="auto" data-no-print="" css={{ '& label': { whiteSpace: 'nowrap' } }}>
      <SegmentedControl {...props} />
    </chakra.div>
  );
}
