/** A form that the browser posts by itself: what comes back is stored as it comes, however large it is. */
function formOf(address: string, fields: Readonly<Record<string, readonly string[]>>, target: string) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, target });
  for (const [name, values] of Object.entries(fields))
    for (const value of values)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  return form;
}

/** The blank page that a frame begins with. */
function isBlank({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow?.location.href === 'about:blank';
  } catch {
    // A page that may not be looked at.
    return false;
  }
}

/**
 * Asks for a file by POST, and has the browser store it while it comes: nothing of it is held in the page. The form goes
 * into a frame that nobody sees; a file leaves the frame empty, and only a refusal is a page, which loads there.
 */
export function postDownload(
  address: string,
  fields: Readonly<Record<string, readonly string[]>>,
  onRefused: () => void,
): void {
  const frame = document.createElement('iframe');
  frame.name = `download-${crypto.randomUUID()}`;
  frame.hidden = true;
  const form = formOf(address, fields, frame.name);
  document.body.append(frame, form);
  frame.addEventListener('load', () => {
    if (isBlank(frame)) return;
    frame.remove();
    onRefused();
  });
  form.submit();
  form.remove();
}
