import { InvalidInputError } from '../errors';
import type { Points } from '../types';

export type Jurisdiction = 'CA' | 'WA';

/** Numbers that a law fixes for reserve studies and their disclosure. */
export interface StatuteFigures {
  /** Years of the funding plan, and of the answer whether reserves will do. */
  planYears: number;
  /** Fiscal years shown after the current one. */
  followingYears: number;
  /** A study with a site inspection at least every so many years, and a review or update as often. */
  inspectionEveryYears: number;
  updateEveryYears: number;
  /** Components with at least this remaining life need not be in. */
  remainingLifeBelow?: number;
  /** Components that cost more than this share of the budget must be in. */
  budgetShareAbove?: Points;
  /** Days before the fiscal year between which the annual report goes out. */
  reportDays?: { earliest: number; latest: number };
  /** Inspection of elevated exterior elements. */
  elevatedElementsEveryYears?: number;
}

/** A body of law as data: which sections say it, whom they bind, and from when until when. */
export interface StatuteRule {
  id: string;
  jurisdiction: Jurisdiction;
  act: string;
  sections: readonly string[];
  appliesTo: 'commonInterest' | 'condominium' | 'homeowners';
  /** ISO days; `effectiveUntil` is the first day on which it no longer binds. */
  effectiveFrom: string;
  effectiveUntil: string | null;
  figures: StatuteFigures;
  /** Version of this record, printed on the page. */
  version: string;
}

const WASHINGTON: StatuteFigures = {
  planYears: 30,
  followingYears: 5,
  inspectionEveryYears: 3,
  updateEveryYears: 1,
  budgetShareAbove: 1,
};

const VERSION = '2026-11';

export const STATUTES: readonly StatuteRule[] = [
  {
    id: 'ca-civil-code',
    jurisdiction: 'CA',
    act: 'California Civil Code',
    sections: ['5300', '5550', '5551', '5560', '5565', '5570'],
    appliesTo: 'commonInterest',
    effectiveFrom: '2014-01-01',
    effectiveUntil: null,
    figures: {
      planYears: 30,
      followingYears: 5,
      inspectionEveryYears: 3,
      updateEveryYears: 1,
      remainingLifeBelow: 30,
      reportDays: { earliest: 90, latest: 30 },
      elevatedElementsEveryYears: 9,
    },
    version: VERSION,
  },
  {
    id: 'wa-common-interest',
    jurisdiction: 'WA',
    act: 'Revised Code of Washington, chapter 64.90',
    sections: ['64.90.525', '64.90.545', '64.90.550'],
    appliesTo: 'commonInterest',
    effectiveFrom: '2018-07-01',
    effectiveUntil: null,
    figures: WASHINGTON,
    version: VERSION,
  },
  {
    id: 'wa-condominium',
    jurisdiction: 'WA',
    act: 'Revised Code of Washington, chapter 64.34',
    sections: ['64.34.308', '64.34.380', '64.34.382'],
    appliesTo: 'condominium',
    effectiveFrom: '2008-06-12',
    effectiveUntil: '2028-01-01',
    figures: WASHINGTON,
    version: VERSION,
  },
  {
    id: 'wa-homeowners',
    jurisdiction: 'WA',
    act: 'Revised Code of Washington, chapter 64.38',
    sections: ['64.38.025', '64.38.065', '64.38.070'],
    appliesTo: 'homeowners',
    effectiveFrom: '2012-01-01',
    effectiveUntil: '2028-01-01',
    figures: WASHINGTON,
    version: VERSION,
  },
];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Rules of a jurisdiction that bind on an ISO day. */
export function statutesOn(
  jurisdiction: Jurisdiction,
  day: string,
  statutes: readonly StatuteRule[] = STATUTES,
): StatuteRule[] {
  if (!ISO_DAY.test(day)) throw new InvalidInputError('day', 'must be an ISO day');
  return statutes.filter(
    (rule) =>
      rule.jurisdiction === jurisdiction &&
      rule.effectiveFrom <= day &&
      (rule.effectiveUntil === null || day < rule.effectiveUntil),
  );
}
