import { expect, it, vi } from 'vitest';
import { outcomeOf } from '../save/outcome';
import { GONE, NOT_ALLOWED, NOT_SENT, STALE } from '../save/save-words';
import { uploadFile } from './upload-file';

const file = new File(['x'], 'a.png');
const problem = (detail: string) => ({ error: { errors: [{ code: 'invalid', detail, field: 'file' }] } });

async function sending(answer: () => Response | Promise<never>) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  const outcome = await outcomeOf(() => uploadFile('/upload/a', file));
  return { outcome, fetched };
}
const problemsOf = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const { outcome } = await sending(() => Response.json(body, { status, headers }));
  return 'event' in outcome ? outcome.errors.map(({ detail }) => detail) : 'saved';
};

it('answers as a mutation does, and sends the header of our pages', async () => {
  const { outcome, fetched } = await sending(() => Response.json({ data: { version: 5 } }));
  expect(outcome).toEqual({ saved: { version: 5 } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/upload/a',
    expect.objectContaining({ headers: { 'X-Requested-With': 'roofline' } }),
  );
});

it('shows what is wrong with the file', async () => {
  expect(await problemsOf(422, problem('No picture.'))).toEqual(['No picture.']);
  expect(await problemsOf(413, null)).toEqual(['File is too large.']);
});

it('uses one wording for one event, like every other save', async () => {
  expect(await problemsOf(403, problem('forbidden here'))).toEqual([NOT_ALLOWED]);
  expect(await problemsOf(404, problem('Not found.'))).toEqual([GONE]);
  expect(await problemsOf(412, problem('Version 4'))).toEqual([STALE]);
  expect(await problemsOf(503, problem('down'))).toEqual([NOT_SENT]);
  expect(await problemsOf(429, null, { 'retry-after': '120' })).toEqual([
    'Too many requests. Try again in 2 minutes.',
  ]);
  const { outcome } = await sending(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toMatchObject({ event: 'notSent', errors: [{ detail: NOT_SENT }] });
});

it('leaves for the sign-in page once the user is signed out, and removes the stored values', async () => {
  localStorage.setItem('roofline.session.propertyId', 'p');
  const { outcome } = await sending(() => Response.json(problem('Sign in first.'), { status: 401 }));
  expect(outcome).toMatchObject({ event: 'signedOut' });
  expect(localStorage.getItem('roofline.session.propertyId')).toBeNull();
  expect(window.location.hash).toMatch(/^#\/signin/);
});
