import { expect, test } from 'vitest';
import { accentColor } from './accent';
import { accentShades, contrast } from './accent-shades';

const problems = (value: unknown) =>
  accentColor.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('the contrast of black on white is 21 and that of a color with itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#0B6572', '#0B6572')).toBe(1);
  // A published pair: gray #767676 on white is the lightest that passes AA.
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

test.each([
  ['#c0392b', '#C0392B'],
  ['', null],
  [null, null],
  [undefined, null],
])('takes %s', (given, taken) => {
  expect(accentColor.parse(given)).toBe(taken);
});

test('refuses what is no color, and a color that does not stand out on white', () => {
  expect(problems('teal')).toEqual(['Accent color should be like #0B6572']);
  expect(problems('#12345')).toEqual(['Accent color should be like #0B6572']);
  expect(problems('#0B6572;}')).toHaveLength(1);
  expect(problems('#FFEE00')).toEqual(['Accent color should be darker, so that buttons stand out on white']);
});

test('every color that is taken is read in both themes', () => {
  const parts = ['00', '33', '66', '99', 'CC', 'FF'];
  const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));
  const taken = colors.filter((color) => problems(color).length === 0);
  expect(taken.length).toBeGreaterThan(100);
  for (const color of taken) {
    const { light, dark } = accentShades(color);
    for (const [shade, ground] of [
      [light, '#FFFFFF'],
      [dark, '#12191B'],
    ] as const) {
      expect(contrast(shade.onSolid, shade.solid), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade.onSolid, shade.hover), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade.fg, ground), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade.fg, shade.subtle), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shade.solid, ground), color).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a color that is read stays as it is; another one moves only as far as it takes', () => {
  const { light, dark } = accentShades('#0B6572');
  expect([light.solid, light.onSolid, light.fg]).toEqual(['#0b6572', '#ffffff', '#0b6572']);
  expect(dark.fg).not.toBe('#0b6572');
  const colors = ['#0B6572', '#1E3A8A', '#7C2D12', '#4B5563', '#111111'];
  for (const color of colors) {
    const { fg } = accentShades(color).dark;
    expect(contrast(fg, '#12191B'), color).toBeLessThan(6.5);
  }
});
