import { colorTokens } from '../../ui/color/tokens';

type Tree = { [key: string]: Tree | { value: { base: string; _dark: string } } };

/** Returns the flat table of colors as nested semantic tokens: `bg.canvas` becomes `{ bg: { canvas } }`. */
export function semanticColors(): Tree {
  const tree: Tree = {};
  for (const [name, [light, dark]] of Object.entries(colorTokens)) {
    const path = name.split('.');
    let branch = tree;
    for (const step of path.slice(0, -1)) branch = (branch[step] ??= {}) as Tree;
    branch[path.at(-1)!] = { value: { base: light, _dark: dark } };
  }
  return tree;
}

/** Elevations; in dark mode a hairline ring replaces a shadow, which would not be visible. */
export const semanticShadows = {
  e0: { value: { base: '0 1px 2px rgba(19,31,33,.06)', _dark: 'none' } },
  e1: { value: { base: '0 4px 12px rgba(19,31,33,.08)', _dark: '0 0 0 1px {colors.border.strong}' } },
  e2: { value: { base: '0 16px 40px rgba(19,31,33,.18)', _dark: '0 0 0 1px {colors.border.strong}' } },
};
