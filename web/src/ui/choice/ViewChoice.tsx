import { chakra } from '@chakra-ui/react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

/** Which of several cards is shown, above it; scrolls by itself where it is wide. */
export function ViewChoice<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <chakra.div maxW="full" overflowX="auto" data-no-print="" css={{ '& label': { whiteSpace: 'nowrap' } }}>
      <SegmentedControl {...props} />
    </chakra.div>
  );
}
