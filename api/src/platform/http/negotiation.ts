import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem';
import { sendProblem } from './errors';

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** Returns `/api/property/:id` as an expression that matches its paths; `*` matches any rest. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    if (part === '*') return '.*';
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}

function accepts(header: string, type: string): boolean {
  const group = `${type.split('/')[0]}/*`;
  return header.split(',').some((part) => {
    const [range = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    if (parameters.some((p) => /^q=0(\.0*)?$/.test(p))) return false;
    return range === '*/*' || range === group || range === type;
  });
}

/** Throws 406 unless the caller accepts JSON or another type that the route can answer with. */
function checkAccept(request: FastifyRequest): void {
  const header = request.headers.accept;
  if (!header || request.is404) return;
  const types = ['application/json', ...(request.routeOptions.config.produces ?? [])];
  if (!types.some((type) => accepts(header, type)))
    throw new Problem(406, [{ code: 'notAcceptable', detail: `This answers with ${types.join(' or ')}` }]);
}

/** Answers 404 to unknown addresses, 405 with Allow to a wrong method, 406 to Accept without a type of the route. */
export function useNegotiation(app: FastifyInstance): void {
  const known: Known[] = [];
  app.addHook('onRoute', (route) => {
    const methods = new Set([route.method].flat());
    known.push({ pattern: patternOf(route.url), methods });
  });
  app.addHook('onRequest', async (request) => checkAccept(request));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = new Set(known.filter((k) => k.pattern.test(path)).flatMap((k) => [...k.methods]));
    if (allowed.size === 0)
      return sendProblem(reply, new Problem(404, [{ code: 'notFound', detail: 'Not found' }]));
    const problem = new Problem(
      405,
      [{ code: 'methodNotAllowed', detail: `${request.method} is not allowed here` }],
      {
        allow: [...allowed].sort().join(', '),
      },
    );
    return sendProblem(reply, problem);
  });
}
