import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalStyles } from './global-styles';
import { theme } from './theme';

/** The design with its reset and the styles of the page, which the build writes into a stylesheet (`build/global-styles.ts`). */
export const wholeSystem = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme,
});
