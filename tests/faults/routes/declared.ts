import { roomRoutes } from '@roofline/api/rooms.generated';
import type { Route } from '@roofline/api/platform/route/declaration';

/** Every declared route by its method and address, `GET /api/property/:propertyId`, with its room. */
export const DECLARED = new Map<string, Route & { room: string }>(
  Object.entries<readonly Route[]>(roomRoutes).flatMap(([room, routes]) =>
    routes.map((route) => [`${route.method} ${route.path}`, { ...route, room }] as const),
  ),
);

const safetyOf = (route: string) => {
  const declared = DECLARED.get(route);
  if (!declared) throw new Error(`${route} is not declared`);
  return declared.safety;
};

/** Does its query name properties? */
export function asksOfProperties(route: string): boolean {
  const query = DECLARED.get(route)?.query;
  return query !== undefined && 'shape' in query && 'propertyIds' in (query.shape as object);
}

/** Does it take a version, be it that it may be left out? */
export function startsFromVersion(route: string): boolean {
  const safety = DECLARED.get(route)?.safety;
  return safety?.kind === 'write' && safety.version !== null;
}

/** Is its answer kept for an Idempotency-Key? */
export function keepsAnswers(route: string): boolean {
  const safety = safetyOf(route);
  return safety.kind === 'write' && safety.isKeyed;
}

/** Does it only read? */
export const changesNothing = (route: string): boolean => safetyOf(route).kind === 'read';
