import type { ColorMode } from './color-mode';

/** Twelve colors, [light, dark], in an order that keeps neighbors distinct for every kind of color vision. */
const palette: readonly (readonly [string, string])[] = [
  ['#006D7A', '#49A3A3'],
  ['#C65312', '#F28624'],
  ['#233CA1', '#4C72D6'],
  ['#B88E02', '#F6DA63'],
  ['#711C6E', '#B04FA8'],
  ['#4E9CD0', '#9ED5F7'],
  ['#4B5311', '#7A8750'],
  ['#DE688F', '#F8A9AF'],
  ['#183940', '#5C666C'],
  ['#2F8F5F', '#B2EFC6'],
  ['#591901', '#AA451A'],
  ['#9065D9', '#B9A9FB'],
];

/**
 * Returns the color of the category at a position (0-based) in the property's category order. The position must not
 * change when categories are filtered. Positions past the twelfth repeat a color: draw those with a hatch.
 */
export function categoryColor(position: number, mode: ColorMode): string {
  const pair = palette[((position % palette.length) + palette.length) % palette.length]!;
  return pair[mode === 'dark' ? 1 : 0];
}

/** Returns whether a position repeats a color of the palette, so that a hatch must mark it. */
export function categoryNeedsHatch(position: number): boolean {
  return position >= palette.length;
}
