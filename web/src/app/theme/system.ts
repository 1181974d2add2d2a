import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { theme } from './theme';

let made: SystemContext | null = null;

/**
 * Returns the design as a Chakra system, made on the first call. Only the base and no ready-made recipes: every part of
 * ui/ brings its own style. The styles that Chakra would put into every page are a stylesheet of the build
 * (`virtual:global-styles.css`), so it adds none.
 */
export function designSystem(): SystemContext {
  made ??= { ...createSystem(defaultBaseConfig, { theme }), _global: [] };
  return made;
}
