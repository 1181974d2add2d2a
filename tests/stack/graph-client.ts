import { inWords } from './words/enum-words';
import { DEMO_PASSWORD, type DemoRole } from './stack';

export interface RestCall {
  method: string;
  route: string;
  status: number | null;
}
export interface GraphAnswer<Data> {
  status: number;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
  /** REST calls that the answer took, as the BFF lists them in development. */
  restCalls: RestCall[];
}

/** A client that uses the graph as the web client does: with a cookie or without one, its enums in words of REST. */
export class GraphClient {
  private cookie = '';
  constructor(readonly baseUrl: string) {}

  /** The session cookie as a request carries it, for clients of the same person. */
  get cookieHeader(): string {
    return this.cookie;
  }

  /** The same browser at another BFF. */
  at(baseUrl: string): GraphClient {
    const other = new GraphClient(baseUrl);
    other.cookie = this.cookie;
    return other;
  }

  async send<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphAnswer<Data>> {
    const words = inWords(query, variables);
    const response = await fetch(`${this.baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.baseUrl,
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      body: JSON.stringify({ query, variables: words.variables }),
    });
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(';')[0] ?? '';
    const body = (await response.json()) as {
      data?: Data;
      errors?: GraphAnswer<Data>['errors'];
      extensions?: { rest?: RestCall[] };
    };
    return {
      status: response.status,
      data: body.data ? words.said(body.data) : null,
      errors: body.errors ?? [],
      restCalls: body.extensions?.rest ?? [],
    };
  }

  /** The data of an answer that must have no errors. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const { data, errors } = await this.send<Data>(query, variables);
    if (errors.length > 0 || data === null) throw new Error(`The graph answered: ${JSON.stringify(errors)}`);
    return data;
  }

  signIn(role: DemoRole): Promise<this> {
    return this.signInAs(`${role}@demo.test`);
  }

  async signInAs(email: string, password = DEMO_PASSWORD): Promise<this> {
    const { signIn } = await this.ask<{ signIn: { me: unknown; userErrors: unknown[] } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { me { userId } userErrors { detail } } }',
      { input: { email, password } },
    );
    if (!signIn.me) throw new Error(`${email} could not sign in: ${JSON.stringify(signIn.userErrors)}`);
    return this;
  }

  /** Sends a file beside GraphQL. */
  async upload<Data>(
    path: string,
    fileName: string,
    bytes: Uint8Array | string,
    type = '',
    part = 'file',
    fields: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: { data?: Data; error?: unknown } }> {
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.append(name, text);
    form.append(part, new Blob([bytes as BlobPart], { type }), fileName);
    const response = await fetch(this.baseUrl + path, {
      method: 'POST',
      body: form,
      headers: { cookie: this.cookie, origin: this.baseUrl, 'x-requested-with': 'test' },
    });
    return { status: response.status, body: (await response.json()) as { data?: Data; error?: unknown } };
  }

  async download(path: string): Promise<{ status: number; bytes: Uint8Array; headers: Headers }> {
    const response = await fetch(this.baseUrl + path, { headers: { cookie: this.cookie } });
    return {
      status: response.status,
      bytes: new Uint8Array(await response.arrayBuffer()),
      headers: response.headers,
    };
  }
}
