import { californiaFigures } from '@roofline/engine/disclosure/california';
import { washingtonFigures } from '@roofline/engine/disclosure/washington';
import { NO_FACTS, type DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { dollars } from '../../platform/pdf/format';
import { disclosureContent } from '../content';
import { someSubject } from '../fixtures/some-subject';
import { disclosureInput, lastDayOf, type DisclosureSubject } from '../subject';

const SEEDS = Array.from({ length: 60 }, (_, n) => n * 7919 + 1);
const cents = (amount: number) => dollars(amount / 100);

describe.each(['CA', 'WA'] as const)('the page of %s', (state) => {
  it('prints row 0 for the end of this year and rows 1 to 5 for the next five, for any plan', () => {
    for (const seed of SEEDS) {
      const subject = someSubject(seed, state);
      const { sections } = disclosureContent(subject);
      const input = disclosureInput(subject);
      const { series } = state === 'CA' ? californiaFigures(input) : washingtonFigures(input);
      const [first, last] = state === 'CA' ? [1, 6] : [0, 6];
      const part = sections.find(({ key }) => key === (state === 'CA' ? 'item7' : 'budget'))!;
      expect(part.tables.at(-1)!.rows.map((row) => [row[1], row[2], row[4]])).toEqual(
        series.plan.rows
          .slice(first, last)
          .map((row) => [
            cents(row.fullyFundedEnd),
            cents(series.approved.rows[row.t]!.endBalance),
            cents(row.endBalance),
          ]),
      );
    }
  });

  it('never shows more for the approved part than for a plan that only adds to it', () => {
    for (const seed of SEEDS) {
      const { series } = californiaFigures(disclosureInput(someSubject(seed, state)));
      for (const row of series.plan.rows)
        expect(series.approved.rows[row.t]!.endBalance).toBeLessThanOrEqual(row.endBalance);
    }
  });

  it('has a cell for every column, and unique keys', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { sections } = disclosureContent(someSubject(seed, state));
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
      for (const { columns, rows } of sections.flatMap(({ tables }) => tables))
        for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});

describe('what the operating fund owes the reserve fund', () => {
  const LABEL = 'Borrowed from reserves for the operating fund and not yet paid back';
  const owedLine = (state: 'CA' | 'WA', owed?: DisclosureSubject['owed']) => {
    const subject = someSubject(1, state);
    const { sections } = disclosureContent(owed ? { ...subject, owed } : subject);
    return sections.flatMap(({ lines }) => lines).find(({ label }) => label === LABEL);
  };

  it('is printed with its source, and left out where nothing is owed', () => {
    expect(owedLine('CA', { outstanding: 8_250_25, loans: 1, firstDue: '2027-03-10' })).toEqual({
      label: LABEL,
      value: '$8,250.25',
      note: 'From the log of reserve borrowing, as of Nov 21, 2026: 1 loan, due Mar 10, 2027 (Civil Code 5515)',
    });
    expect(owedLine('WA', { outstanding: 100, loans: 2, firstDue: '2027-03-10' })?.note).toBe(
      'From the log of reserve borrowing, as of Nov 21, 2026: 2 loans, the first due Mar 10, 2027',
    );
    expect(owedLine('CA')).toBeUndefined();
  });
});

describe('awards and settlements for defects (Civil Code 5565(b)(3))', () => {
  const summaryOf = (facts: Partial<DisclosureFacts>, state: 'CA' | 'WA' = 'CA') => {
    const subject = someSubject(1, state);
    const { sections } = disclosureContent({ ...subject, facts: { ...NO_FACTS, ...facts } });
    return sections.find(({ key }) => key === 'summary');
  };
  const settlement = { source: 'Builder, for the roofs', received: 90_000.5, repaired: 60_000, otherwise: 0 };

  it('are separate lines right below the reserves set aside', () => {
    const other = { ...settlement, source: 'Insurer', repaired: 0, otherwise: 1_200 };
    const { lines, notes } = summaryOf({ hasSettlements: true, settlements: [settlement, other] })!;
    const at = lines.findIndex(({ label }) => label === 'Reserves set aside');
    expect(lines.slice(at + 1, at + 6).map(({ label, value }) => [label, value])).toEqual([
      ['Received for construction or design defects: Builder, for the roofs', '$90,000.50'],
      ['Spent of it on repairs of the defects', '$60,000.00'],
      ['Received for construction or design defects: Insurer', '$90,000.50'],
      ['Spent of it on repairs of the defects', '$0.00'],
      ['Used of it otherwise', '$1,200.00'],
    ]);
    expect(notes).toEqual([]);
  });

  it('are left out where there were none, and reported as missing where no one answered', () => {
    const none = summaryOf({ hasSettlements: false, settlements: [settlement] })!;
    expect(none.lines.some(({ label }) => label.includes('defects'))).toBe(false);
    expect(none.notes).toEqual([]);
    expect(summaryOf({})!.notes[0]).toContain('is not stated');
    expect(JSON.stringify(summaryOf({}, 'WA') ?? '')).not.toContain('defects');
  });
});

describe('Washington', () => {
  const chaptered = (chapter: DisclosureFacts['chapter'], today = '2026-11-21') => {
    const subject = someSubject(1, 'WA');
    return { ...subject, facts: { ...NO_FACTS, chapter }, today };
  };
  const partOf = (subject: DisclosureSubject, key: string) =>
    disclosureContent(subject).sections.find((part) => part.key === key)!;
  const valueOf = (subject: DisclosureSubject, key: string, label: string) =>
    partOf(subject, key).lines.find((line) => line.label === label)?.value;

  it('prints the caution of the stated chapter, or of each that may bind', () => {
    const caution = (subject: DisclosureSubject) => partOf(subject, 'caution').paragraphs;
    const [common] = caution(chaptered('commonInterest'));
    const [older] = caution(chaptered('condominium'));
    expect(common).toContain('the association to (1) defer major maintenance, repair, or replacement, (2)');
    expect(older).toContain('you to pay on demand as a special assessment your share of common expenses');
    expect(caution(chaptered('homeowners'))).toEqual([older]);
    expect(caution(chaptered(null))).toEqual([common, older]);
    expect(caution(chaptered('condominium', '2028-01-01'))).toEqual([common]);
  });

  it('cites the sections that bind', () => {
    const cited = (subject: DisclosureSubject) => partOf(subject, 'budget').citation;
    expect(cited(chaptered('homeowners'))).toBe('RCW 64.38.025, 64.90.525');
    expect(cited(chaptered(null))).toBe('RCW 64.90.525, 64.34.308, 64.38.025');
    expect(cited(chaptered('homeowners', '2028-01-01'))).toBe('RCW 64.90.525');
  });

  it('prints only the facts of a professional that the chapter asks for, and only where one helped', () => {
    const said = (subject: DisclosureSubject, hasProfessionalHelp: boolean) => {
      const facts = { ...subject.facts, hasProfessionalHelp, professionalContribution: 12_000 };
      return [
        valueOf({ ...subject, facts }, 'statement', 'The professional was independent'),
        valueOf({ ...subject, facts }, 'contributions', 'Recommended by the reserve study professional'),
      ];
    };
    expect(said(chaptered('commonInterest'), true)).toEqual([null, '$12,000 a year']);
    expect(said(chaptered('condominium'), true)).toEqual([undefined, '$12,000 a year']);
    expect(said(chaptered('commonInterest'), false)).toEqual([undefined, undefined]);
  });

  it('prints in the budget summary how far the budget meets the study', () => {
    for (const seed of SEEDS) {
      const subject = someSubject(seed, 'WA');
      const of = { ...subject.of, plan: { ...subject.of.plan, isAdopted: false } };
      const { currentContribution, chosen } = washingtonFigures(disclosureInput({ ...subject, of }));
      const short = chosen.contribution - currentContribution;
      expect(valueOf({ ...subject, of }, 'budget', 'The budget against that recommendation')).toBe(
        short === 0 ? 'Meets it' : `${cents(short)} a year below it`,
      );
    }
  });

  it('prints the surplus or deficit per unit, the percent funded and each assessment per unit', () => {
    const subject = someSubject(1, 'WA');
    const due = { year: 2027, purpose: 'Roof', status: 'approved' as const, dueDate: null };
    const of = {
      ...subject.of,
      numberOfUnits: 7,
      settings: { ...subject.of.settings, specialAssessments: [{ ...due, amount: 1000 }] },
    };
    const shared = { ...subject, of, facts: { ...NO_FACTS, hasEqualShares: true } };
    const { position } = washingtonFigures(disclosureInput(shared));
    const kind = position.deficiency > 0 ? 'Deficit per unit' : 'Surplus per unit';
    expect(valueOf(shared, 'budget', kind)).toBe(valueOf(shared, 'position', kind));
    expect(valueOf(shared, 'budget', kind)).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(valueOf(subject, 'budget', kind)).toBeNull();
    expect(valueOf(shared, 'budget', 'Percent funded by the latest study')).toBe(
      valueOf(shared, 'position', 'Percent funded'),
    );
    expect(partOf(shared, 'budget').tables[0]!.rows).toEqual([
      ['Fiscal year 2027', '$1,000', '$142.86', 'Roof'],
    ]);
  });
});

it.each([
  [1, 2026, '2026-12-31'],
  [3, 2027, '2028-02-29'],
  [3, 2026, '2027-02-28'],
  [7, 2026, '2027-06-30'],
  [12, 2026, '2027-11-30'],
])('a year that starts in month %d of %d ends on %s', (fiscalYearStartMonth, year, day) => {
  const subject = someSubject(1, 'CA');
  const financials = { ...subject.of.financials, fiscalYearStartMonth };
  expect(lastDayOf({ ...subject, of: { ...subject.of, financials } }, year)).toBe(day);
});
