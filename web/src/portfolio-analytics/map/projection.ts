/** A place on the ground, in degrees. */
export interface Ground {
  latitude: number;
  longitude: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** A map's projection: `at` returns the pixel of a place; meridians and parallels are its lines with labels. */
export interface Projection {
  at: (ground: Ground) => Spot;
  meridians: { x: number; label: string }[];
  parallels: { y: number; label: string }[];
}

/** Steps between lines, in degrees. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
const LEAST_SPAN = 0.04;
const EDGE = 28;
const RADIANS = Math.PI / 180;

const degrees = (value: number, [positive, negative]: readonly [string, string], decimals: number) =>
  `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;

/** Returns lines at round degrees within a span, about six at most. */
function linesWithin(from: number, to: number): { values: number[]; decimals: number } {
  const step = STEPS.find((each) => (to - from) / each <= 6) ?? 45;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  const decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  return { values: Array.from({ length: count }, (_, n) => (first + n) * step), decimals };
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]) => Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values));

/** Fits all places into a frame; degrees of longitude are as narrow as in the middle of the map. */
export function projectionOf(
  places: readonly Ground[],
  { width, height }: { width: number; height: number },
): Projection {
  const [lats, lons] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
  const [north, east] = [middleOf(lats), middleOf(lons)];
  const narrow = Math.max(0.05, Math.cos(north * RADIANS));
  const scale = Math.min((width - 2 * EDGE) / (spanOf(lons) * narrow), (height - 2 * EDGE) / spanOf(lats));
  const at = ({ latitude, longitude }: Ground) => ({
    x: width / 2 + (longitude - east) * narrow * scale,
    y: height / 2 - (latitude - north) * scale,
  });
  const [wide, tall] = [width / 2 / scale / narrow, height / 2 / scale];
  const across = linesWithin(Math.max(-180, east - wide), Math.min(180, east + wide));
  const along = linesWithin(Math.max(-90, north - tall), Math.min(90, north + tall));
  return {
    at,
    meridians: across.values.map((longitude) => ({
      x: at({ latitude: north, longitude }).x,
      label: degrees(longitude, ['E', 'W'], across.decimals),
    })),
    parallels: along.values.map((latitude) => ({
      y: at({ latitude, longitude: east }).y,
      label: degrees(latitude, ['N', 'S'], along.decimals),
    })),
  };
}

const RING = 11;

/** Returns where each place is drawn: places at the same spot form a ring around it, so that none hides another. */
export function spotsOf(places: readonly Ground[], at: Projection['at']): Spot[] {
  const met = new Map<string, number>();
  return places.map((ground) => {
    const { x, y } = at(ground);
    const key = `${Math.round(x / 4)} ${Math.round(y / 4)}`;
    const before = met.get(key) ?? 0;
    met.set(key, before + 1);
    if (before === 0) return { x, y };
    const ring = Math.ceil(before / 6);
    const angle = ((before - 1) % 6) * (Math.PI / 3) + ring;
    return { x: x + RING * ring * Math.cos(angle), y: y + RING * ring * Math.sin(angle) };
  });
}

export interface CityLabel extends Spot {
  name: string;
}

const LABEL_HEIGHT = 15;
const LETTER = 6.2;
const MOST_LABELS = 14;

/** Returns the names of the cities, each above its places: most places first, and none over another. */
export function citiesOf(
  places: readonly { city: string; state: string }[],
  spots: readonly Spot[],
  width: number,
): CityLabel[] {
  const cities = new Map<string, { name: string; spots: Spot[] }>();
  places.forEach(({ city, state }, index) => {
    const name = `${city}, ${state}`;
    const known = cities.get(name) ?? { name: city, spots: [] };
    known.spots.push(spots[index]!);
    cities.set(name, known);
  });
  const placed: CityLabel[] = [];
  for (const { name, spots: own } of [...cities.values()].toSorted(
    (a, b) => b.spots.length - a.spots.length,
  )) {
    const half = (name.length * LETTER) / 2;
    const middle = middleOf(own.map(({ x }) => x));
    const x = Math.min(width - half - 2, Math.max(half + 2, middle));
    const y = Math.min(...own.map((spot) => spot.y)) - 11;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - y) > LABEL_HEIGHT ||
        Math.abs(other.x - x) > half + (other.name.length * LETTER) / 2,
    );
    if (isFree && y > LABEL_HEIGHT) placed.push({ name, x, y });
    if (placed.length === MOST_LABELS) break;
  }
  return placed;
}
