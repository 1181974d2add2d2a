// The REST service of Roofline, as far as a copy needs it.

/** An answer that is no success. */
export class Refused extends Error {
  constructor(status, problems) {
    super(`Roofline answered ${status}: ${problems.map(({ detail }) => detail).join(' ')}`);
    this.status = status;
    this.codes = problems.map(({ code }) => code);
  }
}

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A client of one workspace, with a personal access token. */
export function roofline({ url, token }) {
  /** The data of an answer. Waits where the service asks for it. */
  async function get(path, query = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const address = new URL(path, url);
      address.search = new URLSearchParams(query).toString();
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const body = await answer.json();
      if (answer.ok) return body.data;
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy || attempt === 5) throw new Refused(answer.status, body.error?.errors ?? []);
      await wait(Number(answer.headers.get('retry-after') ?? 2));
    }
  }
  return {
    get,
    /** The same; null for something that is not there any more. */
    find: (path) =>
      get(path).catch((fault) => {
        if (fault instanceof Refused && fault.status === 404) return null;
        throw fault;
      }),
    /** Pages of changes behind a cursor, or from the beginning, until there are no more for now. */
    async *changes(cursor) {
      for (let after = cursor; ;) {
        const page = await get('/api/workspace/changes', { first: '1000', ...(after ? { after } : {}) });
        yield page;
        if (!page.hasMore) return;
        after = page.cursor;
      }
    },
  };
}

/** Is a cursor too old to go on from? */
export const isCursorGone = (fault) => fault instanceof Refused && fault.codes.includes('cursorGone');

/** The client that the environment names. */
export function fromEnvironment({ ROOFLINE_URL = 'http://127.0.0.1:3001', ROOFLINE_TOKEN } = process.env) {
  if (!ROOFLINE_TOKEN) throw new Error('Set ROOFLINE_TOKEN to a personal access token.');
  return roofline({ url: ROOFLINE_URL, token: ROOFLINE_TOKEN });
}
