import { defineConfig } from '@chakra-ui/react';
import { semanticColors, semanticShadows } from './colors';
import { keyframes, tokens } from './scales';
import { textStyles } from './type-scale';

/** 768: from there on no phone layout; 1024 and 1440 as the pages reflow. */
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1440px' };

/** The design in Chakra's terms: tokens, styles of text and movements, without ready-made recipes. */
export const { theme } = defineConfig({
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors(), shadows: semanticShadows },
    textStyles,
  },
});
