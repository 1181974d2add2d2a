import { InvalidInputError } from '../errors';
import type { Points } from '../types';

export type Jurisdiction = 'CA' | 'WA';

/** Numbers that a law fixes for reserve studies and their disclosure. */
export interface StatuteFigures {
  /** Years of the funding plan, and of the statement whether reserves will be sufficient. */
  planYears: number;
  /** Fiscal years shown after the current one. */
  followingYears: number;
  /** A study with a site inspection at least every so many years, and a review or update as often. */
  inspectionEveryYears: number;
  updateEveryYears: number;
  /** Components with at least this remaining life need not be included. */
  remainingLifeBelow?: number;
  /** Components that cost more than this share of the budget must be included. */
  budgetShareAbove?: Points;
  /** Days before the end of the running fiscal year between which the annual report goes out. */
  reportDays?: { earliest: number; latest: number };
  /** Inspection of elevated exterior elements. */
  elevatedElements?: ElevatedElements;
}

/** Inspections of balconies and other elements that stand out of a building, more than six feet above the ground. */
export interface ElevatedElements {
  everyYears: number;
  /** ISO day by which the first one was to be completed. */
  firstBy: string;
  /** Buildings whose permit was applied for from this ISO day on: so many years after the certificate of occupancy. */
  newBuildings: { from: string; years: number };
  /** Dwellings that a building has at least. */
  unitsAtLeast: number;
}

/** The section that asks for each duty which comes back. */
export interface StatuteDuties {
  /** The disclosure of a year, with its budget. */
  disclosure: string;
  /** The study's review or update, each year. */
  update: string;
  /** A study with a visit to the site. */
  siteVisit: string;
  elevatedElements?: string;
}

/** A body of law as data: its sections, the associations it binds, and its period. */
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
  duties: StatuteDuties;
  /** Version of this record, printed on the page. */
  version: string;
  /** The texts that the record was compared with, and the parts that were not compared. */
  source: string;
}

const WASHINGTON: StatuteFigures = {
  planYears: 30,
  followingYears: 5,
  inspectionEveryYears: 3,
  updateEveryYears: 1,
  budgetShareAbove: 1,
};

const compared = (amended: string) =>
  `2026-11, compared with the text as of ${amended}: check the current text`;

const CALIFORNIA: StatuteFigures = {
  planYears: 30,
  followingYears: 5,
  inspectionEveryYears: 3,
  updateEveryYears: 1,
  remainingLifeBelow: 30,
  reportDays: { earliest: 90, latest: 30 },
};

const CALIFORNIA_DUTIES: StatuteDuties = { disclosure: '5300', update: '5550', siteVisit: '5550' };

const CALIFORNIA_SOURCE =
  'Compared in November 2026 with published texts of 5300(a) and (b)(1) to (6), 5550 before its change of 2024 (SB 900), ' +
  '5560, 5565 and 5570, and with summaries of the rest of 5300 and of that change. Bills of 2026 that would change them ' +
  '(AB 2050, from 2032; SB 1238) had not passed in what was read.';

const CALIFORNIA_VERSION =
  '2026-11, part of 5300 and of 5550 compared with summaries only: check the current text';

const OLDER_COMMUNITIES =
  '64.90.525 and 64.90.545 bind communities made before 1 July 2018 too, by 64.90.365, once 64.90.080. Repealed from ' +
  '1 January 2028 by 2024 c 321.';

export const STATUTES: readonly StatuteRule[] = [
  {
    id: 'ca-civil-code-2014',
    jurisdiction: 'CA',
    act: 'California Civil Code',
    sections: ['5300', '5550', '5560', '5565', '5570'],
    appliesTo: 'commonInterest',
    effectiveFrom: '2014-01-01',
    effectiveUntil: '2020-01-01',
    figures: CALIFORNIA,
    duties: CALIFORNIA_DUTIES,
    version: CALIFORNIA_VERSION,
    source: `${CALIFORNIA_SOURCE} Sections renumbered by Stats. 2012, ch. 180, operative 1 January 2014.`,
  },
  {
    id: 'ca-civil-code',
    jurisdiction: 'CA',
    act: 'California Civil Code',
    sections: ['5300', '5550', '5551', '5560', '5565', '5570'],
    appliesTo: 'commonInterest',
    effectiveFrom: '2020-01-01',
    effectiveUntil: null,
    figures: {
      ...CALIFORNIA,
      elevatedElements: {
        everyYears: 9,
        firstBy: '2025-01-01',
        newBuildings: { from: '2020-01-01', years: 6 },
        unitsAtLeast: 3,
      },
    },
    duties: { ...CALIFORNIA_DUTIES, elevatedElements: '5551' },
    version: CALIFORNIA_VERSION,
    source:
      `${CALIFORNIA_SOURCE} 5551 (every nine years, condominiums) in force since 1 January 2020; its days and its three ` +
      'dwellings from summaries of SB 326 (2019) and of AB 2114 (2024). AB 2579 (2024) moved only the day for apartments, Health and Safety Code 17973. ' +
      'Its change from 1 January 2026 (SB 410, Stats. 2025, ch. 516) was not compared.',
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
    duties: { disclosure: '64.90.525', update: '64.90.545', siteVisit: '64.90.545' },
    version: compared('2018 c 277'),
    source:
      'Compared in November 2026 with the published texts of 64.90.525, 64.90.545 and 64.90.550 (all of 2018 c 277), the ' +
      'code of 2021 and later copies of 64.90.525 and 64.90.550. From 1 January 2028 the chapter binds all communities ' +
      '(2024 c 321).',
  },
  {
    id: 'wa-condominium',
    jurisdiction: 'WA',
    act: 'Revised Code of Washington, chapter 64.34',
    sections: ['64.34.308', '64.34.380', '64.34.382'],
    appliesTo: 'condominium',
    effectiveFrom: '2012-01-01',
    effectiveUntil: '2028-01-01',
    figures: WASHINGTON,
    duties: { disclosure: '64.34.308', update: '64.34.380', siteVisit: '64.34.380' },
    version: compared('2019 c 238'),
    source:
      'Compared in November 2026 with the code of 2021: 64.34.308 and 64.34.380 as amended by 2019 c 238, 64.34.382 by ' +
      `2011 c 189. ${OLDER_COMMUNITIES}`,
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
    duties: { disclosure: '64.38.025', update: '64.38.065', siteVisit: '64.38.065' },
    version: compared('2019 c 238'),
    source:
      'Compared in November 2026 with the code of 2021: 64.38.025 and 64.38.065 as amended by 2019 c 238, 64.38.070 of ' +
      `2011 c 189. Of 64.38.025 as in force from 1 January 2022 only the beginning was at hand. ${OLDER_COMMUNITIES}`,
  },
];

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the rules of a jurisdiction that apply on an ISO day. */
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
