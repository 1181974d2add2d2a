import type { ApolloClient } from '@apollo/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import { askFirst, type Arrival, type FirstAsked, type Page } from '../app/arrival/first-wave';

/** The longest wait for a frame: a hidden page gets none. */
const FRAME_MS = 50;

const isKept = (client: ApolloClient, { query, variables }: FirstAsked) =>
  client.readQuery({ query, variables }) !== null;

/** Requests a page's first data that is not in the cache; the page itself loads cached data again. */
export function askForPage(client: ApolloClient, page: Page, arrival: Arrival): void {
  const wave = page.firstWave?.(arrival) ?? [];
  askFirst(
    client,
    wave.filter((asked) => !isKept(client, asked)),
  );
}

/**
 * Resolves after the browser has drawn a frame: the previous page stays that long, so that the click shows before React makes
 * and draws the new page, which takes a slow machine a quarter of a second. Nothing waits for the data of the new page:
 * React can draw the rest of it while the data loads (decision 127).
 */
export const stayForAFrame = () =>
  new Promise<null>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0, null));
    setTimeout(resolve, FRAME_MS, null);
  });

/** Returns whether the address is another page: for another query string, the page itself loads its data. */
export const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
