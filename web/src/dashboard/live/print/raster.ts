import fontUrl from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import type { PrintChart } from './svg';

/** Charts for paper are drawn at twice their size. */
const SCALE = 2;

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The font could not be read.'));
    reader.readAsDataURL(blob);
  });

/** Returns the page's font as a CSS rule for an SVG: an SVG that is drawn as an image loads nothing from outside. */
export async function printFont(): Promise<string> {
  const answer = await fetch(fontUrl);
  if (!answer.ok) throw new Error('The font could not be loaded.');
  const url = await dataUrlOf(await answer.blob());
  return `@font-face{font-family:'Roofline Print';font-weight:100 900;src:url(${url}) format('woff2')}`;
}

/** Returns an SVG as a PNG, on white and at twice its size. */
export async function pngOf({ svg, width, height }: PrintChart): Promise<Blob> {
  const image = new Image(width * SCALE, height * SCALE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not draw the charts.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not draw the charts.'))),
      'image/png',
    ),
  );
}
