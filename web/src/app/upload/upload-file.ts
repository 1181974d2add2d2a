import { limits } from '@roofline/schema/value/limits';
import { acceptedProblemBody, FILE_TOO_LARGE, INVALID_FILE_TYPE } from '@roofline/schema/value/problem';
import { signInAddress } from '../cache/apollo';
import { storage } from '../storage';
import { NotSaved, ofStatus, refusedFor } from '../save/outcome';
import { postForm, type Posted, type Sending } from './post-form';
import { uploadList } from './upload-list';

/** Statuses whose problems speak of the file, for the person who chose it. */
const OF_THE_FILE = new Set([400, 409, 413, 415, 422, 507]);

function refusalOf({ status, body, retryAfter }: Posted): NotSaved {
  const parsed = acceptedProblemBody.safeParse(body);
  if (OF_THE_FILE.has(status) && parsed.success) {
    const items = 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
    return new NotSaved(refusedFor(items.map(({ detail }) => detail)));
  }
  if (status === 413) return new NotSaved(refusedFor([FILE_TOO_LARGE]));
  return new NotSaved(ofStatus(status, retryAfter));
}

/** What is wrong with a chosen image before it is sent; the service looks again, closer. */
export function imageProblem(file: { name: string; size: number }): string | null {
  const isAllowed = limits.imageExtensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!isAllowed) return INVALID_FILE_TYPE;
  return file.size > limits.imageMaxBytes ? FILE_TOO_LARGE : null;
}

/**
 * Sends one file beside GraphQL and answers as a mutation does; what is not saved is thrown as `NotSaved`. `part` is
 * `files` where the address takes many in one body.
 */
export async function uploadFile<Saved extends object>(
  path: string,
  file: File,
  { part = 'file', ...sending }: Sending & { part?: 'file' | 'files' } = {},
): Promise<{ data: { uploaded: Saved } }> {
  const form = new FormData();
  form.append(part, file);
  const answer = await postForm(path, form, sending);
  // What Apollo's link does for the rest: nobody is signed in any more.
  if (answer.status === 401) {
    storage.clear();
    uploadList.clear();
    window.location.assign(signInAddress(window.location));
  }
  const { data } = (answer.body ?? {}) as { data?: Saved };
  if (answer.status >= 200 && answer.status < 300 && data !== undefined) return { data: { uploaded: data } };
  throw refusalOf(answer);
}
