import { NO_FACTS, type DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import type { DisclosureState } from '@roofline/schema/disclosure/disclosure-states';
import type {
  Disclosure,
  DisclosureFactSheet,
  DisclosureTable,
  KnownFacts,
} from '@roofline/schema/disclosure/disclosure';
import type { SentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import { screen } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder } from '../../testing/recorder';
import { renderScreen } from '../../testing/schema-link';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { aPlan, planId } from '../../plan/testing/plan-service';
import { DisclosurePage } from '../DisclosurePage';

type Sheet = Pick<DisclosureFactSheet, 'facts' | 'missing' | 'toReadAgain' | 'version'>;

interface World extends Sheet {
  state: string;
  isDisclosure: boolean;
  canEdit: boolean;
  /** The statements for 2025. */
  before: Partial<DisclosureFacts> | undefined;
  /** The facts that the property knows. */
  known: KnownFacts | undefined;
  sent: SentDisclosure[];
}

type Given = Partial<Omit<World, 'facts'>> & { facts?: Partial<DisclosureFacts> };

/** Two of the statements that the service lists as missing where nothing is stated. */
export const MISSING: Sheet['missing'] = [
  { key: 'preparedBy', label: 'Last study or update prepared by' },
  { key: 'hasLoans', label: 'Are loans with a term of more than one year outstanding?' },
];

const YEAR_ENDS: DisclosureTable = {
  caption: 'Year ends',
  columns: [
    { header: 'Year ending', isFigure: false },
    { header: 'Required', isFigure: true },
  ],
  rows: [['Dec 31, 2027', '$3,626,015']],
};

function pageOf(state: DisclosureState, world: World): Disclosure {
  const { facts, before, known, missing, toReadAgain, version, canEdit, sent } = world;
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
      missing,
      known: known ?? null,
      toReadAgain,
      statedBefore: before ? { fiscalYear: 2025, facts: { ...NO_FACTS, ...before } } : null,
      version,
      viewerCan: { edit: canEdit },
    },
    sent,
  };
}

/** Opens the disclosure page over a service that stores the statements. */
export function openDisclosure({ facts, ...given }: Given = {}) {
  const service = recorder<World>({
    state: 'CA',
    isDisclosure: true,
    canEdit: true,
    facts: { ...NO_FACTS, ...facts },
    missing: MISSING,
    toReadAgain: [],
    before: undefined,
    known: undefined,
    sent: [],
    version: 0,
    ...given,
  });
  const { world } = service;
  const page = () => pageOf(world.state === 'WA' ? 'WA' : 'CA', world);
  const plan = () => {
    const { isDisclosure, canEdit, state } = world;
    const base = aPlan(2, somePlanSettings(), { name: 'Baseline', isDisclosure });
    return {
      ...base,
      viewerCan: { ...base.viewerCan, disclose: canEdit },
      property: { ...aProperty, state },
      disclosure: isDisclosure && ['CA', 'WA'].includes(state) ? page() : null,
    };
  };
  const graph = {
    plan,
    ...service.writes({
      chooseDisclosurePlan: () => ({ plan: plan(), list: null }),
      recordSentDisclosure: () => ({ disclosure: page() }),
      removeSentDisclosure: () => ({ disclosure: page() }),
      stateDisclosureFacts(input: { facts: DisclosureFacts }) {
        service.set({ facts: { ...NO_FACTS, ...input.facts }, version: world.version + 1 });
        return { factSheet: page().factSheet, disclosure: page() };
      },
    }),
  };
  const shown = renderScreen(<DisclosurePage />, {
    at: `/useraccount/plan/${planId(2)}/disclosure`,
    path: '/useraccount/plan/:planId/disclosure',
    graph,
  });
  return { ...shown, ...service };
}

export const LOAN = {
  payee: 'Bank',
  annualRate: 6,
  balance: 1000,
  annualPayment: 100,
  retirementDate: '2031-01-01',
};

export const statements = () => screen.findByRole('region', { name: 'Statements' });
