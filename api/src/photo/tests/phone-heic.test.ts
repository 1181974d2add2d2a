import type { Photo } from '@roofline/schema/photo/photo';
import sharp from 'sharp';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { phoneHeic, type PhonePicture } from '../fixtures/phone-heic';
import { SAID } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const COLORS = { red: [208, 32, 32], green: [32, 160, 48], blue: [32, 64, 208], yellow: [224, 208, 32] };

/** Returns the nearest color in the middle of each quarter: top left, top right, bottom left, bottom right. */
async function quartersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    const off = (rgb: number[]) => rgb.reduce((sum, value, n) => sum + Math.abs(value - data[at + n]!), 0);
    return Object.entries(COLORS).sort((a, b) => off(a[1]) - off(b[1]))[0]![0];
  };
  return [colorAt(0.2, 0.2), colorAt(0.8, 0.2), colorAt(0.2, 0.8), colorAt(0.8, 0.8)];
}

/** Two rows of two squares, the last ones cut off, as phones do where the size is not a multiple of a square. */
const SQUARES: PhonePicture = {
  tiles: [
    ['red', 'green'],
    ['blue', 'yellow'],
  ],
  width: 120,
  height: 104,
  said: SAID,
};

const shown = [
  ['as it lies', {}, [120, 104], ['red', 'green', 'blue', 'yellow']],
  ['turned once', { turns: 1 }, [104, 120], ['green', 'yellow', 'red', 'blue']],
  ['turned twice', { turns: 2 }, [120, 104], ['yellow', 'blue', 'green', 'red']],
  ['held upright', { turns: 3 }, [104, 120], ['blue', 'red', 'yellow', 'green']],
  ['of the camera in front', { mirror: 'leftRight' }, [120, 104], ['green', 'red', 'yellow', 'blue']],
  ['mirrored below', { mirror: 'topBottom' }, [120, 104], ['blue', 'yellow', 'red', 'green']],
  ['behind two others that are not the primary one', { others: ['yellow', 'blue'] }, [120, 104], ['red', 'green', 'blue', 'yellow']],
  ['whose facts say the turn again', { turns: 3, orientation: 6 }, [104, 120], ['blue', 'red', 'yellow', 'green']],
] as const; // prettier-ignore

test.each(shown)(
  'a picture in squares, %s, is shown upright',
  async (name, change, [width, height], quarters) => {
    const bytes = await phoneHeic({ ...SQUARES, ...change, said: { ...SAID, model: name } });
    const { status, data } = await t.send([{ fileName: 'IMG_7.HEIC', type: 'image/heic', bytes }]);
    expect(status).toBe(201);
    // Even before it is decoded, since the grid needs the size.
    expect(data[0]).toMatchObject({ width, height, takenDate: '2025-10-28T09:14:00', latitude: 51.5 });
    await t.runJobs();
    const { propertyPhotoId } = data[0]!;
    const photo: Photo = (await t.call('manager', 'GET', `/api/photo/${propertyPhotoId}`)).data;
    expect(photo).toMatchObject({ imageState: 'ready', width, height });
    for (const url of [photo.originalFileUrl, photo.smallFileUrl]) {
      const answer = await t.app.inject({ url, headers: t.as.manager });
      expect(await quartersOf(answer.rawPayload)).toEqual(quarters);
      const { orientation, exif } = await sharp(answer.rawPayload).metadata();
      expect([orientation, exif]).toEqual([undefined, undefined]);
    }
  },
);

test('a grid that says more squares than it has is refused by its header', async () => {
  const bytes = await phoneHeic({ ...SQUARES, said: { ...SAID, model: 'torn' } });
  const at = bytes.indexOf('idat') + 4;
  bytes[at + 2] = 200;
  const { status, errors } = await t.send([{ fileName: 'torn.heic', type: 'image/heic', bytes }]);
  expect([status, errors[0]?.code]).toEqual([422, 'unreadable']);
});
