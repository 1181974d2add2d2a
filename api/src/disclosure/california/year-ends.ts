import type { CaliforniaFigures } from '@roofline/engine/disclosure/california';
import type { DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { excludedTable, leavesOut } from '../study';
import { approvedInWords, lastDayOf, type DisclosureSubject } from '../subject';
import { fundedText, line, section, table, wholeDollars, yesNo } from '../words';

/** Returns item (5) of the form. */
export function item5(
  { facts, components }: DisclosureSubject,
  figures: CaliforniaFigures,
): DisclosureSection {
  const beyond = figures.item5.beyondRemainingLife.map((id) => components.get(id)?.name ?? '');
  return section('item5', '(5) Major components', 'Civil Code 5570(a)(5)', {
    lines: [
      line(
        'All major components are included in the reserve study and are included in its calculations',
        yesNo(facts.areAllIncluded),
        `${figures.item5.included.length} components with a remaining life below 30 years are included`,
      ),
    ],
    tables: leavesOut(facts) ? [excludedTable(facts)] : [],
    notes:
      beyond.length === 0
        ? []
        : [`Included although their remaining life is 30 years or more: ${beyond.join(', ')}.`],
  });
}

/** Returns the plan's own year end, where it differs from the approved one. */
function withPlan({ of }: DisclosureSubject, { balance, plan }: CaliforniaFigures['item6']) {
  if (plan.balance === balance) return [];
  const value = `${wholeDollars(plan.balance)}, ${fundedText(plan.percentFunded)} funded`;
  return [line(`With the funding plan ${of.plan.name} from this year on`, value)];
}

/** Returns item (6) of the form. */
export function item6(subject: DisclosureSubject, { item6: end }: CaliforniaFigures): DisclosureSection {
  const { facts, of } = subject;
  const { alternateAmount, alternateMethod } = facts;
  return section('item6', '(6) End of the current fiscal year', 'Civil Code 5570(a)(6)', {
    lines: [
      line(
        'Estimated amount required in the reserve fund',
        wholeDollars(end.required),
        `at the end of the current fiscal year, ${dayText(lastDayOf(subject, of.fiscalYear))}, by the method of Section 5570(b)(4)`,
      ),
      line('Based on the last reserve study or update prepared by', facts.preparedBy),
      line('As of', facts.studyDate && dayText(facts.studyDate)),
      line('Projected reserve fund cash balance', wholeDollars(end.balance), approvedInWords(subject)),
      line('Percent funded', fundedText(end.percentFunded)),
      ...withPlan(subject, end),
      ...(alternateAmount === null
        ? []
        : [
            line(
              'Required amount by an alternate, generally accepted method',
              wholeDollars(Math.round(alternateAmount * 100)),
              alternateMethod,
            ),
          ]),
    ],
  });
}

/** Returns item (7) of the form. */
export function item7(subject: DisclosureSubject, { item7: years }: CaliforniaFigures): DisclosureSection {
  return section('item7', '(7) Ends of the next five years', 'Civil Code 5570(a)(7)', {
    tables: [
      table(
        'Required amounts, projected balances and percent funded',
        [
          'Year ending',
          '#Required',
          '#Balance, approved only',
          '#Funded',
          '#Balance, funding plan',
          '#Funded',
        ],
        years.map(({ offset, approved, plan }) => [
          dayText(lastDayOf(subject, subject.of.fiscalYear + offset)),
          wholeDollars(plan.required),
          wholeDollars(approved.balance),
          fundedText(approved.percentFunded),
          wholeDollars(plan.balance),
          fundedText(plan.percentFunded),
        ]),
      ),
    ],
    notes: [
      approvedInWords(subject),
      `Funding plan: ${subject.of.plan.name}${subject.of.plan.isAdopted ? ', adopted by the board' : ', not adopted by the board yet'}.`,
    ],
  });
}
