import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FAILED, GONE, KEPT, NOT_ALLOWED, NOT_SENT, STALE } from './save-words';
import { answering, error, formOfTwo, graphFault, lost, open, refused } from './testing/saving';

describe('one wording for one event', () => {
  it.each([
    ['notSent', lost, NOT_SENT],
    ['notSent', graphFault('UPSTREAM_UNAVAILABLE'), NOT_SENT],
    ['notAllowed', graphFault('FORBIDDEN'), NOT_ALLOWED],
    ['gone', graphFault('NOT_FOUND'), GONE],
    ['failed', graphFault('INTERNAL'), FAILED],
    ['stale', refused(error('stale', 'Version 4, not 3')), STALE],
  ] as const)('%s', async (event, answer, words) => {
    const { result, save } = open(answering(answer).send);
    await save();
    expect(result.current).toMatchObject({ status: 'failed', event, problems: [words] });
  });

  it('says for a form, and only for one, that the entries are still here', async () => {
    const form = formOfTwo();
    const notSent = open(answering(lost).send, { form });
    await notSent.save();
    expect(notSent.result.current.problems).toEqual([`${NOT_SENT} ${KEPT}`]);
    const allowed = open(answering(graphFault('FORBIDDEN')).send, { form });
    await allowed.save();
    expect(allowed.result.current.problems).toEqual([NOT_ALLOWED]);
  });
});

describe('stale', () => {
  const stale = refused(error('stale', 'Version 4, not 3'));

  it('offers to load the newer values, and removes the message once they are loaded', async () => {
    const loadNewer = vi.fn(async () => undefined);
    const { result, save } = open(async () => stale, { form: formOfTwo(), loadNewer });
    await save();
    expect(result.current.isStale).toBe(true);
    expect(loadNewer).not.toHaveBeenCalled();
    await act(async () => result.current.onReload());
    expect(loadNewer).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ isStale: false, problems: [] });
  });

  it('still offers it when they could not be loaded', async () => {
    const { result, save } = open(async () => stale, { loadNewer: () => Promise.reject(lost) });
    await save();
    await act(async () => result.current.onReload());
    expect(result.current).toMatchObject({ isStale: true, problems: [STALE] });
  });

  it('offers nothing where the screen cannot load them', async () => {
    const { result, save } = open(async () => stale);
    await save();
    expect(result.current).toMatchObject({ event: 'stale', isStale: false });
  });
});

describe('loading the screen again after a failed save', () => {
  it.each([
    ['stale', refused(error('stale', 'x')), 1],
    ['gone', graphFault('NOT_FOUND'), 1],
    ['a rule about the whole', refused(error('invalid', 'Adopted already')), 1],
    ['a rule about a field', refused(error('invalid', 'Taken', 'name')), 0],
    ['not sent', lost, 0],
    ['not allowed', graphFault('FORBIDDEN'), 0],
  ] as const)('%s', async (_event, answer, times) => {
    const onOutdated = vi.fn();
    await open(answering(answer).send, { form: formOfTwo(), onOutdated }).save();
    expect(onOutdated).toHaveBeenCalledTimes(times);
  });
});

it('names the stale records, where several are saved as one', async () => {
  const changed = refused(error('stale', 'Roof was changed.'), error('stale', 'Door was changed.'));
  const { result, save } = open(async () => changed, { namesStale: true });
  await save();
  expect(result.current).toMatchObject({
    event: 'stale',
    problems: ['Roof was changed.', 'Door was changed.'],
  });
});

it('loads again before it shows the error: the next press is about the values then on screen', async () => {
  let read = () => {};
  const onOutdated = () => new Promise<void>((resolve) => (read = resolve));
  const { result } = open(async () => refused(error('stale', 'x')), { onOutdated });
  let saving: Promise<unknown> = Promise.resolve();
  await act(async () => void (saving = result.current.save('a')));
  expect(result.current).toMatchObject({ saving: true, problems: [] });
  read();
  await act(() => saving);
  expect(result.current).toMatchObject({ saving: false, problems: [STALE] });
});
