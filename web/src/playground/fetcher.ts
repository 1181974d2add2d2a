interface Request {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** Sends an operation to this server, as the user signed in with this browser or with the given headers. */
export async function fetcher(request: Request, options?: { headers?: Record<string, string> }) {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...options?.headers },
    body: JSON.stringify(request),
  });
  const answer: unknown = await response.json().catch(() => null);
  return (answer ?? {
    errors: [{ message: `The server answered ${response.status} without JSON.` }],
  }) as object;
}
