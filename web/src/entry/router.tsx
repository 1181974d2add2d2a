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
  /** Whether the application is open: from then on a page stays while the next one loads. */
  isOpen: boolean;
  /** The query string with which the first page restores its last state, where the address has another one. */
  restored: URLSearchParams | null;
}

/** Returns a route for each address. As soon as a page's code has loaded, the loader requests its data. */
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
            // A property in a mailed link counts only at the start: the user may choose another one later.
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

/** Returns the routes of every signed-in address. Unknown addresses lead to the dashboard. */
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

/** Passes on the router once the first page can be drawn, with the page's stored state in the address. */
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
