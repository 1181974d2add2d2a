import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { wholeSystem } from '../src/app/theme/whole-system';

const id = 'virtual:global-styles.css';

/** Returns the styles that a Chakra system puts into every page, as it writes them where there is no document. */
export function globalStylesOf(system: SystemContext): string {
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }));
  const styles = [...markup.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style]) => style!);
  if (styles.length !== 2)
    throw new Error(`Expected two styles of Chakra, got ${styles.length}: ${markup.slice(0, 200)}`);
  return styles.join('');
}

/**
 * Serves reset, page styles and tokens of the Chakra system as a stylesheet: to write and hash them in the browser takes
 * a third of the first drawing.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? globalStylesOf(wholeSystem) : undefined),
  };
}
