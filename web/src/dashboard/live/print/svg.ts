import { colorTokens, type ColorToken } from '../../../ui/color/tokens';

// Charts for paper as the text of an SVG: always in the light colors, and the same size on every screen.

/** Width of a chart on paper in pixels, before it is drawn at twice the size. */
export const CHART_WIDTH = 720;

/** Returns the light color of a token. */
export const ink = (token: ColorToken): string => colorTokens[token][0];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for an SVG: users entered the names. */
const escaped = (text: string): string =>
  // XML allows no control characters, not even escaped ones.
  // oxlint-disable-next-line no-control-regex
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

interface TextLook {
  size?: number;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function text(x: number, y: number, words: string, look: TextLook = {}): string {
  const { size = 12, weight = 450, anchor = 'start', color = ink('fg.default') } = look;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${color}">${escaped(words)}</text>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" rx="2" fill="${fill}"/>`;
}

export function line(from: [number, number], to: [number, number], stroke: string, width = 1): string {
  return `<line x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** A chart for paper. */
export interface PrintChart {
  svg: string;
  width: number;
  height: number;
}

/** Returns the whole picture on white, with its font inside. */
export function picture(height: number, marks: readonly string[], fontFace = ''): PrintChart {
  const style = `<style>${fontFace}text{font-family:'Roofline Print',Inter,Arial,sans-serif;font-variant-numeric:tabular-nums}</style>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CHART_WIDTH}" height="${round(height)}" viewBox="0 0 ${CHART_WIDTH} ${round(height)}">` +
    `${style}<rect width="100%" height="100%" fill="#FFFFFF"/>${marks.join('')}</svg>`;
  return { svg, width: CHART_WIDTH, height: round(height) };
}
