import { missingFacts } from '@roofline/schema/disclosure/disclosure-fields';
import {
  NO_FACTS,
  type DisclosureFacts,
  type DisclosureState,
} from '@roofline/schema/disclosure/disclosure-facts';
import type {
  Disclosure,
  DisclosureFactSheet,
  DisclosureTable,
  KnownFacts,
} from '@roofline/schema/disclosure/disclosure';
import { aSentDisclosure } from '@roofline/schema/fixtures/report';
import type { SentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import { screen } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { aPlan, planId } from '../../plan/testing/plan-service';
import { DisclosurePage } from '../DisclosurePage';

interface Given {
  state?: string;
  isDisclosure?: boolean;
  canEdit?: boolean;
  facts?: Partial<DisclosureFacts>;
  /** What was stated for 2025. */
  before?: Partial<DisclosureFacts>;
  /** What the property knows. */
  known?: KnownFacts;
  /** Stated when the disclosure was drawn from another plan. */
  toReadAgain?: DisclosureFactSheet['toReadAgain'];
  refusal?: { code: string; detail: string; field: string | null };
}

interface Stored {
  facts: DisclosureFacts;
  before: Partial<DisclosureFacts> | undefined;
  known: KnownFacts | undefined;
  toReadAgain: DisclosureFactSheet['toReadAgain'];
  version: number;
  sent: SentDisclosure[];
}

const YEAR_ENDS: DisclosureTable = {
  caption: 'Year ends',
  columns: [
    { header: 'Year ending', isFigure: false },
    { header: 'Required', isFigure: true },
  ],
  rows: [['Dec 31, 2027', '$3,626,015']],
};

function pageOf(state: DisclosureState, stored: Stored, canEdit: boolean): Disclosure {
  const { facts, before, version } = stored;
  return {
    planId: planId(2),
    propertyId: 'p',
    state,
    fiscalYear: 2026,
    title: 'Disclosure Summary',
    subtitle: 'For the Fiscal Year Ending Dec 31, 2026',
    propertyName: 'Alder Creek Gardens',
    planName: 'Baseline',
    verdict: 'Reserves are 54.8% funded.',
    preparedOn: '2026-11-21',
    statutes: [
      {
        act: 'California Civil Code',
        sections: ['5570'],
        effectiveFrom: '2020-01-01',
        effectiveUntil: null,
        version: 'v7',
      },
    ],
    sections: [
      {
        key: 'item6',
        heading: '(6) End of the current fiscal year',
        citation: 'Civil Code 5570(a)(6)',
        paragraphs: ['A paragraph.'],
        lines: [
          { label: 'Prepared by', value: facts.preparedBy, note: 'who' },
          { label: 'Percent funded', value: '54.8%', note: null },
        ],
        tables: [YEAR_ENDS],
        notes: ['A note.'],
      },
      {
        key: 'budget',
        heading: 'Budget',
        citation: null,
        paragraphs: [],
        lines: [],
        tables: [YEAR_ENDS],
        notes: [],
      },
    ],
    factSheet: {
      propertyId: PROPERTY_ID,
      fiscalYear: 2026,
      disclosurePlanId: planId(2),
      state,
      facts,
      missing: missingFacts(state, facts).map(({ key, label }) => ({ key, label })),
      known: stored.known ?? null,
      toReadAgain: stored.toReadAgain,
      statedBefore: before ? { fiscalYear: 2025, facts: { ...NO_FACTS, ...before } } : null,
      version,
      viewerCan: { edit: canEdit },
    },
    sent: stored.sent,
  };
}

/** The disclosure page over a service that keeps what is stated. */
export function openDisclosure(given: Given = {}) {
  const { state = 'CA', canEdit = true, before, known } = given;
  let toReadAgain = given.toReadAgain ?? [];
  let facts: DisclosureFacts = { ...NO_FACTS, ...given.facts };
  let version = 0;
  let sent: SentDisclosure[] = [];
  const recorded: unknown[] = [];
  let isDisclosure = given.isDisclosure ?? true;
  const stated: unknown[] = [];
  const page = () =>
    pageOf(state === 'WA' ? 'WA' : 'CA', { facts, before, known, toReadAgain, version, sent }, canEdit);
  const plan = () => {
    const base = aPlan(2, somePlanSettings(), { name: 'Baseline', isDisclosure });
    return {
      ...base,
      viewerCan: { ...base.viewerCan, disclose: canEdit },
      property: { ...aProperty, state },
      disclosure: isDisclosure && ['CA', 'WA'].includes(state) ? page() : null,
    };
  };
  const screenOf = renderScreen(<DisclosurePage />, {
    at: `/useraccount/plan/${planId(2)}/disclosure`,
    path: '/useraccount/plan/:planId/disclosure',
    graph: {
      plan: plan,
      chooseDisclosurePlan: () => {
        isDisclosure = true;
        return { plan: plan(), list: null, userErrors: [] };
      },
      recordSentDisclosure: ({ input }: { input: { sentOn: string } }) => {
        recorded.push(input);
        sent = [aSentDisclosure({ sentOn: input.sentOn }), ...sent];
        return { disclosure: page(), userErrors: [] };
      },
      removeSentDisclosure: () => {
        sent = [];
        return { disclosure: page(), userErrors: [] };
      },
      stateDisclosureFacts: ({ input }: { input: { version: number; facts: DisclosureFacts } }) => {
        stated.push(JSON.parse(JSON.stringify(input)));
        if (given.refusal) return { factSheet: null, disclosure: null, userErrors: [given.refusal] };
        facts = { ...NO_FACTS, ...input.facts };
        toReadAgain = [];
        version += 1;
        return { factSheet: page().factSheet, disclosure: page(), userErrors: [] };
      },
    },
  });
  return { ...screenOf, stated, recorded };
}

export const LOAN = {
  payee: 'Bank',
  annualRate: 6,
  balance: 1000,
  annualPayment: 100,
  retirementDate: '2031-01-01',
};

export const statements = () => screen.findByRole('region', { name: 'Statements' });
