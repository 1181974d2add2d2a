import { pageOf } from '@roofline/schema/value/page';
import { dataBody, problemItem } from '@roofline/schema/value/problem';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { BlobRow } from '../blobs/repository';
import { sendBlob } from '../blobs/send';
import type { Deps } from '../deps';
import { attachment } from '../http/attachment';
import { sendImage, type ImageToSend } from '../images/keep';
import type { Uploaded } from '../upload/many-files';
import type { MadeDocument } from '../work/document';
import { writeZip, ZIP, type ZipEntry } from '../zip/zip';

/** How a route answers with the result of its work. */
export interface Answer<A> {
  /** The body of each status of success; none if the answer is a file. */
  bodies?: Record<number, z.ZodType>;
  /** Media types besides JSON. */
  produces?: string[];
  /**
   * The answer is stored bytes, sent without compression: the compressor would take bytes that begin like compressed
   * ones for compressed, and the parts of a resumed download must be parts of the bytes themselves.
   */
  isKept?: true;
  send(reply: FastifyReply, deps: Pick<Deps, 'blobs'>, made: A): FastifyReply | Promise<FastifyReply>;
}

function json<T extends z.ZodType>(status: number, shape: T): Answer<z.output<T>> {
  return {
    bodies: { [status]: dataBody(shape) },
    send: (reply, _deps, data) => reply.status(status).send({ data }),
  };
}

/** Answers 200 with `{ data }`. */
export const data = <T extends z.ZodType>(shape: T): Answer<z.output<T>> => json(200, shape);
/** Answers 200 with a page of a list. */
export const page = <T extends z.ZodType>(item: T) => json(200, pageOf(item));
/** Answers 201 with the object that was made. */
export const created = <T extends z.ZodType>(shape: T): Answer<z.output<T>> => json(201, shape);
/** Answers 202: a job will do the work. */
export const accepted = <T extends z.ZodType>(shape: T): Answer<z.output<T>> => json(202, shape);
/** Answers an upload of many files: 201 with an item for each, or 207 if some of them were refused. */
export function uploaded<T extends z.ZodType>(item: T): Answer<Uploaded<z.output<T>>> {
  const made = z.array(item);
  const refused = z.object({ errors: z.array(problemItem) });
  return {
    bodies: { 201: dataBody(made), 207: z.object({ data: made, error: refused }) },
    send: (reply, _deps, { data: items, errors }) =>
      errors.length === 0
        ? reply.status(201).send({ data: items })
        : reply.status(207).send({ data: items, error: { errors } }),
  };
}

/** Answers 204, whatever the result of the work. */
export const nothing: Answer<unknown> = {
  bodies: { 204: z.null() },
  send: (reply) => reply.status(204).send(null),
};

/** Answers 200 with a body without `{ data }` around it, for balancers. */
export const bare = <T extends z.ZodType>(shape: T): Answer<z.output<T>> => ({
  bodies: { 200: shape },
  send: (reply, _deps, made) => reply.send(made),
});

/** Answers in one of two ways, which have different statuses. */
export function either<A, B>(
  one: Answer<A>,
  other: Answer<B>,
  isOne: (made: A | B) => made is A,
): Answer<A | B> {
  return {
    bodies: { ...one.bodies, ...other.bodies },
    send: (reply, deps, made) => (isOne(made) ? one.send(reply, deps, made) : other.send(reply, deps, made)),
  };
}

/** Answers with a stored image, to be shown within pages. */
export const image: Answer<ImageToSend> = {
  produces: ['image/jpeg', 'image/png'],
  isKept: true,
  send: (reply, { blobs }, toSend) => sendImage(reply, blobs, toSend),
};

/** A stored file that a route serves. */
export interface FileToSend {
  blob: BlobRow;
  contentType: string;
  fileName: string;
}

/** Answers with a stored file of one of these types, or the requested part of it, as a download. */
export function download(...types: string[]): Answer<FileToSend> {
  return {
    produces: types,
    isKept: true,
    send: (reply, { blobs }, { blob, contentType, fileName }) =>
      sendBlob(reply, blobs, blob, { contentType, disposition: attachment(fileName) }),
  };
}

/** Stored files that a route serves together. */
export interface ZipToSend {
  fileName: string;
  entries: readonly ZipEntry[];
}

/** Answers with stored files as one zip, streamed while it is written, as a download. */
export const zip: Answer<ZipToSend> = {
  produces: [ZIP],
  isKept: true,
  async send(reply, { blobs }, { fileName, entries }) {
    const { stream, byteCount } = await writeZip(blobs, entries);
    if (byteCount !== null) void reply.header('content-length', String(byteCount));
    return reply.type(ZIP).header('content-disposition', attachment(fileName)).send(stream);
  },
};

/** Answers with a new document as a download, of the first type unless it names another. */
export function made(...types: [string, ...string[]]): Answer<MadeDocument> {
  return {
    produces: types,
    send: (reply, _deps, { bytes, fileName, contentType = types[0] }) =>
      reply
        .type(contentType)
        .header('content-disposition', attachment(fileName))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  };
}
