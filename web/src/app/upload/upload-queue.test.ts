import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../ui/feedback/toast';
import { NotSaved, refusedFor } from '../save/outcome';
import { NOT_SENT } from '../save/save-words';
import type { Sending } from './post-form';
import { uploadList } from './upload-list';
import { uploads, type UploadOptions } from './upload-queue';

const file = (name: string) => new File(['x'], name);
const settled = () => vi.advanceTimersByTimeAsync(0);
const lost = new TypeError('Failed to fetch');

beforeEach(() => void vi.useFakeTimers());
// Uploads left over from one test must not go on in the next.
afterEach(() => uploads.clear());

/** Adds files whose uploads wait until the test answers them. */
function choose(names: string[], options: Partial<UploadOptions> = {}) {
  const sent: { name: string; sending: Sending; answer: (refusal?: unknown) => Promise<unknown> }[] = [];
  const onSaved = vi.fn();
  uploads.add(names.map(file), {
    send: ({ name }, sending) =>
      new Promise((resolve, reject) => {
        sending.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        const answer = (refusal?: unknown) => {
          if (refusal === undefined) resolve({ data: { uploaded: { name } } });
          else reject(refusal as Error);
          return settled();
        };
        sent.push({ name, sending, answer });
      }),
    onSaved,
    ...options,
  });
  return { sent, onSaved };
}
const rows = () => uploadList.read().rows;
const states = () => rows().map(({ name, phase }) => `${name} ${phase}`);

it('sends two at once, shows the progress of each, and says at the end how many have arrived', async () => {
  const { sent, onSaved } = choose(['a', 'b', 'c'], { done: (count) => `${count} there` });
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sent[1]!.sending.onProgress!(40);
  expect(rows().map(({ percent }) => percent)).toEqual([0, 40, 0]);
  await sent[0]!.answer();
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(uploadList.read().saved).toBe(1);
  await sent[1]!.answer();
  await sent[2]!.answer();
  expect(uploadList.read()).toEqual({ rows: [], saved: 0 });
  expect(toastStore.read().at(-1)?.text).toBe('3 there');
  // After the first and after the last, not after each of maybe hundreds of files.
  expect(onSaved).toHaveBeenCalledTimes(2);
});

it('keeps refused files with their reason, and does not send those that it can refuse itself', async () => {
  const problemOf = ({ name }: File) => (name === 'x.exe' ? 'Invalid file type.' : null);
  const { sent } = choose(['x.exe', 'empty.pdf'], { problemOf });
  expect(sent.map(({ name }) => name)).toEqual(['empty.pdf']);
  await sent[0]!.answer(new NotSaved(refusedFor(['The file is empty.'])));
  expect(states()).toEqual(['x.exe refused', 'empty.pdf refused']);
  expect(rows().map(({ problem }) => problem)).toEqual(['Invalid file type.', 'The file is empty.']);
});

it('waits through a lost connection, and goes on by itself as soon as it is back', async () => {
  const { sent } = choose(['a', 'b', 'c']);
  await sent[0]!.answer(lost);
  await sent[1]!.answer();
  expect(states()).toEqual(['a again', 'c waiting']);
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(states()).toEqual(['a sending', 'c sending']);
  await sent[2]!.answer(lost);
  await vi.advanceTimersByTimeAsync(4000);
  expect(states()).toEqual(['a sending', 'c sending']);
});

it('counts a file as arrived that the service already has, where only the answer was lost', async () => {
  const has = new NotSaved({
    event: 'refused',
    errors: [{ code: 'sameBytes', detail: 'There already.', field: null }],
  });
  const { sent } = choose(['a', 'b']);
  await sent[0]!.answer(lost);
  await vi.advanceTimersByTimeAsync(2000);
  await sent[2]!.answer(has);
  await sent[1]!.answer(has);
  expect(states()).toEqual(['b refused']);
});

it('gives up after the sixth loss, and tries again when the user asks', async () => {
  const { sent } = choose(['a']);
  for (let n = 0; n < 6; n++) {
    await sent[n]!.answer(lost);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(rows()[0]).toMatchObject({ phase: 'failed', problem: NOT_SENT });
  uploads.retryAll();
  expect(states()).toEqual(['a sending']);
  await sent[6]!.answer();
  expect(states()).toEqual([]);
});

it('stops a file that is being sent, loads again in case it has arrived, and sends the next one', async () => {
  const { sent, onSaved } = choose(['a', 'b', 'c']);
  uploads.remove(rows()[0]!.key);
  await settled();
  expect(sent[0]!.sending.signal!.aborted).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('warns before the tab is closed during an upload, and only then', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { sent } = choose(['a']);
  expect(leave()).toBe(true);
  await sent[0]!.answer();
  expect(leave()).toBe(false);
});
