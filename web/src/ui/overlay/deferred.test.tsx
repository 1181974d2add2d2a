import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface PartProps {
  word: string;
}
const Part: ComponentType<PartProps> = ({ word }) => <p>{word}</p>;

/** Returns the module as on a page that was just opened: the user has not touched anything. */
async function freshPage() {
  vi.resetModules();
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>();
  load.mockResolvedValue(Part);
  return { ...(await import('./deferred')), load };
}
/** Waits longer than any page needs to come to rest. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a part whose code loads later', () => {
  it('is not loaded while a page is only looked at, and is loaded once the user moves', async () => {
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

  it('is loaded at once when it is needed, on an untouched page too', async () => {
    const { deferred, load } = await freshPage();
    const Later = deferred<PartProps>(load);
    render(<Later needed word="here" />);
    await act(async () => undefined);
    expect(screen.queryByText('here')).not.toBeNull();
  });

  it('is loaded at the first rest where it works without the user', async () => {
    const { deferred, load } = await freshPage();
    const Later = deferred<PartProps>(load, 'atRest');
    render(<Later needed={false} word="here" />);
    expect(load).not.toHaveBeenCalled();
    await rest();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again at the next opening after its code failed to load', async () => {
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

  it('as a form, is drawn only while it is open, and starts again each time', async () => {
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
