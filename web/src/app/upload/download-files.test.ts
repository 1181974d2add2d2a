import { afterEach, expect, it, vi } from 'vitest';
import { downloadFiles } from './download-files';

const ids = { propertyPhotoIds: ['a', 'b'] };
const refusal = {
  error: { errors: [{ code: 'beingMade', detail: '1 of these pictures is still being prepared.' }] },
};

function answering(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const names = [...this.elements].map((field) => (field as HTMLInputElement).value);
    sent.push({ action: this.getAttribute('action'), method: this.method, target: this.target, names });
  });
  const sent: { action: string | null; method: string; target: string; names: string[] }[] = [];
  return { fetched, submitted, sent };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('asks whether the server would send the zip, then has the browser fetch it into a frame', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { fetched, sent } = answering(() => new Response(null, { status: 204 }));
  await downloadFiles('/download/photos', ids, 'Photos.zip');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![0]).toBe('/download/photos?check');
  const frame = document.querySelector('iframe')!;
  expect(sent).toEqual([
    { action: '/download/photos', method: 'post', target: frame.name, names: ['a', 'b'] },
  ]);
  // Nothing of it stays where a screen reader or Tab could find it.
  expect([frame.hidden, document.querySelector('form')]).toEqual([true, null]);
});

it('says in the words of the service why there is nothing to download, and sends no form', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { submitted } = answering(() => Response.json(refusal, { status: 409 }));
  await expect(downloadFiles('/download/photos', ids, 'Photos.zip')).rejects.toThrow(
    '1 of these pictures is still being prepared.',
  );
  expect(submitted).not.toHaveBeenCalled();
});

it('fetches the zip itself where the connection is not secure', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { fetched, submitted } = answering(() => new Response('zip'));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await downloadFiles('/download/photos', ids, 'Photos.zip');
  expect([fetched.mock.calls[0]![0], clicked.mock.calls.length]).toEqual(['/download/photos', 1]);
  expect(submitted).not.toHaveBeenCalled();
});
