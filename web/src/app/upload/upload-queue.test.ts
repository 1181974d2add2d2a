import { expect, it, vi } from 'vitest';
import { toastStore } from '../../ui/feedback/toast';
import { NotSaved, refusedFor } from '../save/outcome';
import { NOT_SENT } from '../save/save-words';
import type { Sending } from './post-form';
import { UploadQueue, type UploadOptions } from './upload-queue';

const file = (name: string) => new File(['x'], name);
const settled = () => new Promise((done) => setTimeout(done));

/** A queue whose files wait until the test answers them. */
function queueOf(options: Partial<UploadOptions> = {}, isSeen = true) {
  const sent: { name: string; sending: Sending; answer: (refusal?: unknown) => Promise<unknown> }[] = [];
  const onSaved = vi.fn();
  const queue = new UploadQueue({
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
  const heard = vi.fn();
  if (isSeen) queue.subscribe(heard);
  const states = () => queue.read().map(({ name, phase }) => `${name} ${phase}`);
  return { queue, sent, states, onSaved };
}

it('sends two at once, and the next one when one has arrived', async () => {
  const { queue, sent, states, onSaved } = queueOf();
  queue.add(['a', 'b', 'c'].map(file));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  await sent[0]!.answer();
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('tells how far each is', () => {
  const { queue, sent } = queueOf();
  queue.add([file('a'), file('b')]);
  sent[1]!.sending.onProgress!(40);
  expect(queue.read().map(({ percent }) => percent)).toEqual([0, 40]);
});

it('keeps what was refused with its reason, unsent where that is known before', async () => {
  const problemOf = ({ name }: File) => (name === 'x.exe' ? 'Invalid file type.' : null);
  const { queue, sent, states } = queueOf({ problemOf });
  queue.add([file('x.exe'), file('empty.pdf')]);
  expect(sent.map(({ name }) => name)).toEqual(['empty.pdf']);
  await sent[0]!.answer(new NotSaved(refusedFor(['The file is empty.'])));
  expect(states()).toEqual(['x.exe refused', 'empty.pdf refused']);
  expect(queue.read().map(({ problem }) => problem)).toEqual(['Invalid file type.', 'The file is empty.']);
});

it('tries again what did not reach the service', async () => {
  const { queue, sent, states } = queueOf();
  queue.add([file('a')]);
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  expect(queue.read()[0]).toMatchObject({ phase: 'failed', problem: NOT_SENT });
  queue.retry(queue.read()[0]!.key);
  expect(states()).toEqual(['a sending']);
  await sent[1]!.answer();
  expect(states()).toEqual([]);
});

it('stops a file on its way, reads again what may have arrived, and lets the next one go', async () => {
  const { queue, sent, states, onSaved } = queueOf({ atOnce: 1 });
  queue.add([file('a'), file('b')]);
  queue.remove(queue.read()[0]!.key);
  await settled();
  expect(sent[0]!.sending.signal!.aborted).toBe(true);
  expect(states()).toEqual(['b sending']);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('says by a toast what failed after its screen was left', async () => {
  const { queue, sent } = queueOf({}, false);
  queue.add([file('minutes.pdf')]);
  await sent[0]!.answer(new NotSaved(refusedFor(['The file is empty.'])));
  expect(toastStore.read().at(-1)?.text).toBe('minutes.pdf: The file is empty.');
});
