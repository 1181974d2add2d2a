import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClearFilters } from '../action/ClearFilters';
import { renderUi } from '../test-render';
import { useTypedText } from './use-typed-text';

/** Keeps links from loading a page. */
const stay = (event: MouseEvent) => event.preventDefault();
beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('click', stay);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('click', stay);
});

function Search({ apply }: { apply: (text: string) => void }) {
  const { text, type } = useTypedText('', apply);
  return (
    <div>
      <input aria-label="Search" value={text} onChange={(event) => type(event.currentTarget.value)} />
      <a href="/elsewhere">Elsewhere</a>
      <a href="?page=2">Next page</a>
    </div>
  );
}

it('discards text that was typed just before the filters are cleared', () => {
  const apply = vi.fn();
  const onClear = vi.fn();
  renderUi(
    <>
      <Search apply={apply} />
      <ClearFilters onClear={onClear} />
    </>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.change(box, { target: { value: 'roof' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect([onClear.mock.calls.length, apply.mock.calls, box.value]).toEqual([1, [], '']);
});

it.each([
  ['Elsewhere', []],
  ['Next page', [['roof']]],
])('a click on the link %s applies text that was typed just before: %j', (link, applied) => {
  const apply = vi.fn();
  renderUi(<Search apply={apply} />);
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'roof' } });
  fireEvent.click(screen.getByRole('link', { name: link }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(apply.mock.calls).toEqual(applied);
});
