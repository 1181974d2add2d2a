import { Agent, request } from 'node:http';

export interface KeptAnswer {
  status: number;
  body: string;
  connection: string | undefined;
}

/** A client with one connection that it keeps open between requests, as browsers and proxies do. */
export class KeepAliveClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly baseUrl: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** Calls `sent` once the whole request has left. Rejects when no complete answer arrives. */
  send(
    method: string,
    path: string,
    body?: unknown,
    sent: () => void = () => undefined,
  ): Promise<KeptAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...this.headers,
      ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    };
    return new Promise((resolve, reject) => {
      const call = request(this.baseUrl + path, { method, headers, agent: this.agent }, (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: answer,
            connection: response.headers.connection,
          }),
        );
      });
      call.on('error', reject);
      call.on('finish', sent);
      call.end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
