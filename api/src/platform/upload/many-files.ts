import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@roofline/schema/value/limits';
import type { ProblemItem } from '@roofline/schema/value/problem';
import type { FastifyRequest } from 'fastify';
import { Problem, ruleFailed } from '../problem';
import {
  assertField,
  notForm,
  receive,
  tooLarge,
  type Arrive,
  type Receiver,
  type Reception,
} from './reception';

/** A place in an upload, counted from 0: what was made of its file, or why it was refused. */
export type Seat<T> = { at: number; taken: T } | { at: number; problem: Problem };

/** Files of one body in the order in which they were sent, and the fields beside them. */
export interface ManyFiles<T> {
  seats: Seat<T>[];
  fields: Record<string, string>;
}

/** What an upload answers: what became of the files that were taken, and errors of the others at `files.N`. */
export interface Uploaded<A> {
  data: A[];
  errors: ProblemItem[];
}

const tooMany = (field: string) =>
  new Problem(413, [{ code: 'tooMany', detail: `Send at most ${limits.uploadFiles} files at once`, field }]);

/** Does the work for one place: its Problem is said at that place and keeps no other file out. */
async function seated<R>(at: number, work: () => Promise<R>): Promise<Seat<R>> {
  try {
    return { at, taken: await work() };
  } catch (error) {
    if (error instanceof Problem) return { at, problem: error };
    throw error;
  }
}

/** Does the work for each file that was taken, one after the other. */
export async function eachSeat<T, R>(
  seats: readonly Seat<T>[],
  work: (taken: T, at: number) => Promise<R>,
): Promise<Seat<R>[]> {
  const done: Seat<R>[] = [];
  for (const seat of seats)
    done.push('problem' in seat ? seat : await seated(seat.at, () => work(seat.taken, seat.at)));
  return done;
}

/** What the upload answers. Where every file was refused it throws, with the status of the first. */
export function uploadedOf<A>(seats: readonly Seat<A>[]): Uploaded<A> {
  const refused = seats.filter((seat) => 'problem' in seat);
  const errors = refused.flatMap(({ at, problem }) =>
    problem.errors.map(({ code, detail }) => ({ code, detail, field: `files.${at}` })),
  );
  const first = refused[0]?.problem;
  if (first && refused.length === seats.length) throw new Problem(first.status, errors, first.headers);
  return { data: seats.flatMap((seat) => ('taken' in seat ? [seat.taken] : [])), errors };
}

/** A file larger than it may be is read to its end, so that the next one is reached. */
async function receiveSeat<T>(part: MultipartFile, arrive: Arrive, reception: Reception<T>): Promise<T> {
  const file = await receive(part, await arrive(), reception.maxBytes + 1);
  if (file.fileSize > reception.maxBytes) throw tooLarge();
  return reception.accept(file);
}

async function readMany<T>(
  request: FastifyRequest,
  reception: Reception<T>,
  { arrive, field }: { arrive: Arrive; field: string },
): Promise<ManyFiles<T>> {
  if (reception.isFormRequired && !request.isMultipart()) throw notForm();
  const seats: Seat<T>[] = [];
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      fields[part.fieldname] = assertField(part);
      continue;
    }
    const at = seats.length;
    if (part.fieldname !== field || at === limits.uploadFiles) {
      part.file.resume();
      throw at === limits.uploadFiles
        ? tooMany(field)
        : ruleFailed(reception.unexpected.detail, field, reception.unexpected.code);
    }
    seats.push(await seated(at, () => receiveSeat(part, arrive, reception)));
  }
  if (seats.length === 0) throw ruleFailed(reception.missing.detail, field, reception.missing.code);
  return { seats, fields };
}

/**
 * Receives 1 to 20 files `files` of a body, or of another field, each accepted or refused by itself. The route gets them as `call.file`: it
 * takes the seats through `eachSeat`, makes its answer with `uploadedOf`, and answers by `uploaded(shape)`.
 */
export const manyFiles = <T>(reception: Reception<T>, field = 'files'): Receiver<ManyFiles<T>> => ({
  maxBytes: reception.maxBytes,
  // One more than are taken, so that the refusal is in our words.
  maxFiles: limits.uploadFiles + 1,
  receive: (request, arrive) => readMany(request, reception, { arrive, field }),
});
