import type { Address, Geocoder, LatLng } from './geocoder';
import { googleGeocoder } from './google';
import { nominatimGeocoder } from './nominatim';
import { zipGeocoder } from './zip-centroids';

/** The longest time that a look-up may delay a save. */
const GEOCODE_MS = 1500;

/** Returns the geocoder that the client was built with: `zip` (offline, the default), `nominatim` or `google`. */
function configured(): Geocoder {
  const { VITE_GEOCODER, VITE_NOMINATIM_URL, VITE_GOOGLE_MAPS_KEY } = import.meta.env;
  if (VITE_GEOCODER === 'nominatim') return nominatimGeocoder(VITE_NOMINATIM_URL);
  if (VITE_GEOCODER === 'google' && VITE_GOOGLE_MAPS_KEY) return googleGeocoder(VITE_GOOGLE_MAPS_KEY);
  return zipGeocoder;
}

/** Returns the place of an address; null where it is unknown or the look-up fails or takes too long. Never throws. */
export async function geocode(
  address: Address,
  geocoder: Geocoder = configured(),
  milliseconds = GEOCODE_MS,
): Promise<LatLng | null> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      abort.abort();
    }, milliseconds);
  });
  const found = geocoder(address, abort.signal).then(plausible, () => null);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** Returns the place if it is on Earth, else null: an outside service may answer anything. */
function plausible(place: LatLng | null): LatLng | null {
  if (place === null) return null;
  const isPlace = Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
  return isPlace ? { lat: place.lat, lng: place.lng } : null;
}
