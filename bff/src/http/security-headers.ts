import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Scripts come only from this server's files: none inline, none from elsewhere. */
const rulesFor = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // Styles are created at run time: emotion and the playground's editor write <style> elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...config.connectSources],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(config.isTls ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: config.isTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
});

/** What the rules come to. It follows from the settings, so it is made once and not for each request. */
async function made(rules: FastifyHelmetOptions): Promise<[name: string, value: string][]> {
  const sample = Fastify();
  await sample.register(helmet, rules);
  sample.get('/', (_request, reply) => {
    const headers = Object.entries(reply.raw.getHeaders());
    return reply.send(headers.map(([name, value]) => [name, String(value)]));
  });
  const answer = await sample.inject('/');
  await sample.close();
  return answer.json();
}

/** Headers of every answer. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const headers = Object.fromEntries(await made(rulesFor(config)));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
