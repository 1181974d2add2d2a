import { crack, HEIGHT, line, outdoors, polygon, rect, times, WIDTH, type Chance } from './svg';

/** What a demo photo shows. */
export type Scene =
  | 'shingles'
  | 'gutter'
  | 'stucco'
  | 'walkway'
  | 'asphalt'
  | 'slab'
  | 'pool'
  | 'fence'
  | 'heaters'
  | 'panel'
  | 'corridor'
  | 'elevator';

const tones = (chance: Chance, colors: readonly string[]) => colors[Math.floor(chance() * colors.length)]!;

const SHINGLES = ['#3f3b39', '#4b4643', '#57514d', '#45403d', '#605955'] as const;

function shingles(chance: Chance): string {
  const rows = times(15, (row) =>
    times(13, (at) => {
      const x = at * 136 - (row % 2) * 68;
      return rect(x, 150 + row * 72, 132, 70, `fill="${tones(chance, SHINGLES)}" stroke="#2a2725" stroke-width="3"`);
    }),
  ); // prettier-ignore
  const vent =
    rect(1010, 500, 170, 130, 'fill="#7c8186"') +
    `<ellipse cx="1095" cy="500" rx="70" ry="80" fill="#a9afb4"/><ellipse cx="1080" cy="480" rx="40" ry="50" fill="#c9ced2"/>`;
  const lifted =
    polygon('420,724 560,700 566,776 424,796', '#6b635e') +
    polygon('424,796 566,776 560,800 430,812', '#191716');
  return outdoors(170) + rows + vent + lifted;
}

const gutter = (chance: Chance): string =>
  outdoors(620) +
  polygon('0,560 1600,120 1600,1200 0,1200', '#4a4643') +
  times(14, (n) => line(`0,${640 + n * 72} 1600,${200 + n * 72}`, '#332f2d', 6)) +
  polygon('0,500 1600,60 1600,128 0,570', '#e8eaea') +
  polygon('0,566 1600,126 1600,140 0,582', '#9ba2a5') +
  rect(1130, 190, 74, HEIGHT - 190, 'fill="#eef0f0" stroke="#aab1b4" stroke-width="4"') +
  line(`1130,${500 + chance() * 200} 1204,${540 + chance() * 200}`, '#6b4a2c', 14);

const stucco = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#d9c4a0"') +
  times(60, () => `<circle cx="${chance() * WIDTH}" cy="${chance() * HEIGHT}" r="${6 + chance() * 26}" fill="#cbb48d" opacity="0.5"/>`) +
  rect(1020, 190, 480, 620, 'fill="#f3f1ec"') +
  rect(1060, 230, 400, 540, 'fill="#54707f"') +
  polygon('1060,230 1460,230 1060,640', '#6d8b9b') +
  rect(990, 810, 540, 44, 'fill="#f7f5f0"') +
  crack(chance, [560, 40, 700, 1140], { width: 8, color: '#5c4c33' }); // prettier-ignore

const walkway = (chance: Chance): string =>
  outdoors(430) +
  rect(0, 420, WIDTH, 780, 'fill="#8d8576"') +
  times(16, (n) => line(`${n * 130 - 200},1200 ${n * 80 + 160},640`, '#7a7264', 8)) +
  `<ellipse cx="${500 + chance() * 300}" cy="900" rx="360" ry="120" fill="#6c6f6d" opacity="0.75"/><ellipse cx="640" cy="880" rx="220" ry="60" fill="#8f9794" opacity="0.6"/>` +
  rect(0, 380, WIDTH, 34, 'fill="#2f3335"') +
  rect(0, 610, WIDTH, 22, 'fill="#2f3335"') +
  times(30, (n) => rect(n * 55, 400, 14, 220, 'fill="#383d3f"'));

const asphalt = (chance: Chance): string =>
  outdoors(240) +
  rect(0, 230, WIDTH, 970, 'fill="#3d4245"') +
  times(4, (n) => polygon(`${n * 420 + 40},1200 ${n * 420 + 100},1200 ${n * 300 + 330},240 ${n * 300 + 300},240`, '#b9b6a4')) +
  times(5, (n) => crack(chance, [120 + n * 260, 1000 - n * 70, 420 + n * 250, 720 - n * 60], { width: 9 })) +
  crack(chance, [160, 760, 1480, 880], { width: 11 }); // prettier-ignore

const slab = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#5f8243"') +
  times(90, () => line(`${chance() * WIDTH},${chance() * HEIGHT} ${chance() * WIDTH},${chance() * HEIGHT}`, '#54763b', 2)) +
  polygon('420,1200 1180,1200 960,0 640,0', '#b6aea1') +
  polygon('470,900 1130,900 1150,820 450,820', '#8b8479') +
  polygon('450,822 1150,822 1144,846 456,846', '#d2b53c') +
  line('545,430 1055,430', '#857d71', 10) +
  crack(chance, [760, 420, 900, 20], { width: 5, color: '#6f675c' }); // prettier-ignore

const pool = (chance: Chance): string =>
  outdoors(300) +
  rect(0, 290, WIDTH, 910, 'fill="#d6cdbb"') +
  polygon('0,1200 0,760 700,420 1600,540 1600,1200', '#e8e2d4') +
  polygon('0,1200 0,810 700,462 1600,590 1600,1200', '#3f9fc4') +
  times(40, () => {
    const [x, y] = [chance() * WIDTH, 700 + chance() * 480];
    return `<path d="M${x} ${y} q 40 -16 80 0 t 80 0" fill="none" stroke="#8fd0e6" stroke-width="5" opacity="0.7"/>`;
  }) +
  times(16, (n) => rect(n * 56 + 720, 486 + n * 7, 46, 26, `fill="${n % 5 === 2 ? '#4d6670' : '#2b6f93'}"`)) +
  `<path d="M1180 640 V 380 q 0 -60 60 -60 t 60 60 V 670" fill="none" stroke="#dfe5e8" stroke-width="20"/>`;

