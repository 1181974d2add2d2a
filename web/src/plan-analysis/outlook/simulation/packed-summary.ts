import type {
  Band,
  PlanSummary,
  SimulatedAssessment,
  SimulatedYear,
} from '@roofline/engine/simulation/summary';

// A summary as one run of numbers, so that the worker hands over a buffer instead of copying thirty objects.
// NaN stands for null. Layout: head, assessment over all years, safe contributions, then the years.

const HEAD = 3;
const ASSESSMENT = 4;
const BAND = 5;
const YEAR = 4 + BAND + BAND + ASSESSMENT;

const held = (value: number | null) => value ?? NaN;
const read = (value: number) => (Number.isNaN(value) ? null : value);

function putAssessment(into: Float64Array, at: number, assessment: SimulatedAssessment | null): void {
  const { probability, probabilityError, meanPerUnit, p90PerUnit } = assessment ?? {
    probability: NaN,
    probabilityError: NaN,
    meanPerUnit: null,
    p90PerUnit: null,
  };
  into.set([probability, probabilityError, held(meanPerUnit), held(p90PerUnit)], at);
}

function assessmentAt(figures: Float64Array, at: number): SimulatedAssessment | null {
  if (Number.isNaN(figures[at]!)) return null;
  return {
    probability: figures[at]!,
    probabilityError: figures[at + 1]!,
    meanPerUnit: read(figures[at + 2]!),
    p90PerUnit: read(figures[at + 3]!),
  };
}

/** Encodes a summary as numbers in a buffer of its own. */
export function packSummary(summary: PlanSummary): Float64Array<ArrayBuffer> {
  const { paths, years, safeContributions, assessment } = summary;
  const safe = safeContributions.length * 2;
  const figures = new Float64Array(HEAD + ASSESSMENT + safe + years.length * YEAR);
  figures.set([paths, years.length, safeContributions.length]);
  putAssessment(figures, HEAD, assessment);
  safeContributions.forEach(({ percent, firstYear }, index) =>
    figures.set([percent, firstYear], HEAD + ASSESSMENT + index * 2),
  );
  years.forEach((year, index) => {
    const at = HEAD + ASSESSMENT + safe + index * YEAR;
    figures.set([year.belowZero, year.belowZeroError, year.everBelowZero, year.everBelowZeroError], at);
    figures.set(year.balance.map(held), at + 4);
    figures.set(year.percentFunded.map(held), at + 4 + BAND);
    putAssessment(figures, at + 4 + BAND + BAND, year.assessment);
  });
  return figures;
}

function yearAt(figures: Float64Array, at: number, t: number): SimulatedYear {
  const band = (from: number) => Array.from(figures.subarray(from, from + BAND), read) as Band;
  return {
    t,
    belowZero: figures[at]!,
    belowZeroError: figures[at + 1]!,
    everBelowZero: figures[at + 2]!,
    everBelowZeroError: figures[at + 3]!,
    balance: band(at + 4),
    percentFunded: band(at + 4 + BAND),
    assessment: assessmentAt(figures, at + 4 + BAND + BAND),
  };
}

/** Decodes a packed summary. */
export function unpackSummary(figures: Float64Array): PlanSummary {
  const [paths, years, safe] = figures as unknown as [number, number, number];
  const first = HEAD + ASSESSMENT + safe * 2;
  return {
    paths,
    years: Array.from({ length: years }, (_, t) => yearAt(figures, first + t * YEAR, t)),
    safeContributions: Array.from({ length: safe }, (_, index) => ({
      percent: figures[HEAD + ASSESSMENT + index * 2]!,
      firstYear: figures[HEAD + ASSESSMENT + index * 2 + 1]!,
    })),
    assessment: assessmentAt(figures, HEAD),
  };
}
