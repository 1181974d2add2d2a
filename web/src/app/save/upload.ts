import { limits } from '@roofline/schema/limits';
import { acceptedProblemBody, FILE_TOO_LARGE, INVALID_FILE_TYPE } from '@roofline/schema/problem';
import { signInAddress } from '../apollo';
import { storage } from '../storage';
import { NotSaved, ofStatus, refusedFor } from './outcome';

/** Statuses whose problems speak of the file, for the person who chose it. */
const OF_THE_FILE = new Set([400, 409, 413, 415, 422, 507]);

function refusalOf(response: Response, body: unknown): NotSaved {
  const parsed = acceptedProblemBody.safeParse(body);
  if (OF_THE_FILE.has(response.status) && parsed.success) {
    const items = 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
    return new NotSaved(refusedFor(items.map(({ detail }) => detail)));
  }
  if (response.status === 413) return new NotSaved(refusedFor([FILE_TOO_LARGE]));
  return new NotSaved(ofStatus(response.status, response.headers.get('retry-after')));
}

/** What is wrong with a chosen image before it is sent; the service looks again, closer. */
export function imageProblem(file: { name: string; size: number }): string | null {
  const isAllowed = limits.imageExtensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!isAllowed) return INVALID_FILE_TYPE;
  return file.size > limits.imageMaxBytes ? FILE_TOO_LARGE : null;
}

/**
 * Sends one file beside GraphQL and answers as a mutation does; what is not saved is thrown as `NotSaved`. The header
 * tells the server that a page of ours sent it, which a form cannot do.
 */
export async function uploadFile<Saved extends object>(
  path: string,
  file: File,
): Promise<{ data: { uploaded: Saved } }> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(path, {
    method: 'POST',
    body,
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'roofline' },
  });
  // What Apollo's link does for the rest: nobody is signed in any more.
  if (response.status === 401) {
    storage.clear();
    window.location.assign(signInAddress(window.location));
  }
  const answer = (await response.json().catch(() => null)) as { data?: Saved } | null;
  if (response.ok && answer?.data !== undefined) return { data: { uploaded: answer.data } };
  throw refusalOf(response, answer);
}
