import { idsOf, type Chosen } from '../model/folder-tree';

export const downloadAddress = (propertyFileId: string) => `/download/file/${propertyFileId}`;
export const versionAddress = (propertyFileId: string, versionNumber: number) =>
  `/download/file/${propertyFileId}/version/${versionNumber}`;

/** Follows a link to a file, which the browser stores. */
function follow(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** A form that the browser posts by itself: what comes back is stored as it comes, however large it is. */
function zipForm(chosen: Chosen, target: string): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/download/files';
  form.target = target;
  for (const [name, ids] of Object.entries(idsOf(chosen)))
    for (const value of ids)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
}

/**
 * Posts the form into a frame that nobody sees. A file that comes back is stored and leaves the frame empty; only a refusal
 * is a page, and loads there.
 */
function downloadZip(chosen: Chosen, onFailed: () => void) {
  const frame = document.createElement('iframe');
  frame.name = `zip-${crypto.randomUUID()}`;
  frame.hidden = true;
  const form = zipForm(chosen, frame.name);
  document.body.append(frame, form);
  frame.addEventListener('load', () => {
    if (isEmpty(frame)) return;
    frame.remove();
    onFailed();
  });
  form.submit();
  form.remove();
}

/** The blank page that a frame begins with. */
function isEmpty({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow?.location.href === 'about:blank';
  } catch {
    // A page that may not be looked at.
    return false;
  }
}

/** One file as it is, several files and folders as a zip. */
export function download(chosen: Chosen, onFailed: () => void) {
  const [file] = chosen.files;
  if (file && chosen.files.length === 1 && chosen.folders.length === 0)
    follow(downloadAddress(file.propertyFileId));
  else downloadZip(chosen, onFailed);
}
