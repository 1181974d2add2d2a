import { NO_FACTS, type DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { describeFacts } from '../statements/changes';

const loan = {
  payee: 'First Bank',
  annualRate: 6.5,
  balance: 90_000,
  annualPayment: 12_000,
  retirementDate: '2031-05-01',
};
const described = (
  state: 'CA' | 'WA',
  after: Partial<DisclosureFacts>,
  before: Partial<DisclosureFacts> = {},
) =>
  describeFacts(state, { before: { ...NO_FACTS, ...before }, after: { ...NO_FACTS, ...before, ...after } });

test.each<[Partial<DisclosureFacts>, string]>([
  [{ hasLoans: false }, 'are loans with a term of more than a year outstanding from none to no'],
  [{ studyDate: '2026-02-03' }, 'date of the study or update from none to Feb 3, 2026'],
  [{ assessmentAmount: 450 }, 'regular assessment of one ownership interest from none to $450'],
  [{ assessmentPeriod: 'month' }, 'how often it is charged from none to every month'],
  [
    { loans: [loan] },
    'outstanding loans from none to First Bank $90,000 at 6.5%, $12,000 a year until May 1, 2031',
  ],
  [
    {
      settlements: [{ source: 'Builder, roofs', received: 90_000, repaired: 60_000.5, otherwise: 0 }],
    },
    'awards and settlements from none to Builder, roofs: $90,000 received, $60,000.50 spent on repairs, $0 used otherwise',
  ],
  [
    { excluded: [{ name: 'Pond', remainingLife: null, reason: 'Public' }] },
    'components that are not included from none to Pond: Public',
  ],
])('%j is recorded by the label of the form', (facts, expected) =>
  expect(described('CA', facts)).toBe(`Changed 1 statement of the disclosure: ${expected}`),
);

test('a changed balance of a loan is recorded, and nothing without any change', () => {
  const loans = [{ ...loan, balance: 80_000 }];
  expect(described('WA', { loans, chapter: 'homeowners' }, { loans: [loan] })).toBe(
    'Changed 2 statements of the disclosure: ' +
      'outstanding loans from First Bank $90,000 at 6.5%, $12,000 a year until May 1, 2031 ' +
      'to First Bank $80,000 at 6.5%, $12,000 a year until May 1, 2031; ' +
      "governed by from none to RCW 64.38, homeowners' associations",
  );
  expect(described('CA', {}, { loans: [loan], hasLoans: true })).toBeNull();
});
