import { chakra } from '@chakra-ui/react';

/** A key, or keys that follow each other, as text: `Ctrl K`, `g d`. */
export const Keys = chakra('kbd', {
  base: { textStyle: 'micro', borderWidth: '1px', borderRadius: 'check', px: '1.5', bg: 'bg.surface' },
});
