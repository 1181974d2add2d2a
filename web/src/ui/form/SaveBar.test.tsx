import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test-render';
import { FieldsToFix } from './FieldsToFix';
import { SaveBar } from './SaveBar';

const change = { label: 'Inflation rate', from: '3.00%', to: '3.25%' };

function bar(props: Partial<Parameters<typeof SaveBar>[0]> = {}) {
  const onSave = vi.fn();
  const onCancel = vi.fn();
  renderUi(<SaveBar changes={[change]} onSave={onSave} onCancel={onCancel} {...props} />);
  return { onSave, onCancel };
}

it('is not there without changes', () => {
  bar({ changes: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows the number of changes, with the old and the new value', () => {
  bar();
  expect(screen.getByRole('status').textContent).toBe('1 unsaved change Inflation rate, 3.00% to 3.25%');
});

it('saves by its button and by Ctrl S, and cancels', async () => {
  const { onSave, onCancel } = bar();
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(onSave).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('cannot save while it is saving, by key either', () => {
  const { onSave } = bar({ saving: true });
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(onSave).not.toHaveBeenCalled();
});

it('leads to the first field to fix', async () => {
  renderUi(
    <>
      <input id="contribution" />
      <FieldsToFix fields={[{ id: 'contribution', label: 'Annual reserve contribution' }]} />
    </>,
  );
  expect(screen.getByText('1 field to fix:')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Annual reserve contribution' }));
  expect(document.activeElement?.id).toBe('contribution');
});
