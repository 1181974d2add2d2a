export const WIDTH = 1600;
export const HEIGHT = 1200;
/** A picture is drawn smaller than its measures: a first start does not wait for pixels. */
const SCALE = 0.8;

/** Numbers from 0 to 1 that are the same for the same seed: every start draws the same picture. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state >>> 8) & 0xffff) / 0xffff;
  };
}

export const rect = (x: number, y: number, width: number, height: number, look: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
export const polygon = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
export const line = (points: string, color: string, width: number) =>
  `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const times = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

/** A crack that wanders from one point to another. */
export function crack(
  chance: Chance,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { width = 7, color = '#1d1f20' } = {},
): string {
  const steps = 12;
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const sway = n === 0 || n === steps ? 0 : (chance() - 0.5) * 70;
    return `${(x1 + ((x2 - x1) * n) / steps + sway).toFixed(0)},${(y1 + ((y2 - y1) * n) / steps + sway * 0.6).toFixed(0)}`;
  });
  const twig = points[5]!.split(',').map(Number) as [number, number];
  return (
    line(points.join(' '), color, width) +
    line(`${points[5]} ${twig[0] + 60},${twig[1] + 50} ${twig[0] + 70},${twig[1] + 120}`, color, width * 0.6)
  );
}

/** Sky with hills: what stands outdoors begins with it. */
export const outdoors = (horizon: number, hills = '#5d7a63') =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb7dc"/><stop offset="1" stop-color="#dbe7ee"/></linearGradient></defs>` +
  rect(0, 0, WIDTH, horizon, 'fill="url(#sky)"') +
  `<path d="M0 ${horizon} Q 300 ${horizon - 130} 620 ${horizon - 40} T 1180 ${horizon - 70} T 1600 ${horizon - 30} V ${horizon} Z" fill="${hills}"/>`;

/** A whole picture: what is drawn, with the darker corners of a lens. */
export const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="lens" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="0.28"/></radialGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, 'fill="#77807c"')}${content}${rect(0, 0, WIDTH, HEIGHT, 'fill="url(#lens)"')}</svg>`;
