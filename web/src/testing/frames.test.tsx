import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

const later = async (turns: number, draw: () => void) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => requestAnimationFrame(resolve));
  draw();
};

it('continues after the requested frames and the frames that these request', async () => {
  render(<button type="button">Press</button>);
  const drawn: string[] = [];
  void later(1, () => drawn.push('first'));
  void later(2, () => drawn.push('second'));
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'));
  expect(drawn).toEqual(['first', 'second']);
});

it('does not wait for a canceled frame, nor for an endless animation', async () => {
  render(<p>Here</p>);
  cancelAnimationFrame(requestAnimationFrame(() => undefined));
  let isOver = false;
  const again = () => isOver || requestAnimationFrame(again);
  again();
  expect(await screen.findByText('Here')).toBeTruthy();
  isOver = true;
});
