// Shades of the color of a private label that can be read on our grounds. No zod here: the shell imports it.

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [19, 31, 33];
/** The darkest ground of the dark theme that text stands on. */
const NIGHT: Rgb = [18, 25, 27];

const rgbOf = (color: string): Rgb => {
  const at = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
};
const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast of two colors, 1 to 21, by WCAG 2.2. */
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other));

const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => part + (to[at]! - part) * share) as unknown as Rgb;

/** The color, moved toward another only as far as it takes to reach a contrast with every ground. */
function readable(color: Rgb, toward: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  for (let step = 0; step <= 20; step += 1) {
    const shade = rgbOf(hexOf(mixed(color, toward, step / 20)));
    if (grounds.every((ground) => contrastOf(shade, ground) >= least)) return shade;
  }
  return toward;
}

/** Text on a ground: 4.5, and on everything else that has to be seen: 3. */
const TEXT = 4.5;
export const SEEN = 3;

interface Shades {
  solid: string;
  hover: string;
  /** Text on `solid` and `hover`. */
  onSolid: string;
  /** Text of the color on white or dark ground, and on `subtle`. */
  fg: string;
  subtle: string;
}

function shades(color: Rgb, ground: Rgb, toward: Rgb): Shades {
  const solid = readable(color, toward, [ground], SEEN);
  const onSolid = contrastOf(solid, WHITE) >= contrastOf(solid, INK) ? WHITE : INK;
  const text = readable(solid, onSolid === WHITE ? INK : WHITE, [onSolid], TEXT);
  const subtle = mixed(text, ground, 0.88);
  return {
    solid: hexOf(text),
    hover: hexOf(mixed(text, onSolid === WHITE ? INK : WHITE, 0.2)),
    onSolid: hexOf(onSolid),
    fg: hexOf(readable(color, toward, [ground, rgbOf(hexOf(subtle))], TEXT)),
    subtle: hexOf(subtle),
  };
}

/** The shades of an accent color in both themes: everything that is read in them has the contrast of WCAG AA. */
export function accentShades(accentColor: string): { light: Shades; dark: Shades } {
  const color = rgbOf(accentColor);
  return { light: shades(color, WHITE, INK), dark: shades(color, NIGHT, WHITE) };
}
