import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddressCodesProvider, useAddressCodes } from './address-codes';

const LATE_MS = 600;

function Setting() {
  const codes = useAddressCodes();
  const [value, setValue] = useState('');
  useEffect(() => codes.write('set', () => value), [codes, value]);
  return (
    <>
      <button onClick={() => setValue('high')}>High</button>
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}

it('writes a setting that changed before the router showed the previous address', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <AddressCodesProvider>
          <Setting />
        </AddressCodesProvider>
      ),
    },
  ]);
  // As on a slow machine, the router knows the new address long before its page renders.
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (hear) =>
    subscribe((...told) => void setTimeout(() => act(() => hear(...told)), LATE_MS));
  render(<RouterProvider router={router} useTransitions={false} />);
  act(() => screen.getByRole('button', { name: 'High' }).click());
  await waitFor(() => expect(router.state.location.search).toBe('?set=high'));
  act(() => screen.getByRole('button', { name: 'Reset' }).click());
  await waitFor(() => expect(router.state.location.search).toBe(''), { timeout: 5_000 });
});
