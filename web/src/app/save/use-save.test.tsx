import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from './outcome';
import { answering, error, formOfTwo, lost, open, refused, saved, toasts } from './testing/saving';
import { useSave } from './use-save';

describe('a save that succeeds', () => {
  it('returns the saved payload, after its toast and `onSaved`', async () => {
    const onSaved = vi.fn();
    const { result, save } = open(async () => saved, {
      done: (_saved, values) => `Saved ${values}`,
      onSaved,
    });
    expect(await save()).toEqual({ name: 'Roof', userErrors: [] });
    expect(toasts()).toEqual(['success: Saved a']);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ name: 'Roof', userErrors: [] }, 'a');
    expect(result.current).toMatchObject({ status: 'saved', saving: false, problems: [], event: null });
  });

  it('stays a success when a request after it fails', async () => {
    const { result, save } = open(async () => saved, { onSaved: () => Promise.reject(lost) });
    expect(await save()).not.toBeNull();
    expect(result.current.status).toBe('saved');
  });

  it('uses the options of the screen that it started from, not of the one that the answer changed', async () => {
    let year = 2026;
    const seen: number[] = [];
    let answer = (_: Answer) => {};
    const send = () => new Promise<Answer>((resolve) => (answer = resolve));
    const { result, rerender } = renderHook(() => {
      const started = year;
      return useSave({ send, onSaved: () => seen.push(started) });
    });
    let saving: Promise<unknown> = Promise.resolve();
    act(() => void (saving = result.current.save('a')));
    year = 2027;
    rerender();
    answer(saved);
    await act(() => saving);
    expect(seen).toEqual([2026]);
  });
});

describe('a second call', () => {
  it('is ignored while the first one is running, and sent afterwards', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const send = vi.fn(() => new Promise<Answer>((resolve) => answers.push(resolve)));
    const { result } = renderHook(() => useSave<string, Answer>({ send }));
    let first: Promise<unknown> = Promise.resolve();
    act(() => void (first = result.current.save('a')));
    expect(result.current.saving).toBe(true);
    expect(await result.current.save('a')).toBeNull();
    expect(send).toHaveBeenCalledOnce();
    answers[0]!(saved);
    await act(() => first);
    expect(result.current.saving).toBe(false);
    act(() => void result.current.save('a'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is ignored until `onSaved` has finished', async () => {
    let read = () => {};
    const onSaved = () => new Promise<void>((resolve) => (read = resolve));
    const send = vi.fn(async () => saved);
    const { result } = renderHook(() => useSave<string, Answer>({ send, onSaved }));
    let first: Promise<unknown> = Promise.resolve();
    await act(async () => void (first = result.current.save('a')));
    expect(result.current.saving).toBe(true);
    await result.current.save('a');
    expect(send).toHaveBeenCalledOnce();
    read();
    await act(() => first);
    expect(result.current.saving).toBe(false);
  });
});

describe('a refused save', () => {
  it('shows problems on their fields and the rest above the form, each sentence once', async () => {
    const form = formOfTwo();
    const full = error('invalid', 'The workspace is full');
    const { result, save } = open(
      async () =>
        refused(error('invalid', 'Too dear', 'values.cost'), full, full, error('x', 'Odd', 'shape')),
      { form },
    );
    expect(await save()).toBeNull();
    expect(form.reject.mock.calls).toEqual([['cost', 'Too dear']]);
    expect(result.current).toMatchObject({ status: 'failed', event: 'refused' });
    expect(result.current.problems).toEqual(['The workspace is full', 'Odd']);
  });

  it('shows the problem of a field that is not on screen in the alert', async () => {
    const form = formOfTwo();
    const { result, save } = open(async () => refused(error('invalid', 'Too dear', 'cost')), {
      form,
      fields: ['name'],
    });
    await save();
    expect(form.reject).not.toHaveBeenCalled();
    expect(result.current.problems).toEqual(['Too dear']);
  });

  it('focuses the first wrong field on screen, whichever the service lists first', async () => {
    const form = formOfTwo();
    const both = refused(error('invalid', 'Too dear', 'cost'), error('invalid', 'Taken', 'name'));
    await open(async () => both, { form }).save();
    expect(document.activeElement?.id).toBe('f-name');
  });

  it('leaves the focus to the alert when there is one', async () => {
    const form = formOfTwo();
    const both = refused(error('invalid', 'Too dear', 'cost'), error('invalid', 'Full'));
    await open(async () => both, { form }).save();
    expect(document.activeElement).toBe(document.body);
  });

  it('clears the problems that an earlier save put above the form', async () => {
    const { send } = answering(refused(error('invalid', 'Full')), saved);
    const { result, save } = open(send);
    await save();
    await save();
    expect(result.current.problems).toEqual([]);
  });

  it('passes the names of the fields to `onFailed`, and the first problem to the toast', async () => {
    const onFailed = vi.fn();
    const failed = (problem: string) => `Not Updated: ${problem}`;
    const form = formOfTwo();
    await open(async () => refused(error('x', 'Taken', 'name'), error('x', 'Full')), {
      form,
      failed,
      onFailed,
    }).save();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('refused', ['name']);
    expect(toasts()).toEqual(['failure: Not Updated: Taken']);
  });
});

describe('the idempotency key', () => {
  it('stays for a retry after a lost request, and after a refusal of the same values', async () => {
    const { send, keys } = answering(lost, refused(error('invalid', 'Full')), saved);
    const { save } = open(send);
    await save();
    await save();
    await save();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('is a new one after a success, also for the same values', async () => {
    const { send, keys } = answering(saved);
    const { save } = open(send);
    await save();
    await save();
    expect(new Set(keys).size).toBe(2);
  });

  it('is a new one for other values after a refusal', async () => {
    const { send, keys } = answering(refused(error('invalid', 'Taken', 'name')), saved);
    const { save } = open(send);
    await save('a');
    await save('b');
    expect(new Set(keys).size).toBe(2);
  });

  it('stays for other values while it is unknown whether the first ones were saved', async () => {
    const { send, keys } = answering(lost, refused(error('stillRunning', 'x')), saved);
    const { save } = open(send);
    await save('a');
    await save('b');
    await save('c');
    expect(new Set(keys).size).toBe(1);
  });
});
