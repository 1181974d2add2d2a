import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function lost() {
  const answers: boolean[] = [];
  const ask = vi.fn(async () => answers.shift() ?? false);
  const connection = new Connection(ask);
  const found = vi.fn();
  connection.onFound(found);
  connection.lose();
  return { connection, ask, answers, found };
}

describe('a lost connection', () => {
  it('counts down, tries every five seconds, and reports once that Roofline can be reached again', async () => {
    const { connection, ask, answers, found } = lost();
    connection.lose();
    expect(connection.read()).toEqual({ isLost: true, secondsLeft: 5 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.read().secondsLeft).toBe(3);
    await vi.advanceTimersByTimeAsync(3000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(connection.read()).toEqual({ isLost: true, secondsLeft: 5 });
    answers.push(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.read().isLost).toBe(false);
    expect(found).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('tries at once when the browser is online again, and not twice at a time', async () => {
    const { connection, ask, answers, found } = lost();
    answers.push(true);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.read().isLost).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(found).toHaveBeenCalledTimes(1);
  });
});
