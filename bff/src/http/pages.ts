import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { OpenDemo } from './open-demo';
import { pagePreloads } from './page-preloads';
import { problemFor } from './problem';

/** URLs of data: an unknown one is an error in JSON and never a page. */
const DATA = /^\/(graphql|upload|download|health|api|assets|calendar|notifications|unsubscribe)(\/|$)/;
/** Vite names every built file by its content, below assets/. */
const HASHED = /[/\\]assets[/\\].+-[A-Za-z0-9_-]{8}\.[a-z0-9]+(\.(br|gz))?$/;

/** Returns the page that a path opens: the client itself redirects unknown paths. */
function pageOf(path: string, hasPlayground: boolean): string | null {
  if (/^\/useraccount(\/|$)/.test(path)) return 'app.html';
  if (/^\/playground\/?$/.test(path)) return hasPlayground ? 'playground.html' : null;
  // A missing icon or font must not be answered with a page.
  return /\.[a-z0-9]+$/i.test(path) ? null : 'index.html';
}

/** Returns the decoded path of a URL; null for an irregular one, which opens nothing. */
function plainPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0]!);
    return /\.\.|[\\\0]/.test(path) || /%2e/i.test(url) ? null : path;
  } catch {
    return null;
  }
}

/** Marks each page without an extra request: the first script reads it and shows the warning. */
export const OPEN_DEMO_MARK = '<meta name="roofline-open-demo" content="on">';

/** Returns the page with the mark at the start of its head, and what else to load at the end, after what everything waits for. */
async function withTags(file: string, mark: string, preloads: string): Promise<string> {
  const page = await readFile(file, 'utf8');
  return page
    .replace(/<head>|(?=<title>)/, (found) => `${found}${mark}`)
    .replace('</head>', (found) => `${preloads}${found}`);
}

/** The web client's files. Without a build there are none, but the data routes still work. */
export async function pageRoutes(app: FastifyInstance, config: Config, demo: OpenDemo): Promise<void> {
  if (!existsSync(join(config.webDist, 'index.html'))) {
    app.log.warn('The web client is not built: only the data routes are available.');
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(problemFor(404)));
    return;
  }
  await app.register(fastifyStatic, {
    root: config.webDist,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = HASHED.test(path);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    // Pages have their own URLs; under their file names they would bypass the playground's switch.
    allowedPath: (_path, _root, request) => !/^\/[^/]*(\.html|%2e)/i.test(request.url),
  });
  const preloads = pagePreloads(config.webDist);
  const send = async (file: string, path: string, reply: FastifyReply): Promise<void> => {
    const mark = (await demo.isOpen()) ? OPEN_DEMO_MARK : '';
    const files = file === 'app.html' ? preloads(path) : '';
    if (!mark && !files) return void reply.sendFile(file);
    const page = await withTags(join(config.webDist, file), mark, files);
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
  const open = (request: FastifyRequest, reply: FastifyReply): void => {
    const path = plainPath(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead && path && !DATA.test(path) ? pageOf(path, config.hasPlayground) : null;
    // Returns nothing: a caller waiting for the same reply would otherwise add another listener for its end.
    if (file && path) void send(file, path, reply).catch((fault: unknown) => reply.send(fault));
    else void reply.code(404).send(problemFor(404));
  };
  app.get('/', open);
  app.setNotFoundHandler(open);
}
