import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { arrivalPair } from '../app/arrival/first-wave';
import { paths, patterns } from '../app/paths';
import type { Ability, Address } from '../app/room';
import { initialPropertyId } from '../app/selection/selection';
import { storage } from '../app/storage';
import { screens } from '../rooms.generated';
import { Shell } from '../shell/Shell';
import { RequireAbility } from './guards';
import { RouteError } from './RouteError';
import { askForPage, isAnotherPage, stayForAFrame } from './stay';

type DataRouter = ReturnType<typeof createBrowserRouter>;

interface Opening {
  client: ApolloClient;
  /** The application is open: a page stands while the next one is made ready. */
  isOpen: boolean;
  /** The query that the page of the opening wants to be drawn with, where the address has another one. */
  restored: URLSearchParams | null;
}

/** The page of each room's address. As soon as its code is there, it asks for its data. */
const pagesOf = (opening: Opening) =>
  (Object.keys(screens) as Address[]).map((address): RouteObject => {
    const { load, ability } = screens[address];
    return {
      path: patterns[address],
      lazy: async () => {
        const page = await load();
        return {
          Component: ability ? guarded(ability, page) : page,
          loader: ({ params, request }) => {
            const { searchParams } = new URL(request.url);
            const restored = page.restored?.(searchParams) ?? null;
            // A mailed property is that of the opening: later another one may be chosen under the same address.
            const pair = arrivalPair(opening.isOpen ? storage.propertyId() : initialPropertyId());
            askForPage(opening.client, page, { params, search: restored ?? searchParams, pair });
            if (opening.isOpen) return stayForAFrame();
            opening.restored = restored;
            return null;
          },
          shouldRevalidate: isAnotherPage,
        };
      },
    };
  });

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
  const opening: Opening = { client, isOpen: false, restored: null };
  const router = createBrowserRouter(routesOf(pagesOf(opening)));
  const open = async () => {
    if (!router.state.initialized) return;
    stopWaiting();
    const query = opening.restored;
    if (query) await router.navigate({ search: query.toString() }, { replace: true });
    opening.isOpen = true;
    ready(router);
  };
  const stopWaiting = router.subscribe(() => void open());
  void open();
}
