import sharp from 'sharp';
import { SCENES, type Scene } from './scenes';
import { chanceOf, picture } from './svg';

/** What the camera of a demo photo noted. */
export interface Shot {
  scene: Scene;
  /** The same seed draws the same picture. */
  seed: number;
  /** Wall clock at the place, `2026-10-28T09:14:00`. */
  takenAt: string;
  latitude: number;
  longitude: number;
}

/** Degrees as EXIF has them: whole degrees, whole minutes, and seconds in hundredths. */
function sexagesimal(degrees: number): string {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  return `${Math.floor(hundredths / 360_000)}/1 ${Math.floor((hundredths % 360_000) / 6000)}/1 ${hundredths % 6000}/100`;
}

/** A photo as a phone would send it: a JPEG with the moment, the place and the camera in its EXIF. */
export function drawShot({ scene, seed, takenAt, latitude, longitude }: Shot): Promise<Buffer> {
  const moment = takenAt.replaceAll('-', ':').replace('T', ' ');
  return sharp(Buffer.from(picture(SCENES[scene](chanceOf(seed)))))
    .withExif({
      IFD0: { Make: 'Roofline', Model: 'Demo camera', DateTime: moment },
      IFD2: { DateTimeOriginal: moment },
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
        GPSLatitude: sexagesimal(latitude),
        GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
        GPSLongitude: sexagesimal(longitude),
      },
    })
    .jpeg({ quality: 82 })
    .toBuffer();
}
