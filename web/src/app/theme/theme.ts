import { defineConfig } from '@chakra-ui/react';
import { semanticColors, semanticShadows } from './colors';
import { keyframes, tokens } from './scales';
import { textStyles } from './type-scale';

/** No phone layout from 768 px on; pages reflow at 1024 and 1440 px. */
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1440px' };

/** The design in Chakra's terms: tokens, text styles and animations, without ready-made recipes. */
export const { theme } = defineConfig({
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors(), shadows: semanticShadows },
    textStyles,
  },
});
