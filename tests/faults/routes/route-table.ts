import type { FastifyInstance } from 'fastify';

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
      routes.push(`${method} ${open.join('')}`);
  }
  return [...new Set(routes)].sort();
}
