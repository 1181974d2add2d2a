import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { theme } from './theme';

let made: SystemContext | null = null;

/**
 * The design as a Chakra system, made when it is first asked for. Only the base and no ready-made recipes: every part of
 * ui/ brings its own style. What Chakra would put into every page is a stylesheet of the build
 * (`virtual:global-styles.css`), so it has nothing left to put.
 */
export function designSystem(): SystemContext {
  made ??= { ...createSystem(defaultBaseConfig, { theme }), _global: [] };
  return made;
}
