import { expect, it } from 'vitest';
import { citiesOf, projectionOf, spotsOf } from '../map/projection';

const frame = { width: 800, height: 500 };
const seattle = { latitude: 47.6, longitude: -122.3, city: 'Seattle', state: 'WA' };
const miami = { latitude: 25.8, longitude: -80.2, city: 'Miami', state: 'FL' };

it('fits all places into the frame, north at the top and west to the left', () => {
  const { at } = projectionOf([seattle, miami], frame);
  const [one, other] = [at(seattle), at(miami)];
  expect(one.x).toBeLessThan(other.x);
  expect(one.y).toBeLessThan(other.y);
  for (const { x, y } of [one, other]) {
    expect(x).toBeGreaterThanOrEqual(27);
    expect(x).toBeLessThanOrEqual(773);
    expect(y).toBeGreaterThanOrEqual(27);
    expect(y).toBeLessThanOrEqual(473);
  }
});

it('draws lines at round degrees, also around a single place', () => {
  const { meridians, parallels } = projectionOf([seattle, miami], frame);
  expect(meridians.map(({ label }) => label)).toContain('100° W');
  expect(parallels.map(({ label }) => label)).toContain('40° N');
  const one = projectionOf([seattle], frame);
  expect(one.at(seattle)).toEqual({ x: 400, y: 250 });
  expect(one.parallels.length).toBeGreaterThan(1);
  expect(one.parallels.length).toBeLessThanOrEqual(7);
});

it('draws places at the same spot so that none hides another', () => {
  const same = Array.from({ length: 8 }, () => seattle);
  const spots = spotsOf(same, projectionOf(same, frame).at);
  expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(8);
});

it('names each city once, and puts no name over another', () => {
  const near = { ...seattle, city: 'Bellevue', longitude: -122.29 };
  const all = [seattle, seattle, near, miami];
  const spots = spotsOf(all, projectionOf(all, frame).at);
  expect(citiesOf(all, spots, frame.width).map(({ name }) => name)).toEqual(['Seattle', 'Miami']);
});
