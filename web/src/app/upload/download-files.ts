import { NotSaved, ofStatus } from '../save/outcome';

/** Asks for several files as one, and hands what comes to the browser as a download. Answers as a mutation does. */
export async function downloadFiles(
  path: string,
  body: object,
  fileName: string,
): Promise<{ data: { downloaded: object } }> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Requested-With': 'roofline' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new NotSaved(ofStatus(answer.status, answer.headers.get('retry-after')));
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return { data: { downloaded: {} } };
}

/** The name that the service gave, `filename*=UTF-8''…` before `filename="…"`. */
function nameIn(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
