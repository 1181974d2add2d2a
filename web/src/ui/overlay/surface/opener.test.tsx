import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useOpener } from './opener';

beforeEach(() => {
  document.body.innerHTML = `
    <button id="add">Add</button>
    <button id="actions">Actions</button>
    <div role="menu" aria-labelledby="actions" tabindex="-1"><div role="menuitem">Rename</div></div>
    <input aria-label="Name" />`;
});
const own = { current: null as HTMLElement | null };
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
const opener = (isOpen = true) =>
  renderHook(({ open }) => useOpener(open, own)(), { initialProps: { open: isOpen } });

it('is the element that had the focus when the overlay was drawn, wherever the focus goes then', () => {
  focus('#add');
  const { result, rerender } = opener();
  focus('input');
  rerender({ open: true });
  expect(result.current?.id).toBe('add');
});

it('is the button of a menu whose item opened the overlay', () => {
  focus('[role=menu]');
  expect(opener().result.current?.id).toBe('actions');
});

it('is found again at each opening', () => {
  focus('#add');
  const { result, rerender } = opener(false);
  expect(result.current).toBeNull();
  focus('#actions');
  rerender({ open: true });
  expect(result.current?.id).toBe('actions');
});

it('is null when it is gone in the meantime, or when nothing had the focus', () => {
  expect(opener().result.current).toBeNull();
  focus('#add');
  const { result, rerender } = opener();
  document.getElementById('add')!.remove();
  rerender({ open: true });
  expect(result.current).toBeNull();
});

it('is null while another dialog has opened, which would close when the focus leaves it', () => {
  focus('#add');
  const { result, rerender } = opener();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div aria-modal="true" data-state="open"><i></i></div><div aria-modal="true" data-state="open"><b></b></div>',
  );
  own.current = document.querySelector('i');
  rerender({ open: true });
  expect(result.current).toBeNull();
  document.querySelector('b')!.parentElement!.dataset.state = 'closed';
  rerender({ open: true });
  expect(result.current?.id).toBe('add');
});
