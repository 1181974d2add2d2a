import sharp from 'sharp';

/** A drawn building in one colour. */
export interface Illustration {
  shape: 'house' | 'townhome' | 'courtyard' | 'tower';
  colour: string;
}

const SIDE = 480;
/** Colour of windows and doors: the paper that the picture stands on. */
const PAPER = '#FFFFFF';

const windows = (xs: number[], ys: number[], size = 26) =>
  xs
    .flatMap((x) =>
      ys.map((y) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3" fill="${PAPER}"/>`),
    )
    .join('');
const door = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="40" height="${400 - y}" rx="4" fill="${PAPER}"/>`;
const gable = (left: number, right: number, eaves: number, ridge: number) =>
  `<path d="M${left} ${eaves} L${(left + right) / 2} ${ridge} L${right} ${eaves} Z"/>`;
const block = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${400 - y}"/>`;

const SHAPES: Record<Illustration['shape'], string> = {
  house: gable(80, 400, 220, 100) + block(110, 215, 260) + windows([145, 310], [250]) + door(220, 300),
  townhome:
    [60, 185, 310].map((x) => gable(x - 8, x + 118, 210, 130) + block(x, 205, 110)).join('') +
    windows([80, 124, 205, 249, 330, 374], [228], 22) +
    [95, 220, 345].map((x) => door(x, 310)).join(''),
  courtyard:
    gable(50, 210, 190, 120) +
    block(60, 185, 140) +
    gable(270, 430, 190, 120) +
    block(280, 185, 140) +
    block(190, 270, 100) +
    windows([80, 154, 300, 374], [215, 270, 325], 24) +
    door(220, 320),
  tower:
    block(150, 80, 180) +
    block(90, 220, 70) +
    windows([172, 227, 282], [105, 155, 205, 255, 305]) +
    windows([112], [250, 300]) +
    door(220, 350),
};

/** The picture as SVG: a building on a tinted ground. */
function illustrationSvg({ shape, colour }: Illustration): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 480 480">
<rect width="480" height="480" fill="${PAPER}"/><rect width="480" height="480" fill="${colour}" fill-opacity="0.16"/>
<g fill="${colour}">${SHAPES[shape]}</g>
<rect y="400" width="480" height="80" fill="${colour}" fill-opacity="0.32"/></svg>`;
}

/** The picture as PNG. */
export function drawIllustration(illustration: Illustration): Promise<Buffer> {
  return sharp(Buffer.from(illustrationSvg(illustration)))
    .png({ palette: true })
    .toBuffer();
}
