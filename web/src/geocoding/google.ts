import type { Geocoder } from './geocoder';

interface GoogleAnswer {
  results: { geometry: { location: { lat: number; lng: number } } }[];
}

/** Google's Geocoding service. The content policy must allow `https://maps.googleapis.com`. */
export function googleGeocoder(key: string): Geocoder {
  return async ({ addressLine1, city, state, zipCode }, signal) => {
    const query = new URLSearchParams({
      address: `${addressLine1}, ${city}, ${state} ${zipCode}`,
      components: 'country:US',
      key,
    });
    const answer = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, { signal });
    if (!answer.ok) return null;
    const { results } = (await answer.json()) as GoogleAnswer;
    return results[0]?.geometry.location ?? null;
  };
}