const fence = (chance: Chance): string =>
  outdoors(260, '#7a9a6b') +
  rect(0, 900, WIDTH, 300, 'fill="#5a7a3c"') +
  times(19, (n) => {
    const lean = (chance() - 0.5) * 4;
    const wood = tones(chance, ['#8a5a35', '#94633c', '#7d502e', '#9c6b43']);
    return `<g transform="rotate(${lean.toFixed(1)} ${n * 86 + 40} 1000)">${rect(n * 86, 180 + chance() * 26, 80, 840, `fill="${wood}" stroke="#5b3a20" stroke-width="4"`)}</g>`;
  }) +
  rect(0, 330, WIDTH, 40, 'fill="#6d4627" opacity="0.7"') +
  rect(0, 800, WIDTH, 40, 'fill="#6d4627" opacity="0.7"');

const heaters = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#8f8c86"') +
  rect(0, 980, WIDTH, 220, 'fill="#6f6b65"') +
  times(2, (n) => rect(0, 150 + n * 60, WIDTH, 24, 'fill="#b06a3b"')) +
  times(3, (n) => {
    const x = 160 + n * 460;
    return (
      rect(x + 60, 150, 22, 260, 'fill="#b06a3b"') +
      rect(x, 380, 320, 660, 'rx="60" fill="#c3c8cb"') +
      rect(x + 30, 380, 60, 660, 'rx="30" fill="#e3e7e9"') +
      rect(x + 90, 640, 150, 190, 'fill="#2d3a4a"') +
      rect(x + 110, 670, 60, 24, `fill="${chance() > 0.5 ? '#a8d05a' : '#e0a030'}"`) +
      (n === 1 ? line(`${x + 200},900 ${x + 190},1000 ${x + 210},1100`, '#7a4a22', 22) : '')
    );
  });

const panel = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#c9cccd"') +
  times(7, (n) => line(`0,${n * 190} ${WIDTH},${n * 190}`, '#b4b8b9', 5)) +
  rect(500, 130, 600, 900, 'rx="18" fill="#a8231f"') +
  rect(530, 160, 540, 840, 'rx="12" fill="#c02a25"') +
  rect(600, 230, 400, 190, 'fill="#1f2a1d"') +
  times(3, (n) => rect(620, 255 + n * 50, 240 + chance() * 120, 18, 'fill="#8fce5a"')) +
  times(12, (n) => rect(610 + (n % 4) * 100, 480 + Math.floor(n / 4) * 100, 70, 60, 'rx="8" fill="#e9e4dc"')) +
  times(3, (n) => `<circle cx="${650 + n * 90}" cy="880" r="22" fill="${n === 1 ? '#ffb02e' : '#4b1210'}"/>`); // prettier-ignore

const corridor = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#e6ddcc"') +
  polygon('0,0 1600,0 1000,400 600,400', '#f4efe4') +
  polygon('0,1200 1600,1200 1000,780 600,780', '#7c3b3a') +
  polygon('600,400 1000,400 1000,780 600,780', '#d8cdb8') +
  times(3, (n) => `<ellipse cx="800" cy="${90 + n * 110}" rx="${150 - n * 40}" ry="${34 - n * 9}" fill="#fffdf5"/>`) +
  polygon('120,260 330,380 330,930 120,1090', '#7a5230') +
  polygon('1480,260 1270,380 1270,930 1480,1090', '#7a5230') +
  polygon('430,440 520,480 520,820 430,870', '#6c4729') +
  polygon('1170,440 1080,480 1080,820 1170,870', '#6c4729') +
  `<ellipse cx="${700 + chance() * 200}" cy="1040" rx="190" ry="46" fill="#5d2a2b" opacity="0.8"/>`; // prettier-ignore

const elevator = (chance: Chance): string =>
  rect(0, 0, WIDTH, HEIGHT, 'fill="#b9b2a6"') +
  rect(380, 140, 840, 1060, 'fill="#6f7478"') +
  rect(420, 180, 375, 1020, 'fill="#a7adb1"') +
  rect(805, 180, 375, 1020, 'fill="#9da3a7"') +
  times(9, () => line(`${430 + chance() * 350},${200 + chance() * 900} ${430 + chance() * 350},${200 + chance() * 900}`, '#8a9094', 3)) +
  rect(640, 60, 320, 60, 'rx="8" fill="#20262a"') +
  `<text x="800" y="106" font-family="sans-serif" font-size="46" text-anchor="middle" fill="#ff9d2e">${1 + Math.floor(chance() * 3)}</text>` +
  rect(1290, 560, 90, 220, 'rx="10" fill="#d5d9db"') +
  times(2, (n) => `<circle cx="1335" cy="${620 + n * 100}" r="28" fill="#f4f4f2" stroke="#8a9094" stroke-width="5"/>`); // prettier-ignore

export const SCENES: Record<Scene, (chance: Chance) => string> = {
  shingles, gutter, stucco, walkway, asphalt, slab, pool, fence, heaters, panel, corridor, elevator,
}; // prettier-ignore
