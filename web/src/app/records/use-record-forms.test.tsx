import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRecordForms } from './use-record-forms';

const row = { id: 'roof', version: 1 };
const open = (reload: () => Promise<(typeof row)[] | null>) => {
  const { result } = renderHook(() =>
    useRecordForms({ named: 'Bid', idOf: ({ id }: typeof row) => id, reload }),
  );
  act(() => result.current.edit(row));
  return result;
};

it('keeps the pane open when the newer values cannot be loaded', async () => {
  const reload = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const forms = open(reload);
  await act(() => expect(forms.current.reloadEdited()).rejects.toThrow('Failed to fetch'));
  expect(forms.current.edited).toBe(row);
});

it('edits the newer version of a record, and closes the pane where it is gone', async () => {
  let list: (typeof row)[] | null = [{ id: 'roof', version: 2 }];
  const forms = open(async () => list);
  await act(() => forms.current.reloadEdited());
  expect(forms.current.edited).toEqual({ id: 'roof', version: 2 });
  list = [];
  await act(() => forms.current.reloadEdited());
  expect(forms.current.edited).toBeNull();
});
