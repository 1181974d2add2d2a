import { LIVE_CHARTS, type LiveChart } from '@roofline/schema/live-dashboard/definitions';
import { limits } from '@roofline/schema/value/limits';
import { ImageRefused } from '../../platform/images/encoding';
import { encodeInTurn } from '../../platform/images/keep';
import { plainPng } from '../../platform/images/png-chunks';
import { Problem, ruleFailed } from '../../platform/problem';
import type { ManyFiles, Seat } from '../../platform/upload/many-files';
import { notPng, type UploadedChart } from './reception';

/** A chart, encoded by our own encoder. */
export interface DrawnChart {
  /** null for a picture beyond the charts of the page. */
  chart: LiveChart | null;
  bytes: Uint8Array;
  width: number;
  height: number;
}

const atPlace = (problem: Problem, at: number) =>
  new Problem(
    problem.status,
    problem.errors.map((error) => ({ ...error, field: `charts.${at}` })),
  );

/** Returns all pictures, or throws the first refusal: a document never leaves out a chart. */
function allTaken(seats: readonly Seat<UploadedChart>[]): UploadedChart[] {
  return seats.map((seat) => {
    if ('problem' in seat) throw atPlace(seat.problem, seat.at);
    return seat.taken;
  });
}

/** Assigns pictures to charts: by name, and each of the others to the next free chart of the page. */
function placed(names: readonly (LiveChart | null)[]): (LiveChart | null)[] {
  const taken = new Set<LiveChart>();
  const own = names.map((name) => {
    if (name === null || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
  const free = LIVE_CHARTS.filter((chart) => !taken.has(chart));
  return own.map((name) => name ?? free.shift() ?? null);
}

async function drawn(file: UploadedChart, at: number): Promise<Omit<DrawnChart, 'chart'>> {
  const size = plainPng(await file.bytes());
  if (!size) throw notPng(at);
  if (size.width * size.height > limits.chartMaxPixels) {
    const refused = new ImageRefused('tooManyPixels', limits.chartMaxPixels);
    throw ruleFailed(refused.message, `charts.${at}`, refused.reason);
  }
  try {
    const encoding = { maxPixels: limits.chartMaxPixels, maxSide: null };
    const { image, width, height } = await encodeInTurn({ path: file.path, format: 'png' }, encoding);
    return { bytes: image, width, height };
  } catch (error) {
    throw error instanceof Problem ? atPlace(error, at) : error;
  }
}

/**
 * Decodes the pictures and encodes them again, one after the other, within a turn of the pool: the document
 * contains only pixels from our own encoder, and nothing else from the upload.
 */
export async function drawnCharts(
  { seats }: ManyFiles<UploadedChart>,
  signal: AbortSignal,
): Promise<DrawnChart[]> {
  const files = allTaken(seats);
  const charts = placed(files.map(({ chart }) => chart));
  const made: DrawnChart[] = [];
  for (const [at, file] of files.entries()) {
    signal.throwIfAborted();
    made.push({ chart: charts[at]!, ...(await drawn(file, at)) });
  }
  return made;
}
