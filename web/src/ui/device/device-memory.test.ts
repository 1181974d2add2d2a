import { afterEach, expect, it, vi } from 'vitest';
import { setColorPreference } from '../color/color-mode';
import { forgetOnDevice, readFromDevice, storeOnDevice } from './device-memory';

const refuse = () => {
  const refusal = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refusal);
};
afterEach(() => {
  vi.restoreAllMocks();
  forgetOnDevice('roofline.');
});

it('stores and removes a value', () => {
  storeOnDevice('roofline.a', 'x');
  expect([readFromDevice('roofline.a'), localStorage.getItem('roofline.a')]).toEqual(['x', 'x']);
  storeOnDevice('roofline.a', null);
  expect([readFromDevice('roofline.a'), localStorage.getItem('roofline.a')]).toEqual([null, null]);
});

it('remembers a value for the page where the browser refuses storage', () => {
  refuse();
  expect(readFromDevice('roofline.a')).toBeNull();
  storeOnDevice('roofline.a', 'x');
  expect(readFromDevice('roofline.a')).toBe('x');
  storeOnDevice('roofline.a', null);
  expect(readFromDevice('roofline.a')).toBeNull();
});

it('reads what was stored last, also after a refusal', () => {
  storeOnDevice('roofline.a', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storeOnDevice('roofline.a', 'new');
  expect(readFromDevice('roofline.a')).toBe('new');
  storeOnDevice('roofline.a', 'newer');
  expect([readFromDevice('roofline.a'), localStorage.getItem('roofline.a')]).toEqual(['newer', 'newer']);
});

it('forgets the values of a prefix, stored or not', () => {
  storeOnDevice('roofline.session.a', 'x');
  storeOnDevice('roofline.theme', 'dark');
  forgetOnDevice('roofline.session.');
  expect([readFromDevice('roofline.session.a'), readFromDevice('roofline.theme')]).toEqual([null, 'dark']);
  refuse();
  storeOnDevice('roofline.session.b', 'y');
  forgetOnDevice('roofline.session.');
  expect(readFromDevice('roofline.session.b')).toBeNull();
});

it('lets the user choose colors where the browser refuses storage', () => {
  refuse();
  setColorPreference('dark');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  setColorPreference('light');
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});
