import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** The queries that show pictures; those that are on the page are sent again. */
const READERS = new Set(['Photos', 'Photo', 'ComponentMedia', 'PhotosReport']);
const FIRST_MS = 1500;
const LONGEST_MS = 10_000;

/** Reads again what is shown, less and less often, for as long as a picture on the page is being made. */
class Watch {
  readonly #client: ApolloClient;
  #waiting = 0;
  #pauseMs = FIRST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /** Waits for one more picture; returns what to call once it is ready or off the page. */
  add(): () => void {
    this.#waiting += 1;
    this.#pauseMs = FIRST_MS;
    this.#schedule();
    return () => {
      this.#waiting -= 1;
      // A picture has come: the next ones may be ready soon.
      this.#pauseMs = FIRST_MS;
      if (this.#waiting > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#look(), this.#pauseMs);
  }

  async #look(): Promise<void> {
    const own = this.#timer;
    this.#pauseMs = Math.min(this.#pauseMs * 1.5, LONGEST_MS);
    if (!document.hidden)
      await Promise.resolve(
        this.#client.refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName }) => READERS.has(queryName ?? ''),
        }),
      ).catch(() => undefined);
    // In the meantime the last picture may have left the page, and another one may have begun its own looks.
    if (this.#timer !== own) return;
    this.#timer = undefined;
    if (this.#waiting > 0) this.#schedule();
  }
}

const watches = new WeakMap<ApolloClient, Watch>();

/** Has the page look for a picture while it is being made; once it is ready, the page shows it by itself. */
export function usePicturesComing(isBeingMade: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isBeingMade) return undefined;
    const watch = watches.get(client) ?? new Watch(client);
    watches.set(client, watch);
    return watch.add();
  }, [client, isBeingMade]);
}
