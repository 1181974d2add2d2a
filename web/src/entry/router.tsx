import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchPath, Navigate, type RouteObject } from 'react-router-dom';
import { arrivalPair, askFirst, type Page } from '../app/arrival/first-wave';
import { paths, patterns } from '../app/paths';
import type { Ability, Address } from '../app/room';
import { initialPropertyId } from '../app/selection/selection';
import { screens } from '../rooms.generated';
import { Shell } from '../shell/Shell';
import { RequireAbility } from './guards';
import { RouteError } from './RouteError';
import { isAnotherPage, stayForAFrame } from './stay';

type DataRouter = ReturnType<typeof createBrowserRouter>;

interface Pages {
  client: ApolloClient;
  /** Hears of each page as its code comes. */
  arrive: (address: Address, page: Page) => void;
  /** Is the application open, so that a page stands while the next one is made ready? */
  isOpen: () => boolean;
}

/** The page of each room's address. */
const pagesOf = ({ client, arrive, isOpen }: Pages) =>
  (Object.keys(screens) as Address[]).map((address): RouteObject => {
    const { load, ability } = screens[address];
    return {
      path: patterns[address],
      lazy: async () => {
        const page = await load();
        arrive(address, page);
        return {
          Component: ability ? guarded(ability, page) : page,
          loader: (given) => (isOpen() ? stayForAFrame(client, page, given) : null),
          shouldRevalidate: isAnotherPage,
        };
      },
    };
  });

/** What happens when the code of the page that the application opens with is there. */
function openingOf(client: ApolloClient) {
  let isOver = false;
  /** The query that the page wants to be drawn with, where the address has another one. */
  let restored: URLSearchParams | null = null;
  /** That page asks for its data at once; those that are opened later know better what for. */
  const hear = (address: Address, page: Page) => {
    if (isOver) return;
    isOver = true;
    const match = matchPath(`/useraccount/${patterns[address]}`, window.location.pathname);
    if (!match) return;
    const query = new URLSearchParams(window.location.search);
    restored = page.restored?.(query) ?? null;
    const pair = arrivalPair(initialPropertyId());
    const wave = page.firstWave?.({ params: match.params, search: restored ?? query, pair });
    if (wave) askFirst(client, wave);
  };
  return { hear, restored: () => restored };
}

function guarded(ability: Ability, Page: React.ComponentType) {
  return function Guarded() {
    return (
      <RequireAbility ability={ability}>
        <Page />
      </RequireAbility>
    );
  };
}

/** Every signed-in address. What is unknown leads to the dashboard. */
const routesOf = (pages: RouteObject[]): RouteObject[] => [
  {
    path: '/useraccount',
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      { errorElement: <RouteError />, children: pages },
      { index: true, element: <Navigate to={paths.dashboard} replace /> },
      { path: '*', element: <Navigate to={paths.dashboard} replace /> },
    ],
  },
  { path: '*', element: <Navigate to={paths.dashboard} replace /> },
];

/** The router, once the page of the address can be drawn, with what the browser keeps for it in the address. */
export function openRouter(client: ApolloClient, ready: (router: DataRouter) => void): void {
  const opening = openingOf(client);
  let isOpen = false;
  const pages = pagesOf({ client, arrive: opening.hear, isOpen: () => isOpen });
  const router = createBrowserRouter(routesOf(pages));
  const open = async () => {
    if (!router.state.initialized) return;
    stopWaiting();
    const query = opening.restored();
    if (query) await router.navigate({ search: query.toString() }, { replace: true });
    isOpen = true;
    ready(router);
  };
  const stopWaiting = router.subscribe(() => void open());
  void open();
}
