import { limits } from '@roofline/schema/value/limits';
import { FILE_TOO_LARGE, INVALID_FILE_TYPE } from '@roofline/schema/problem/sentences';
import { acceptedProblemBody } from '@roofline/schema/value/problem';
import { signInAddress } from '../cache/apollo';
import { storage } from '../storage';
import { NotSaved, ofStatus, refusedFor } from '../save/outcome';
import { fileProblem } from './file-problem';
import { postForm, type Posted, type Sending } from './post-form';
import { uploadList } from './upload-list';

/** Statuses whose problems are about the file, for the user who chose it. */
const OF_THE_FILE = new Set([207, 400, 409, 413, 415, 422, 507]);

function refusalOf({ status, body, retryAfter }: Posted): NotSaved {
  const parsed = acceptedProblemBody.safeParse(body);
  if (OF_THE_FILE.has(status) && parsed.success) {
    const items = 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
    return new NotSaved({
      event: 'refused',
      errors: items.map(({ code, detail }) => ({ code, detail, field: null })),
    });
  }
  if (status === 413) return new NotSaved(refusedFor([FILE_TOO_LARGE]));
  return new NotSaved(ofStatus(status, retryAfter));
}

/** Returns what is wrong with a chosen image before it is sent; the service checks it again, more closely. */
export const imageProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, {
    endings: limits.imageExtensions,
    maxBytes: limits.imageMaxBytes,
    wrongType: INVALID_FILE_TYPE,
  });

export interface UploadForm {
  /** The service's name for the file's part: `file`. */
  part?: string;
  /** Fields beside the file. */
  fields?: Readonly<Record<string, string>>;
  /** The version that it starts from. */
  version?: number;
}

/** Sends one file outside GraphQL and answers as a mutation does; throws `NotSaved` where it is not saved. */
export async function uploadFile<Saved extends object>(
  path: string,
  file: File,
  sending: Sending = {},
  { part = 'file', fields = {}, version }: UploadForm = {},
): Promise<{ data: { uploaded: Saved } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(part, file);
  const answer = await postForm(path, form, { ...sending, ...(version !== undefined && { version }) });
  // As Apollo's link does for other requests: the user is not signed in any more.
  if (answer.status === 401) {
    storage.clear();
    uploadList.clear();
    window.location.assign(signInAddress(window.location));
  }
  const { data } = (answer.body ?? {}) as { data?: Saved };
  // 207: where several are sent at once, some were stored; a single file was not.
  const isKept = answer.status >= 200 && answer.status < 300 && answer.status !== 207;
  if (isKept && data !== undefined) return { data: { uploaded: data } };
  throw refusalOf(answer);
}
