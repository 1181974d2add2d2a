import type { Plugin } from 'vite';
import { colorTokens, colorVariableName } from '../src/ui/color/tokens';

const id = 'virtual:token-styles.css';

/** Serves the color tokens as a plain stylesheet, for the entries that do without the Chakra system. */
export function tokenStyles(): Plugin {
  return {
    name: 'token-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const lines = (side: 0 | 1) =>
        Object.entries(colorTokens)
          .map(([name, pair]) => `${colorVariableName(name)}:${pair[side]};`)
          .join('');
      return `:root{${lines(0)}}.dark{${lines(1)}}`;
    },
  };
}
