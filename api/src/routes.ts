import type { Route } from './platform/route/declaration';
import { roomRoutes } from './rooms.generated';

/** Every route of the domains, by the names of their folders: the order of the documentation. */
export const ROUTES: readonly Route[] = Object.values<readonly Route[]>(roomRoutes).flat();
