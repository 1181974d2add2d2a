import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test-render';
import { SidePane } from '../SidePane';

function draw() {
  const onClose = vi.fn();
  renderUi(
    <>
      <button type="button">Beside</button>
      <SidePane open onClose={onClose} title="Study">
        <input aria-label="Date" />
      </SidePane>
    </>,
  );
  return onClose;
}
const beside = () => screen.getByText('Beside');

it('stays open when the focus goes elsewhere without a press, as when another pane gives it back', async () => {
  const onClose = draw();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  act(() => beside().focus());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed by a press beside it', async () => {
  const onClose = draw();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await userEvent.setup({ pointerEventsCheck: 0 }).click(beside());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
