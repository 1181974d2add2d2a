/** Colors by meaning, [light, dark]; the only place that defines them. */
export const colorTokens = {
  'bg.canvas': ['#F4F6F6', '#0B1112'],
  'bg.surface': ['#FFFFFF', '#12191B'],
  'bg.subtle': ['#F7F9F9', '#161F21'],
  'bg.muted': ['#ECF0F0', '#1F2A2C'],
  'fg.default': ['#131F21', '#E9EFEF'],
  'fg.muted': ['#47575A', '#A9B7B9'],
  'fg.subtle': ['#5C6C6F', '#8B9B9E'],
  'border.default': ['#E3E8E8', '#222D2F'],
  'border.strong': ['#D2DADA', '#2F3C3F'],
  'border.control': ['#7C8B8E', '#64757A'],
  'brand.solid': ['#0B6572', '#0F7480'],
  'brand.hover': ['#084E59', '#127B88'],
  'brand.contrast': ['#FFFFFF', '#FFFFFF'],
  'brand.fg': ['#0B6572', '#5CC1CC'],
  'brand.subtle': ['#E4F2F4', '#0F2A2E'],
  'success.fg': ['#17693F', '#5CC98D'],
  'success.bg': ['#E6F4EC', '#12281D'],
  'success.solid': ['#1B7F4C', '#1B7F4C'],
  'warning.fg': ['#8A4B00', '#F0B35A'],
  'warning.bg': ['#FDF2E0', '#2E2210'],
  'warning.solid': ['#C07A12', '#E0A03F'],
  'danger.fg': ['#B3261E', '#FF8F86'],
  'danger.bg': ['#FCEBEA', '#351918'],
  'danger.solid': ['#C0302A', '#C0302A'],
  'info.fg': ['#1D57C2', '#8DB4FA'],
  'info.bg': ['#E9F0FD', '#15233D'],
  'focus.ring': ['#0B6572', '#5CC1CC'],
  'control.fill': ['#0B6572', '#0F7480'],
  'ink.bg': ['#131F21', '#131F21'],
  'ink.fg': ['#FFFFFF', '#FFFFFF'],
  'ink.muted': ['#A9B7B9', '#A9B7B9'],
  'ink.danger': ['#FF9D95', '#FF9D95'],
  'ink.hover': ['#2A3638', '#2A3638'],
  scrim: ['rgba(19,31,33,.42)', 'rgba(0,0,0,.60)'],
  'chart.balance': ['#178A94', '#6FC6C4'],
  'chart.contributions': ['#1D45B6', '#6C94F0'],
  'chart.expenditures': ['#BC4A0A', '#EC7F3D'],
  'chart.interest': ['#B88B18', '#F3C238'],
  'chart.specialAssessment': ['#7E2460', '#C071B0'],
  'chart.fullyFunded': ['#131F21', '#E9EFEF'],
  'chart.saved': ['#178A94', '#6FC6C4'],
  'chart.negative': ['#C0302A', '#FF8F86'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColorToken = keyof typeof colorTokens;

/** Returns the CSS variable of a token, which follows the color mode: for SVG attributes and inline styles. */
export function colorVar(token: ColorToken): string {
  return `var(${colorVariableName(token)})`;
}

/** Returns the name of a token's CSS variable as Chakra writes it: `chart.fullyFunded` has `chart-fully-funded`. */
export function colorVariableName(token: string): string {
  const kebab = token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--chakra-colors-${kebab}`;
}
