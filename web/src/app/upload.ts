import { limits } from '@roofline/schema/limits';
import { acceptedProblemBody, FILE_TOO_LARGE, INVALID_FILE_TYPE } from '@roofline/schema/problem';

export type UploadAnswer<Data> = { data: Data } | { problems: string[]; isSignedOut: boolean };

const UNREACHED = 'The file did not reach the server. Check the connection and try again.';

function problemsOf(status: number, body: unknown): string[] {
  const parsed = acceptedProblemBody.safeParse(body);
  if (!parsed.success) return [status === 413 ? FILE_TOO_LARGE : UNREACHED];
  const items = 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
  return items.map((item) => item.detail);
}

/** What is wrong with a chosen image before it is sent; the service looks again, closer. */
export function imageProblem(file: { name: string; size: number }): string | null {
  const isAllowed = limits.imageExtensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!isAllowed) return INVALID_FILE_TYPE;
  return file.size > limits.imageMaxBytes ? FILE_TOO_LARGE : null;
}

/** Sends one file beside GraphQL. The header tells the server that a page of ours sent it, which a form cannot do. */
export async function uploadFile<Data>(
  path: string,
  file: File,
  headers: Record<string, string> = {},
): Promise<UploadAnswer<Data>> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch(path, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'roofline', ...headers },
    });
    const answer = (await response.json().catch(() => null)) as { data?: Data } | null;
    if (response.ok && answer?.data !== undefined) return { data: answer.data };
    return { problems: problemsOf(response.status, answer), isSignedOut: response.status === 401 };
  } catch {
    return { problems: [UNREACHED], isSignedOut: false };
  }
}
