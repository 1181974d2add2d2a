import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export interface SeenCall {
  method: string;
  /** Path and query exactly as they arrived. */
  url: string;
  headers: FastifyRequest['headers'];
  body: unknown;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A REST service for tests: answers what a test told it to, and remembers every call. */
export class FakeUpstream {
  readonly calls: SeenCall[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #app: FastifyInstance;
  /** Requests that are being answered right now. */
  live = 0;
  url = '';

  constructor() {
    this.#app = Fastify({ forceCloseConnections: true, bodyLimit: 50_000_000 });
    this.#app.removeAllContentTypeParsers();
    this.#app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body === '' ? null : JSON.parse(String(body))),
    );
    this.#app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    this.#app.addHook('onRequest', async (request, reply) => {
      this.live += 1;
      reply.raw.once('close', () => (this.live -= 1));
      void request;
    });
    this.#app.all('/*', async (request, reply) => {
      const path = request.url.split('?')[0]!;
      this.calls.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body,
      });
      const answer =
        this.#answers.get(`${request.method} ${path}`) ?? this.#answers.get(`${request.method} *`);
      if (!answer) return reply.code(404).send(errors('not_found', 'Not found.'));
      return answer(request, reply);
    });
  }

  async start(): Promise<this> {
    this.url = await this.#app.listen({ host: '127.0.0.1', port: 0 });
    return this;
  }

  stop(): Promise<void> {
    return this.#app.close();
  }

  /** Answer a path. `*` answers every path of the method that has no answer of its own. */
  on(method: string, path: string, answer: Answer): this {
    this.#answers.set(`${method} ${path}`, answer);
    return this;
  }

  /** Answer a path with data. */
  data(method: string, path: string, data: unknown): this {
    return this.on(method, path, () => ({ data }));
  }

  /** Answer a batch read of many properties: one answer for each id that it names. */
  batch(path: string, answer: (id: string) => unknown, argument?: string): this {
    return this.on('GET', path, (request) => ({ data: FakeUpstream.ids(request, argument).map(answer) }));
  }

  /** Refuse a path. */
  refuse(
    method: string,
    path: string,
    status: number,
    list: object[] = [{ code: 'x', detail: 'Refused.' }],
  ): this {
    return this.on(method, path, (_request, reply) => reply.code(status).send({ error: { errors: list } }));
  }

  reset(): void {
    this.calls.length = 0;
    this.#answers.clear();
  }

  /** The ids of a batch call, as they were asked for. */
  static ids(request: FastifyRequest, argument = 'propertyIds'): string[] {
    return String((request.query as Record<string, string>)[argument]).split(',');
  }
}

export function errors(code: string, detail: string, field?: string) {
  return { error: { errors: [{ code, detail, ...(field ? { field } : {}) }] } };
}
