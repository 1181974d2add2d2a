import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface PartProps {
  word: string;
}
const Part: ComponentType<PartProps> = ({ word }) => <p>{word}</p>;

/** The module as a page that was just opened has it: nobody has touched anything. */
async function freshPage() {
  vi.resetModules();
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>();
  load.mockResolvedValue(Part);
  return { ...(await import('./deferred')), load };
}
/** Longer than any page needs to come to rest. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a part whose code comes later', () => {
  it('does not come while a page is only looked at, and comes once somebody moves', async () => {
    const { deferred, load } = await freshPage();
    const Later = deferred<PartProps>(load);
    render(<Later needed={false} word="here" />);
    await rest();
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerMove(document.body);
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('here')).not.toBeNull();
  });

  it('comes at once when it is needed, untouched', async () => {
    const { deferred, load } = await freshPage();
    const Later = deferred<PartProps>(load);
    render(<Later needed word="here" />);
    await act(async () => undefined);
    expect(screen.queryByText('here')).not.toBeNull();
  });

  it('comes at the first rest where it does its work by itself', async () => {
    const { deferred, load } = await freshPage();
    const Later = deferred<PartProps>(load, 'atRest');
    render(<Later needed={false} word="here" />);
    expect(load).not.toHaveBeenCalled();
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again at the next opening when it did not come', async () => {
    const { deferred, load } = await freshPage();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    load.mockRejectedValueOnce(new Error('the line went away'));
    const Later = deferred<PartProps>(load);
    const { rerender } = render(<Later needed word="here" />);
    await act(async () => undefined);
    expect(said).toHaveBeenCalledTimes(1);
    rerender(<Later needed={false} word="here" />);
    rerender(<Later needed word="here" />);
    await act(async () => undefined);
    expect(screen.queryByText('here')).not.toBeNull();
  });

  it('as a form is drawn only while it is open, and begins again', async () => {
    const { deferredForm, load } = await freshPage();
    const Form = deferredForm<PartProps>(load);
    const { rerender } = render(<Form open={false} word="first" />);
    fireEvent.keyDown(document.body, { key: 'a' });
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('first')).toBeNull();
    rerender(<Form open word="second" />);
    expect(screen.queryByText('second')).not.toBeNull();
  });
});
