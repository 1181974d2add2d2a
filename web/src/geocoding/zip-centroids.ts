import type { Geocoder } from './geocoder';

/** Returns the middle of the ZIP area, from files that are served with the client: no address leaves the browser. */
export const zipGeocoder: Geocoder = async ({ zipCode }, signal) => {
  if (!/^\d{5}$/.test(zipCode)) return null;
  const answer = await fetch(`/zips/${zipCode.slice(0, 2)}.json`, { signal });
  if (!answer.ok) return null;
  const places = (await answer.json()) as Record<string, [lat: number, lng: number]>;
  const place = places[zipCode];
  return place ? { lat: place[0], lng: place[1] } : null;
};
