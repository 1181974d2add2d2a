import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toDollars } from '@roofline/schema/value/money';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { formatMoney } from '../../../ui/format/money';
import { studySettings } from '../../model/plan-study';
import { someBasis } from '../../model/testing/plan-fixtures';
import {
  WHAT_IF_FAILED,
  whatIfWork,
  type ToWhatIfWorker,
  type WhatIfAnswer,
} from '../scenario/worker/what-if-desk';
import { openPlan } from './open-plan';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` });
const pull = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const lowestOf = (change: Parameters<typeof somePlanSettings>[0]) => {
  const { projection } = studySettings(somePlanSettings(change), someBasis());
  return formatMoney(toDollars(projection.lowestBalance));
};
const lowestShown = () => screen.getByText(/^Lowest balance, \d/).parentElement!.textContent;

/** Returns a worker that holds its questions until the test lets it answer. */
function heldWorker() {
  const asked: (() => void)[] = [];
  const fails: (() => void)[] = [];
  const Held = class {
    private hear: (event: { data: WhatIfAnswer }) => void = () => {};
    private readonly work = whatIfWork((data) => this.hear({ data }));
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') this.hear = listener as typeof this.hear;
      else fails.push(listener as () => void);
    }
    postMessage(message: ToWhatIfWorker) {
      if ('basis' in message) this.work(message);
      else asked.push(() => this.work(message));
    }
    terminate() {}
  };
  return { Held, asked, fails };
}

describe('a what-if that the worker computes', () => {
  it('leaves the slider in place, shows the answers in order, and skips values in between', async () => {
    const { Held, asked } = heldWorker();
    await openPlan({ whatIfWorker: Held });
    const before = lowestOf({});
    pull('Annual contribution', 90_000);
    expect(slider('Annual contribution').value).toBe('90000');
    expect(lowestShown()).toContain(before);
    pull('Annual contribution', 80_000);
    pull('Annual contribution', 70_000);
    expect(asked).toHaveLength(1);
    act(() => asked[0]!());
    expect(lowestShown()).toContain(lowestOf({ firstYearContribution: 90_000 }));
    expect(asked).toHaveLength(2);
    act(() => asked[1]!());
    expect(lowestShown()).toContain(lowestOf({ firstYearContribution: 70_000 }));
  });

  it('shows the saved plan at once after a reset, and ignores a later answer', async () => {
    const { Held, asked } = heldWorker();
    const { user } = await openPlan({ whatIfWorker: Held });
    pull('Annual contribution', 90_000);
    await user.click(screen.getByRole('button', { name: 'Reset what-if' }));
    act(() => asked[0]!());
    expect(lowestShown()).toContain(lowestOf({}));
    expect(screen.queryByText(/^was /)).toBeNull();
  });

  it('shows a sentence when the worker fails', async () => {
    const { Held, asked, fails } = heldWorker();
    await openPlan({ whatIfWorker: Held });
    pull('Annual contribution', 90_000);
    act(() => fails[0]!());
    expect(screen.getAllByText(WHAT_IF_FAILED).length).toBeGreaterThan(0);
    // The next question starts another worker.
    pull('Annual contribution', 80_000);
    act(() => asked.at(-1)!());
    expect(lowestShown()).toContain(lowestOf({ firstYearContribution: 80_000 }));
  });
});
