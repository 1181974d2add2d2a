import type { FastifyReply } from 'fastify';
import { ruleFailed } from '../problem';
import type { Storage } from '../storage';
import { keepFile, sendFile } from '../upload/keep';
import { ImageRefused, reencodeImage } from './encoding';
import type { ImageFormat } from './file-kind';
import type { UploadedImage } from './upload';

/** What an image stands for; each kind has its own place in the store and its own sweep. */
export type ImageRoom = 'image' | 'photo' | 'logo';

/** The kind of image is part of its key: only our own encoder's files are ever stored under these. */
export function imagePrefixes(room: ImageRoom): Record<ImageFormat, string> {
  return { jpeg: `${room}-jpeg`, png: `${room}-png` };
}

const typeOfKey = (key: string) => (/^[a-z]+-png\//.test(key) ? 'image/png' : 'image/jpeg');

async function reencode(image: UploadedImage): Promise<Buffer> {
  try {
    return await reencodeImage(image.path, image.format);
  } catch (error) {
    if (error instanceof ImageRefused) throw ruleFailed(error.message, 'file', error.reason);
    throw error;
  }
}

/** Stores the image and points a row at it, as `keepFile` does. */
export async function storeImage<T>(
  storage: Storage,
  room: ImageRoom,
  image: UploadedImage,
  save: (key: string, used: () => void) => Promise<T>,
): Promise<T> {
  return keepFile(storage, imagePrefixes(room)[image.format], await reencode(image), save);
}

/** Serves a stored image: our own encoder's pixels, shown within pages and never run. */
export function sendImage(reply: FastifyReply, storage: Storage, key: string) {
  return sendFile(reply, storage, key, { contentType: typeOfKey(key), disposition: 'inline' });
}
