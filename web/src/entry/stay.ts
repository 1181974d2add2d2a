import type { ApolloClient } from '@apollo/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import { askFirst, type Arrival, type FirstAsked, type Page } from '../app/arrival/first-wave';

/** A page that is not seen is given no frames. */
const FRAME_MS = 50;

const isKept = (client: ApolloClient, { query, variables }: FirstAsked) =>
  client.readQuery({ query, variables }) !== null;

/** Asks for what a page will show first and is not there; what is there the page reads again itself. */
export function askForPage(client: ApolloClient, page: Page, arrival: Arrival): void {
  const wave = page.firstWave?.(arrival) ?? [];
  askFirst(
    client,
    wave.filter((asked) => !isKept(client, asked)),
  );
}

/**
 * Until the browser has drawn what stands now: the page before stays for one frame, so that the click is answered before the new page
 * is made and drawn, which takes a machine that draws slowly a quarter of a second. Nothing waits for the answers of the new page:
 * what stands around them can be made while they are on their way (decision 127).
 */
export const stayForAFrame = () =>
  new Promise<null>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0, null));
    setTimeout(resolve, FRAME_MS, null);
  });

/** Another query of the same page asks for nothing beforehand: the page knows better. */
export const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
