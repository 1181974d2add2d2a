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

it('requests the data of the next page, with the filters that this browser stored, before the page is drawn', () => {
  storage.setPropertyFilter({ text: 'Alder' });
  const { client, sent } = opened();
  askForPage(client, PropertiesPage, arrival());
  const [, rows] = sent;
  expect(rows).toMatchObject({ name: 'PropertyList', variables: { filter: { text: 'Alder' } } });
});

it('requests no data that is in the cache: the page itself loads it again', async () => {
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

it('continues in a hidden page, which gets no frames', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  expect(await stayForAFrame()).toBeNull();
});

it('loads data for another page, not for another query string of the same page', () => {
  const at = (address: string) => new URL(`http://localhost${address}`);
  const between = (currentUrl: string, nextUrl: string) =>
    isAnotherPage({ currentUrl: at(currentUrl), nextUrl: at(nextUrl) } as never);
  expect(between('/plans?tab=a', '/plans?tab=b')).toBe(false);
  expect(between('/plans/1', '/plans/2')).toBe(true);
});

it('marks the chosen page in the navigation while the previous page stays', async () => {
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
