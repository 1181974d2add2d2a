import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test-render';
import { FormDialog, FormPane } from './FormOverlays';

function open(
  Overlay: typeof FormDialog,
  props: { busy?: boolean; disabled?: boolean; problem?: string } = {},
) {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const { problem, busy = false, disabled } = props;
  renderUi(
    <Overlay
      title="Invite user"
      submitText="Invite"
      busyText="Inviting..."
      busy={busy}
      disabled={disabled}
      problems={problem === undefined ? [] : [problem]}
      staticBackdrop={false}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <input aria-label="Email" />
      <textarea aria-label="Note" />
    </Overlay>,
  );
  return { onSubmit, onClose };
}

const button = (name: string) => screen.getByRole('button', { name });

describe.each([
  ['pane', FormPane],
  ['dialog', FormDialog],
])('a form in a %s', (_, Overlay) => {
  it('is submitted by its button, by Enter, and by Ctrl Enter where Enter starts a new line', async () => {
    const { onSubmit } = open(Overlay);
    await userEvent.click(button('Invite'));
    await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
    await userEvent.type(screen.getByLabelText('Note'), 'b{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', ctrlKey: true });
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it('closes by Cancel, by its cross and by Esc', async () => {
    const { onClose } = open(Overlay);
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Close'));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('cannot be submitted while it is being sent, by key either', () => {
    const { onSubmit } = open(Overlay, { busy: true });
    expect(button('Inviting...')).toHaveProperty('disabled', true);
    expect(button('Cancel')).toHaveProperty('disabled', true);
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter', ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('disables only its submit button while it lacks something', () => {
    open(Overlay, { disabled: true });
    expect(button('Invite')).toHaveProperty('disabled', true);
    expect(button('Cancel')).toHaveProperty('disabled', false);
  });

  it('shows the error of the service above the fields', () => {
    open(Overlay, { problem: 'Already invited' });
    expect(screen.getByRole('alert').textContent).toBe('Error: Already invited');
  });
});

it('a dialog stays open while its form is being sent', async () => {
  const { onClose } = open(FormDialog, { busy: true });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
