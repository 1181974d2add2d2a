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

/** A place in an upload, counted from 0, with the result for its file or the reason of its refusal. */
export type Seat<T> = { at: number; taken: T } | { at: number; problem: Problem };

/** The files of one body in the order in which they were sent, and the fields beside them. */
export interface ManyFiles<T> {
  seats: Seat<T>[];
  fields: Record<string, string>;
}

/** The answer to an upload: the results for accepted files, and the errors of the others at `files.N`. */
export interface Uploaded<A> {
  data: A[];
  errors: ProblemItem[];
}

const tooMany = (field: string) =>
  new Problem(413, [{ code: 'tooMany', detail: `Send at most ${limits.uploadFiles} files at once`, field }]);

/** Does the work for one place; a Problem is reported at that place and does not affect other files. */
async function seated<R>(at: number, work: () => Promise<R>): Promise<Seat<R>> {
  try {
    return { at, taken: await work() };
  } catch (error) {
    if (error instanceof Problem) return { at, problem: error };
    throw error;
  }
}

/** Does the work for each accepted file, one after the other. */
export async function eachSeat<T, R>(
  seats: readonly Seat<T>[],
  work: (taken: T, at: number) => Promise<R>,
): Promise<Seat<R>[]> {
  const done: Seat<R>[] = [];
  for (const seat of seats)
    done.push('problem' in seat ? seat : await seated(seat.at, () => work(seat.taken, seat.at)));
  return done;
}

/** Returns the answer to the upload. If every file was refused, throws with the status of the first. */
export function uploadedOf<A>(seats: readonly Seat<A>[]): Uploaded<A> {
  const refused = seats.filter((seat) => 'problem' in seat);
  const errors = refused.flatMap(({ at, problem }) =>
    problem.errors.map(({ code, detail }) => ({ code, detail, field: `files.${at}` })),
  );
  const first = refused[0]?.problem;
  if (first && refused.length === seats.length) throw new Problem(first.status, errors, first.headers);
  return { data: seats.flatMap((seat) => ('taken' in seat ? [seat.taken] : [])), errors };
}

/** Receives the file of a place. A file that is too large is read to its end, in order to reach the next one. */
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
 * Receives 1 to 20 files of a body in the field `files`, or another one, each accepted or refused by itself. The route gets them
 * as `call.file`: it works on the seats by `eachSeat`, makes its answer by `uploadedOf`, and sends it by `uploaded(shape)`.
 */
export const manyFiles = <T>(reception: Reception<T>, field = 'files'): Receiver<ManyFiles<T>> => ({
  maxBytes: reception.maxBytes,
  // One more than is accepted, so that the refusal is in our words.
  maxFiles: limits.uploadFiles + 1,
  receive: (request, arrive) => readMany(request, reception, { arrive, field }),
});
