import type { CaliforniaFigures } from '@roofline/engine/disclosure/california';
import type { DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { approvedAssessments, type DisclosureSubject } from '../subject';
import { item5, item6, item7 } from './year-ends';
import { exactDollars, line, rateText, section, table, wholeDollars, yesNo } from '../words';

// The items of the form of Civil Code 5570(a), in its order and with its questions.

const VARIES = 'If assessments vary by the size or type of ownership interest, see the note under (1).';

function item1({ facts }: DisclosureSubject, figures: CaliforniaFigures): DisclosureSection {
  const { assessmentAmount, assessmentPeriod, doesAssessmentVary, assessmentNote } = facts;
  const isStated = assessmentAmount !== null && assessmentPeriod !== null;
  const varies = line(
    'Assessments vary by the size or type of ownership interest',
    yesNo(doesAssessmentVary),
  );
  return section('item1', '(1) Regular assessment', 'Civil Code 5570(a)(1)', {
    lines: [
      line(
        'Regular assessment per ownership interest',
        isStated ? `${exactDollars(Math.round(assessmentAmount * 100))} per ${assessmentPeriod}` : null,
      ),
      varies,
      ...(doesAssessmentVary
        ? [line('The assessment of each ownership interest is found', assessmentNote)]
        : []),
      line(
        'Of that, to reserves in equal shares',
        `${exactDollars(figures.item1.reservePerUnitMonth)} a month`,
        `${wholeDollars(figures.item1.reserveContribution)} a year of all ownership interests`,
      ),
    ],
  });
}

function item2(subject: DisclosureSubject, { item2: approved }: CaliforniaFigures): DisclosureSection {
  const stated = approvedAssessments(subject);
  const dates = stated.map(({ dueDate, year }) => (dueDate ? dayText(dueDate) : `Fiscal year ${year}`));
  const rows = approved.assessments.map(({ perUnit, purpose }, index) => [
    dates[index]!,
    exactDollars(perUnit),
    purpose ?? '',
  ]);
  return section(
    'item2',
    '(2) Additional regular or special assessments that are already approved',
    'Civil Code 5570(a)(2)',
    {
      paragraphs: rows.length === 0 ? ['None have been approved by the board or the members.'] : [],
      tables:
        rows.length === 0
          ? []
          : [
              table(
                'Approved assessments',
                ['Date assessment will be due', '#Amount per ownership interest', 'Purpose'],
                [...rows, ['Total', exactDollars(approved.totalPerUnit), '']],
              ),
            ],
      notes: rows.length === 0 ? [] : [VARIES],
    },
  );
}

function item3({ of }: DisclosureSubject, { item3: answer }: CaliforniaFigures): DisclosureSection {
  const short = answer.firstShortfallYear;
  return section('item3', '(3) Will reserves be sufficient?', 'Civil Code 5570(a)(3)', {
    lines: [
      line(
        'Based upon the most recent reserve study and other information available to the board of directors, will ' +
          "currently projected reserve account balances be sufficient at the end of each year to meet the association's " +
          'obligation for repair and/or replacement of major components during the next 30 years?',
        answer.isSufficient ? 'Yes' : 'No',
        short === null ? null : `First year that would end below zero: ${of.fiscalYear + short}`,
      ),
    ],
  });
}

function item4({ of, facts }: DisclosureSubject, { item4: further }: CaliforniaFigures): DisclosureSection {
  const heading = '(4) Additional assessments or contributions that would be necessary';
  const citation = 'Civil Code 5570(a)(4)';
  if (!further)
    return section('item4', heading, citation, { paragraphs: ['None: the answer to (3) is yes.'] });
  const { assessments, contribution } = further;
  return section('item4', heading, citation, {
    tables: [
      table(
        'Or, in its place, assessments that would keep every year end at zero or more',
        ['Approximate date assessment will be due', '#Amount per ownership interest'],
        assessments.map(({ year, perUnit }) => [
          `Fiscal year ${of.fiscalYear + year}`,
          exactDollars(perUnit),
        ]),
      ),
    ],
    lines: contribution
      ? [
          line(
            'A contribution to reserves, from this year on, of',
            `${exactDollars(contribution.perUnitMonth)} per ownership interest a month`,
            `${wholeDollars(contribution.firstYear)} in fiscal year ${of.fiscalYear}, ${facts.increasesApprovedOn === null ? 'the same every year' : 'rising as approved'}`,
          ),
        ]
      : [],
  });
}

function closing(_subject: DisclosureSubject, { assumptions }: CaliforniaFigures): DisclosureSection {
  return section('note', 'Note', 'Civil Code 5570(a)', {
    paragraphs: [
      'The financial representations set forth in this summary are based on the best estimates of the preparer at that ' +
        'time. The estimates are subject to change. At the time this summary was prepared, the assumed long-term ' +
        `before-tax interest rate earned on reserve funds was ${rateText(assumptions.interestRate)} per year, and the ` +
        'assumed long-term inflation rate to be applied to major component repair and replacement costs was ' +
        `${rateText(assumptions.inflationRate)} per year.`,
    ],
  });
}

const ITEMS = [item1, item2, item3, item4, item5, item6, item7, closing];

/** Returns the sections of the Assessment and Reserve Funding Disclosure Summary. */
export function formSections(subject: DisclosureSubject, figures: CaliforniaFigures): DisclosureSection[] {
  return ITEMS.map((item) => item(subject, figures));
}
