import { sendUntil } from './until';

export interface RestAnswer<Data = Record<string, unknown>> {
  status: number;
  data: Data;
  errors: { code: string; detail: string; field?: string }[];
  headers: Headers;
  tookMs: number;
}

export interface RestOptions {
  body?: unknown;
  /** If-Match. */
  version?: number;
  /** Idempotency-Key. */
  key?: string;
}

export const BUSY = 'The service is busy with other requests.';
const ALL_IN_PROGRESS = 'You have requested a lot at once, and it is still in progress.';
/** A busy service has not begun with a request that it refuses, and asks to repeat it. */
const isTakenUp = ({ errors }: Pick<RestAnswer, 'errors'>): boolean =>
  !errors.some(({ detail }) => detail.startsWith(BUSY) || detail.startsWith(ALL_IN_PROGRESS));

/** A client of the REST service with a bearer token, like the BFF and integrators. */
export class RestClient {
  constructor(
    readonly baseUrl: string,
    readonly headers: Record<string, string>,
  ) {}

  /** The same caller at another address. */
  at(baseUrl: string): RestClient {
    return new RestClient(baseUrl, this.headers);
  }

  /** Rejects only when no answer arrives. */
  async send<Data = Record<string, unknown>>(
    method: string,
    path: string,
    { body, version, key }: RestOptions = {},
  ): Promise<RestAnswer<Data>> {
    const began = performance.now();
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text === '' ? {} : (JSON.parse(text) as { data?: Data; error?: { errors: [] } });
    return {
      status: response.status,
      data: parsed.data as Data,
      errors: parsed.error?.errors ?? [],
      headers: response.headers,
      tookMs: performance.now() - began,
    };
  }

  /** The data of an answer that must be a success, once the service is not busy. */
  async ask<Data = Record<string, unknown>>(
    method: string,
    path: string,
    options?: RestOptions,
  ): Promise<Data> {
    const answer = await sendUntil(() => this.send<Data>(method, path, options), isTakenUp);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.errors)}`);
    return answer.data;
  }

  /** The bytes of a document that the service makes, once it is not busy. */
  async document(path: string): Promise<Uint8Array> {
    const ask = async () => {
      const response = await fetch(this.baseUrl + path, { headers: this.headers });
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const { status, bytes } = await sendUntil(ask, ({ status }) => status !== 503 && status !== 429);
    if (status >= 300) throw new Error(`GET ${path}: ${status} ${new TextDecoder().decode(bytes)}`);
    return bytes;
  }
}
