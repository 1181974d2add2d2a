import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChakraProvider } from '@chakra-ui/react';
import { forgetFirst } from '../app/arrival/first-wave';
import { storage } from '../app/storage';
import { designSystem } from '../app/theme/system';
import { PropertiesPage } from '../property/PropertiesPage';
import { service } from '../property/list/testing/list-service';
import { NavList } from '../shell/navigation/NavList';
import { viewerFields } from '../testing/graph-fixtures';
import { testClient } from '../testing/schema-link';
import { askForPage, isAnotherPage, stayForAFrame } from './stay';

beforeEach(() => {
  storage.clear();
  forgetFirst();
});
afterEach(() => vi.restoreAllMocks());

const arrival = () => ({ params: {}, search: new URLSearchParams(), pair: null });
const opened = () => testClient({ ...viewerFields, ...service(3).graph });

it('asks for what the next page shows, with what this browser keeps for it, before the page is drawn', () => {
  storage.setPropertyFilter({ text: 'Alder' });
  const { client, sent } = opened();
  askForPage(client, PropertiesPage, arrival());
  const [, rows] = sent;
  expect(rows).toMatchObject({ name: 'PropertyList', variables: { filter: { text: 'Alder' } } });
});

it('asks for nothing that is there: the page looks itself whether it is still so', async () => {
  const { client, sent } = opened();
  askForPage(client, PropertiesPage, arrival());
  const wave = PropertiesPage.firstWave(arrival());
  const isThere = () => wave.every((asked) => client.readQuery(asked) !== null);
  await vi.waitFor(() => expect(isThere()).toBe(true), 60_000);
  const before = sent.length;
  expect(before).toBeGreaterThan(0);
  askForPage(client, PropertiesPage, arrival());
  expect(sent).toHaveLength(before);
});

it('goes on where the page is not seen, and so gets no frames', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  expect(await stayForAFrame()).toBeNull();
});

it('stays for another page only, not for another query of the same one', () => {
  const at = (address: string) => new URL(`http://localhost${address}`);
  const between = (currentUrl: string, nextUrl: string) =>
    isAnotherPage({ currentUrl: at(currentUrl), nextUrl: at(nextUrl) } as never);
  expect(between('/plans?tab=a', '/plans?tab=b')).toBe(false);
  expect(between('/plans/1', '/plans/2')).toBe(true);
});

it('marks the page that was chosen while the one before it stays', async () => {
  let arrive = () => {};
  const link = (key: string) => ({
    key,
    label: key,
    icon: null,
    to: `/${key}`,
    isCurrent: (pathname: string) => pathname === `/${key}`,
  });
  const items = [link('plans'), link('ledger')] as never;
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <NavList items={items} label="Property" collapsed={false} counts={{}} />
            <Outlet />
          </>
        ),
        children: [
          { path: '/plans', element: <h1>The plans</h1> },
          {
            path: '/ledger',
            element: <h1>The ledger</h1>,
            loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
          },
        ],
      },
    ],
    { initialEntries: ['/plans'] },
  );
  render(
    <ChakraProvider value={designSystem()}>
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>,
  );
  const ledger = screen.getByRole('link', { name: 'ledger' });
  act(() => ledger.click());
  expect(ledger.dataset.chosen).toBe('true');
  expect(screen.getByRole('link', { name: 'plans' }).dataset.chosen).toBeUndefined();
  expect(screen.getByRole('link', { name: 'plans' }).getAttribute('aria-current')).toBe('page');
  screen.getByText('The plans');
  await act(async () => arrive());
  screen.getByText('The ledger');
  expect(ledger.getAttribute('aria-current')).toBe('page');
});
