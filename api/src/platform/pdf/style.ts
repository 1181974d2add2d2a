import type { FontName } from './fonts';

// US Letter, white ground, colors of the light theme (design tokens of the web client), Inter 9.5/13.5.

export const PAGE = { width: 612, height: 792, side: 44, top: 57, bottom: 48 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

export const INK = {
  text: '#131F21',
  muted: '#47575A',
  subtle: '#5C6C6F',
  line: '#D2DADA',
  hairline: '#E3E8E8',
  ground: '#F1F5F5',
  brand: '#0B6572',
  danger: '#B3261E',
  balance: '#178A94',
  contributions: '#1D45B6',
  expenditures: '#BC4A0A',
  interest: '#B88B18',
  specialAssessment: '#7E2460',
  fullyFunded: '#131F21',
  weak: '#FCEBEA',
  fair: '#FDF2E0',
  strong: '#E6F4EC',
} as const;

/** Twelve colors by position of the category, as on screen; positions past the twelfth repeat them with a hatch. */
const CATEGORIES = [
  '#006D7A',
  '#C65312',
  '#233CA1',
  '#B88E02',
  '#711C6E',
  '#4E9CD0',
  '#4B5311',
  '#DE688F',
  '#183940',
  '#2F8F5F',
  '#591901',
  '#9065D9',
] as const;

/** Returns the color of a category, and whether it needs a hatch to differ from the first one of that color. */
export function categoryInk(position: number): { color: string; hatch: boolean } {
  const size = CATEGORIES.length;
  return { color: CATEGORIES[((position % size) + size) % size]!, hatch: position >= size };
}

export interface TextStyle {
  font: FontName;
  size: number;
  /** Distance from baseline to baseline. */
  line: number;
  color: string;
}

export const TEXT = {
  title: { font: 'SemiBold', size: 22, line: 28, color: INK.text },
  section: { font: 'SemiBold', size: 13.5, line: 18, color: INK.text },
  minor: { font: 'SemiBold', size: 10.5, line: 15, color: INK.text },
  verdict: { font: 'Regular', size: 12, line: 17.5, color: INK.text },
  lead: { font: 'Regular', size: 11, line: 16, color: INK.text },
  body: { font: 'Regular', size: 9.5, line: 13.5, color: INK.text },
  caption: { font: 'Regular', size: 8, line: 11, color: INK.subtle },
  label: { font: 'Regular', size: 8.5, line: 12, color: INK.muted },
  figure: { font: 'SemiBold', size: 15, line: 20, color: INK.text },
  cell: { font: 'Regular', size: 8.25, line: 11.5, color: INK.text },
  head: { font: 'SemiBold', size: 8, line: 10.5, color: INK.muted },
  // For tables with many columns of figures.
  smallCell: { font: 'Regular', size: 7.4, line: 10.5, color: INK.text },
  smallHead: { font: 'SemiBold', size: 7.2, line: 9.5, color: INK.muted },
  axis: { font: 'Regular', size: 7, line: 9, color: INK.subtle },
} as const satisfies Record<string, TextStyle>;
