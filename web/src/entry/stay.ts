import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { arrivalPair, askFirst, type FirstAsked, type Page } from '../app/arrival/first-wave';
import { storage } from '../app/storage';

/** A page that is not seen is given no frames. */
const FRAME_MS = 50;

/** Until the browser has drawn what stands now. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, FRAME_MS);
  });

const isKept = (client: ApolloClient, { query, variables }: FirstAsked) =>
  client.readQuery({ query, variables }) !== null;

/**
 * The page before stays for one frame, so that the click is answered before the new page is made and drawn, which takes a machine that
 * draws slowly a quarter of a second. What the new page will show is asked for at once. The page does not wait for the answers: what
 * stands around them can be made while they are on their way (decision 127).
 */
export async function stayForAFrame(
  client: ApolloClient,
  page: Page,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<null> {
  const { searchParams: given } = new URL(request.url);
  const search = page.restored?.(given) ?? given;
  const pair = arrivalPair(storage.propertyId());
  const wave = page.firstWave?.({ params, search, pair }) ?? [];
  askFirst(
    client,
    wave.filter((asked) => !isKept(client, asked)),
  );
  await drawn();
  return null;
}

/** Another query of the same page asks for nothing beforehand: the page knows better. */
export const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
