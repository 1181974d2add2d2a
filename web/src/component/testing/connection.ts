import { act } from '@testing-library/react';
import type { Graph } from '../../testing/schema-link';

/** Returns a query's answer behind a connection that a test can cut. */
export function connection(usual: Graph[string]) {
  let isLost = false;
  return {
    answer: ((args: never) => {
      if (isLost) throw new TypeError('Failed to fetch');
      return usual(args);
    }) satisfies Graph[string],
    /** Cuts the connection while something happens, until the screen has heard of the failure. */
    async lost(happening: () => Promise<unknown>) {
      isLost = true;
      await happening();
      await act(() => new Promise((heard) => setTimeout(heard, 20)));
      isLost = false;
    },
  };
}
