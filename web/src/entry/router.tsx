import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '../app/paths';
import type { Ability, Address } from '../app/room';
import { screens } from '../rooms.generated';
import { Shell } from '../shell/Shell';
import { RequireAbility } from './guards';
import { RouteError } from './RouteError';

/** The page of each room's address. */
const pages = (Object.keys(screens) as Address[]).map((address): RouteObject => {
  const { load, ability } = screens[address];
  return {
    path: patterns[address],
    lazy: async () => ({ Component: ability ? guarded(ability, await load()) : await load() }),
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
export function createRouter() {
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
