import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { semanticColors, semanticShadows } from './colors';
import { globalStyles } from './global-styles';
import { keyframes, tokens } from './scales';
import { textStyles } from './type-scale';

/** 768: from there on no phone layout; 1024 and 1440 as the pages reflow. */
const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1440px' };

/** The design as a Chakra system. Only the base and no ready-made recipes: every part of ui/ brings its own style. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss: globalStyles,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens: { colors: semanticColors(), shadows: semanticShadows },
      textStyles,
    },
  }),
);
