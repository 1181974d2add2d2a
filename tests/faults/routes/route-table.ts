import type { FastifyInstance } from 'fastify';

/** Routes that share a place for parameters of several names are printed as one: `/api/photo/:photoId|:componentId`. */
function addressesOf(printed: string): string[] {
  const [shared] = /:\w+(?:\|:\w+)+/.exec(printed) ?? [];
  if (shared === undefined) return [printed];
  return shared.split('|').flatMap((name) => addressesOf(printed.replace(shared, name)));
}

const namesIn = (address: string) => [...address.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** The addresses that the router really has, of those that a printed one may stand for. */
function foundOf(app: FastifyInstance, method: string, printed: string): string[] {
  const addresses = addressesOf(printed);
  if (addresses.length === 1) return addresses;
  return addresses.filter((url) => {
    // It finds by the places, and answers with the names that the route has.
    const found = app.findRoute({ method: method as 'GET', url });
    return Object.keys(found?.params ?? {}).join() === namesIn(url).join();
  });
}

/** Every method and address that the service answers, `GET /api/property/:propertyId`, read from its live router. */
export function routeTable(app: FastifyInstance): string[] {
  const open: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const node = /^(?<indent>[│ ]*)[├└]── (?<part>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/.exec(line);
    if (!node) continue;
    const { indent = '', part = '', methods = '' } = node.groups ?? {};
    const depth = indent.length / 4;
    open.length = depth;
    open.push(part);
    // HEAD is GET without its body.
    for (const method of methods.split(', ').filter((each) => each !== '' && each !== 'HEAD'))
      for (const address of foundOf(app, method, open.join(''))) routes.push(`${method} ${address}`);
  }
  return [...new Set(routes)].sort();
}
