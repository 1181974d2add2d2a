import { chakra } from '@chakra-ui/react';

/** Shows a key or a sequence of keys as text: `Ctrl K`, `g d`. */
export const Keys = chakra('kbd', {
  base: { textStyle: 'micro', borderWidth: '1px', borderRadius: 'check', px: '1.5', bg: 'bg.surface' },
});
