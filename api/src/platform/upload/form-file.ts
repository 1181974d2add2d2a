import type { z } from 'zod';
import { parseInput } from '../problem';
import { notForm, readForm, requireFile, type Receiver, type Reception } from './reception';

// Receivers of one file with fields, and of an optional file.

/**
 * Receives the file `file` and the fields beside it, which are checked by their schema. They come in any order, so
 * check rights that depend on a field afterwards. The declaration documents the fields by `body: late(schema)`.
 */
export const fileWithFields = <T, F extends z.ZodType>(
  reception: Reception<T>,
  schema: F,
): Receiver<{ file: T; fields: z.output<F> }> => ({
  maxBytes: reception.maxBytes,
  maxFiles: 1,
  async receive(request, arrive) {
    const form = await readForm(request, reception, arrive);
    return { fields: parseInput(schema, form.fields), file: requireFile(form, reception) };
  },
});

/** Receives the file `file` if one is sent, else null, also for a request without a body. */
export const fileIfSent = <T>(reception: Reception<T>): Receiver<T | null> => ({
  maxBytes: reception.maxBytes,
  maxFiles: 1,
  isOptional: true,
  async receive(request, arrive) {
    if (request.isMultipart()) return (await readForm(request, reception, arrive)).file;
    if (request.headers['content-type'] !== undefined && request.body !== undefined && request.body !== null)
      throw notForm();
    return null;
  },
});
