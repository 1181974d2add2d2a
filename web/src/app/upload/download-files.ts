import { NotSaved, ofStatus, refusedFor } from '../save/outcome';
import { randomKey } from '../save/random-key';

/** How long the frame of a download stays: the browser has the file by then, or never gets it. */
const FRAME_MS = 120_000;
const PAGES_HEADERS = { 'content-type': 'application/json', 'X-Requested-With': 'roofline' };

/** The requested ids, by the names of their lists. */
export type AskedIds = Readonly<Record<string, readonly string[]>>;

/**
 * Has the browser download several files as one. First the server says whether it would send them, then the browser itself
 * fetches them, so that a gigabyte goes to the disk and never through the page. Answers as a mutation does.
 */
export async function downloadFiles(
  path: string,
  asked: AskedIds,
  fileName: string,
): Promise<{ data: { downloaded: object } }> {
  const init = { method: 'POST', headers: PAGES_HEADERS, body: JSON.stringify(asked) };
  // Without a secure connection a browser does not say where a form comes from, and the server takes none.
  if (!window.isSecureContext) {
    await downloadAnswer(await fetch(path, init), fileName);
  } else {
    await accepted(await fetch(`${path}?check`, init));
    submit(path, asked);
  }
  return { data: { downloaded: {} } };
}

/** Has the browser download one file. Answers as a mutation does. */
export async function downloadFile(
  address: string,
  fileName: string,
): Promise<{ data: { downloaded: object } }> {
  await downloadAnswer(await fetch(address), fileName);
  return { data: { downloaded: {} } };
}

/** Returns the answer, or throws for a refusal; a conflict says in its own words what to do. */
async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const details = answer.status === 409 ? detailsIn(await answer.json().catch(() => null)) : [];
  throw new NotSaved(
    details.length > 0 ? refusedFor(details) : ofStatus(answer.status, answer.headers.get('retry-after')),
  );
}

function detailsIn(body: { error?: { errors?: { detail?: unknown }[] } } | null): string[] {
  const errors = body?.error?.errors ?? [];
  return errors.flatMap(({ detail }) => (typeof detail === 'string' ? detail : []));
}

/** Posts a form into a hidden frame: the page stays, and does not ask whether the user wants to leave. */
function submit(path: string, asked: AskedIds): void {
  const frame = document.createElement('iframe');
  frame.name = `download-${randomKey()}`;
  frame.hidden = true;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: path, target: frame.name, hidden: true });
  for (const [name, ids] of Object.entries(asked))
    for (const value of ids) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
  document.body.append(frame, form);
  form.submit();
  form.remove();
  setTimeout(() => frame.remove(), FRAME_MS);
}

/** Hands a requested file to the browser; throws NotSaved for a refusal. */
export async function downloadAnswer(given: Response, fileName: string): Promise<void> {
  const answer = await accepted(given);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns the name that the service gave, `filename*=UTF-8''…` before `filename="…"`. */
function nameIn(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
