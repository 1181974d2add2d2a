import { acceptedProblemBody, FILE_TOO_LARGE } from '@roofline/schema/problem';

export type UploadAnswer<Data> = { data: Data } | { problems: string[]; isSignedOut: boolean };

const UNREACHED = 'The file did not reach the server. Check the connection and try again.';

function problemsOf(status: number, body: unknown): string[] {
  const parsed = acceptedProblemBody.safeParse(body);
  if (!parsed.success) return [status === 413 ? FILE_TOO_LARGE : UNREACHED];
  const items = 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
  return items.map((item) => item.detail);
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
