import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { testClient } from '../../testing/schema-link';
import { useTransactions } from '../data/use-transactions';
import { ledgerService, lineId, manyLines } from './ledger-service';

const EVERY = {};
const NEWEST_FIRST = { column: 'date', descending: true };

/** Opens a list of 850 transactions, of which the first 700 are loaded. */
async function openList() {
  const service = ledgerService({ lines: manyLines(850) });
  const { client } = testClient(service.graph);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useTransactions(PROPERTY_ID, EVERY, NEWEST_FIRST), { wrapper });
  const list = () => result.current;
  const loaded = (count: number) => waitFor(() => expect(list().rows).toHaveLength(count));
  const more = () => act(() => list().endless.onMore());
  await loaded(200);
  more();
  await loaded(700);
  return { service, list, loaded, more };
}

/** Each transaction after someone mapped it as unexpected. */
const allUnexpected = () => manyLines(850).map((each) => ({ ...each, isUnexpected: true }));

describe('a page that was requested before', () => {
  it('the list loads again is ignored, since its rows are old', async () => {
    const { service, list, loaded, more } = await openList();
    const release = service.holdPage();
    more();
    await waitFor(() => expect(service.asked).toHaveLength(3));
    service.set({ lines: allUnexpected() });
    await act(() => list().reread());
    release();
    await waitFor(() => expect(list().endless.isLoading).toBe(false));
    expect(list().rows).toHaveLength(700);
    expect(list().rows?.every(({ isUnexpected }) => isUnexpected)).toBe(true);
    more();
    await loaded(850);
    expect(list().rows?.every(({ isUnexpected }) => isUnexpected)).toBe(true);
    expect(new Set(list().rows?.map(({ transactionId }) => transactionId)).size).toBe(850);
  });

  it('a transaction on an earlier page is mapped keeps that mapping', async () => {
    const { service, list, loaded, more } = await openList();
    const release = service.holdPage();
    more();
    await waitFor(() => expect(service.asked).toHaveLength(3));
    const mapped = {
      ...list().rows!.find((each) => each.transactionId === lineId(300))!,
      isUnexpected: true,
    };
    act(() => list().patch([mapped]));
    release();
    await loaded(850);
    expect(list().rows?.filter(({ isUnexpected }) => isUnexpected)).toEqual([mapped]);
  });
});

it('a list that loads again says that it loads, so that its end requests the next page only afterward', async () => {
  const { service, list, loaded, more } = await openList();
  const release = service.holdPage();
  let reread: Promise<void> | undefined;
  act(() => void (reread = list().reread()));
  expect(list().endless.isLoading).toBe(true);
  release();
  await act(() => reread);
  expect(list().endless.isLoading).toBe(false);
  more();
  await loaded(850);
});
