import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { testClient } from '../../testing/schema-link';
import { usePicturesComing } from './use-pictures-coming';

it('looks once at a time, also where another picture comes while a look is on its way', async () => {
  vi.useFakeTimers();
  const { client } = testClient({});
  let answer: (value: []) => void = () => undefined;
  const looks = vi
    .spyOn(client, 'refetchQueries')
    .mockImplementation(() =>
      Object.assign(new Promise<[]>((resolve) => (answer = resolve)), { queries: [], results: [] }),
    );
  const { rerender } = renderHook(({ isBeingMade }) => usePicturesComing(isBeingMade), {
    initialProps: { isBeingMade: true },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(looks).toHaveBeenCalledTimes(1);
  rerender({ isBeingMade: false });
  rerender({ isBeingMade: true });
  answer([]);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(looks).toHaveBeenCalledTimes(2);
  answer([]);
  // The chain goes on as one.
  await act(() => vi.advanceTimersByTimeAsync(2300));
  expect(looks).toHaveBeenCalledTimes(3);
});
