import { describe, expect, it, vi } from 'vitest';
import { zipFiles } from '../../build/zip-centroids';
import { geocode } from './geocode';
import { googleGeocoder } from './google';
import { nominatimGeocoder } from './nominatim';
import { zipGeocoder } from './zip-centroids';

const address = { addressLine1: '1 Main Street', city: 'Mobile', state: 'AL', zipCode: '36602' };
const place = { lat: 30.69, lng: -88.04 };

function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('geocode', () => {
  it('returns the place that the geocoder finds', async () => {
    expect(await geocode(address, async () => place)).toEqual(place);
  });
  it('returns null when the geocoder fails, finds no place on Earth, or takes too long', async () => {
    expect(await geocode(address, async () => Promise.reject(new Error('down')))).toBeNull();
    expect(await geocode(address, async () => ({ lat: 120, lng: 0 }))).toBeNull();
    expect(await geocode(address, async () => ({ lat: Number.NaN, lng: 0 }))).toBeNull();
    expect(await geocode(address, () => new Promise(() => {}), 20)).toBeNull();
  });
  it('aborts a look-up that takes too long', async () => {
    let ended = false;
    await geocode(
      address,
      (_address, signal) => new Promise(() => signal.addEventListener('abort', () => (ended = true))),
      20,
    );
    expect(ended).toBe(true);
  });
});

describe('zip centroids', () => {
  it('groups the places by the first two digits of the ZIP code', () => {
    const files = zipFiles([
      { zipCode: '36602', latitude: 30.691234, longitude: -88.041234 },
      { zipCode: '00501', latitude: 40.8, longitude: -73 },
    ]);
    expect(Object.fromEntries(files)).toEqual({
      '36': { '36602': [30.6912, -88.0412] },
      '00': { '00501': [40.8, -73] },
    });
  });
  it('reads one file for one address', async () => {
    const fetched = answer({ '36602': [30.69, -88.04] });
    expect(await geocode(address, zipGeocoder)).toEqual(place);
    expect(fetched.mock.calls[0]?.[0]).toBe('/zips/36.json');
    expect(await geocode({ ...address, zipCode: '36699' }, zipGeocoder)).toBeNull();
  });
  it('requests no file for text that is not a ZIP code, and returns null for a missing file', async () => {
    const fetched = answer({}, 404);
    expect(await geocode({ ...address, zipCode: '../x' }, zipGeocoder)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    expect(await geocode(address, zipGeocoder)).toBeNull();
  });
});

describe('services', () => {
  it('read the answer of Nominatim', async () => {
    const fetched = answer([{ lat: '30.69', lon: '-88.04' }]);
    expect(await geocode(address, nominatimGeocoder('https://osm.example'))).toEqual(place);
    expect(fetched.mock.calls[0]?.[0]).toContain('https://osm.example/search?format=jsonv2');
    answer([]);
    expect(await geocode(address, nominatimGeocoder())).toBeNull();
  });
  it('read the answer of Google', async () => {
    const fetched = answer({ results: [{ geometry: { location: place } }] });
    expect(await geocode(address, googleGeocoder('k1'))).toEqual(place);
    expect(fetched.mock.calls[0]?.[0]).toContain('address=1+Main+Street%2C+Mobile%2C+AL+36602');
    answer({ results: [], status: 'ZERO_RESULTS' });
    expect(await geocode(address, googleGeocoder('k1'))).toBeNull();
  });
});
