import { expect, it, vi } from 'vitest';
import { afterPointer } from './after-pointer';

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

it('runs at once without a pressed button', () => {
  const run = vi.fn();
  afterPointer(run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the click of a pressed button', async () => {
  const order: string[] = [];
  window.addEventListener('click', () => order.push('click'), { once: true });
  window.dispatchEvent(new Event('pointerdown'));
  afterPointer(() => order.push('run'));
  await rest();
  expect(order).toEqual([]);
  window.dispatchEvent(new Event('pointerup'));
  window.dispatchEvent(new Event('click'));
  await rest();
  expect(order).toEqual(['click', 'run']);
});

it('runs when the press is canceled', async () => {
  const run = vi.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterPointer(run);
  window.dispatchEvent(new Event('pointercancel'));
  await rest();
  expect(run).toHaveBeenCalledOnce();
});
