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

/** The page of each room's address; `arrive` hears of each as its code comes. */
const pagesOf = (arrive: (address: Address, page: Page) => void) =>
  (Object.keys(screens) as Address[]).map((address): RouteObject => {
    const { load, ability } = screens[address];
    return {
      path: patterns[address],
      lazy: async () => {
        const page = await load();
        arrive(address, page);
        return { Component: ability ? guarded(ability, page) : page };
      },
    };
  });

/** The page that the application opens with asks for its data at once; those that are opened later know better what for. */
function firstWaveBy(client: ApolloClient) {
  let isArriving = true;
  return (address: Address, { firstWave }: Page) => {
    if (!isArriving) return;
    isArriving = false;
    const match = matchPath(`/useraccount/${patterns[address]}`, window.location.pathname);
    if (!match || !firstWave) return;
    const search = new URLSearchParams(window.location.search);
    askFirst(client, firstWave({ params: match.params, search, pair: arrivalPair(initialPropertyId()) }));
  };
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
export function createRouter(client: ApolloClient) {
  const pages = pagesOf(firstWaveBy(client));
  return createBrowserRouter([
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
  ]);
}
