import { act, screen } from '@testing-library/react';
import { startTransition, useEffect } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../ui/test-render';
import { InSlices } from './InSlices';

it('shows the placeholder first, then its children', async () => {
  const drawn: string[] = [];
  const Noted = ({ name }: { name: string }) => {
    useEffect(() => void drawn.push(name), [name]);
    return <p>{name}</p>;
  };
  await act(async () => {
    startTransition(() => {
      renderUi(
        <InSlices until={<Noted name="skeleton" />}>
          <Noted name="page" />
        </InSlices>,
      );
    });
  });
  expect(drawn).toEqual(['skeleton', 'page']);
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('skeleton')).toBeNull();
});
