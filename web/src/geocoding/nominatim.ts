import type { Geocoder } from './geocoder';

/** OpenStreetMap's search, or your own server with the same API. The content policy must allow its address. */
export function nominatimGeocoder(base = 'https://nominatim.openstreetmap.org'): Geocoder {
  return async ({ addressLine1, city, state, zipCode }, signal) => {
    const query = new URLSearchParams({
      format: 'jsonv2',
      limit: '1',
      countrycodes: 'us',
      street: addressLine1,
      city,
      state,
      postalcode: zipCode,
    });
    const answer = await fetch(`${base}/search?${query}`, { signal });
    if (!answer.ok) return null;
    const [place] = (await answer.json()) as { lat: string; lon: string }[];
    return place ? { lat: Number(place.lat), lng: Number(place.lon) } : null;
  };
}
