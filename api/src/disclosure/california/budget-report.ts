import type { CaliforniaFigures } from '@roofline/engine/disclosure/california';
import type { DisclosureLine, DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { dollars, dollarsAndCents } from '../../platform/pdf/format';
import { owedLines } from '../owed';
import { assumptionLines } from '../study';
import { lastDayOf, type DisclosureSubject } from '../subject';
import { exactDollars, fundedText, line, rateText, section, table, wholeDollars, yesNo } from '../words';

const NOT_STATED =
  'Whether funds from an award or settlement for construction or design defects were received is not stated. ' +
  'Civil Code 5565(b)(3) wants them and their use as separate lines under the reserves set aside.';

/** Returns awards and settlements for defects and their use, below the cash reserves (Civil Code 5565(b)(3)). */
function settlementLines({ facts }: DisclosureSubject): DisclosureLine[] {
  if (facts.hasSettlements !== true) return [];
  return facts.settlements.flatMap(({ source, received, repaired, otherwise }) => [
    line(`Received for construction or design defects: ${source}`, dollarsAndCents(received)),
    line('Spent of it on repairs of the defects', dollarsAndCents(repaired)),
    ...(otherwise > 0 ? [line('Used of it otherwise', dollarsAndCents(otherwise))] : []),
  ]);
}

/** Returns the summary of reserves of Civil Code 5565, part of the annual budget report. */
export function reserveSummary(subject: DisclosureSubject, figures: CaliforniaFigures): DisclosureSection {
  const { components, required, balance, percentFunded, deficiency, deficiencyPerUnit } = figures.summary;
  const isShort = deficiency > 0;
  return section('summary', 'Summary of reserves', 'Civil Code 5565', {
    paragraphs: [
      `At the end of the current fiscal year, ${dayText(lastDayOf(subject, subject.of.fiscalYear))}. Only cash and cash ` +
        'equivalents count as reserves.',
    ],
    lines: [
      line(
        'Reserves necessary to repair, replace, restore or maintain the major components',
        wholeDollars(required),
      ),
      line('Reserves set aside', wholeDollars(balance)),
      ...settlementLines(subject),
      ...owedLines(subject),
      line('Percent funded', fundedText(percentFunded)),
      line(
        isShort ? 'Deficiency per ownership interest' : 'Surplus per ownership interest',
        exactDollars(Math.abs(deficiencyPerUnit)),
        `${wholeDollars(Math.abs(deficiency))} in equal shares of ${subject.of.numberOfUnits} ownership interests`,
      ),
      ...assumptionLines(subject, figures.assumptions),
    ],
    tables: [
      table(
        'Major components',
        ['Component', '#Current replacement cost', '#Remaining life, years', '#Useful life, years'],
        components.map(({ componentId, currentCost, remainingUsefulLife, usefulLife }) => [
          subject.components.get(componentId)?.name ?? '',
          wholeDollars(currentCost),
          String(remainingUsefulLife),
          String(usefulLife),
        ]),
      ),
    ],
    notes: subject.facts.hasSettlements === null ? [NOT_STATED] : [],
  });
}

const loanRow = ({ payee, annualRate, balance, annualPayment, retirementDate }: LoanFact) => [
  payee,
  rateText(annualRate),
  dollars(balance),
  dollars(annualPayment),
  dayText(retirementDate),
];
type LoanFact = DisclosureSubject['facts']['loans'][number];

function approvals({ facts }: DisclosureSubject): DisclosureLine[] {
  const { isCondominium, isFhaApproved, isVaApproved } = facts;
  const asked = line('The development is a condominium project', yesNo(isCondominium));
  if (isCondominium !== true) return [asked];
  const approved = (by: string, answer: boolean | null) =>
    line(
      `The development is approved by the ${by}`,
      yesNo(answer),
      'Certification of the project may help owners to sell and to refinance',
    );
  return [
    asked,
    approved('Federal Housing Administration (FHA)', isFhaApproved),
    approved('Department of Veterans Affairs (VA)', isVaApproved),
  ];
}

function statements({ facts }: DisclosureSubject): DisclosureLine[] {
  const told = (answer: boolean | null, words: string | null) => (answer ? words : yesNo(answer));
  return [
    line('How reserves are calculated and established', facts.reserveCalculation),
    line(
      'Repairs or replacements that the board has determined to defer or not undertake',
      told(facts.hasDeferredRepairs, facts.deferredRepairs),
    ),
    line(
      'Special assessments that the board anticipates',
      told(facts.anticipatesAssessments, facts.anticipatedAssessments),
    ),
    line('Mechanism by which reserves will be funded', facts.fundingMechanism),
    line('Summary of the insurance policies', facts.insuranceSummary),
  ];
}

/** Writes whether there are loans; blank for a yes without a list of them. */
function loansText({ facts }: DisclosureSubject): string | null {
  return facts.hasLoans && facts.loans.length === 0 ? null : yesNo(facts.hasLoans);
}

/** Returns the statements of the annual budget report that concern reserves, Civil Code 5300(b). */
export function budgetReport(subject: DisclosureSubject, figures: CaliforniaFigures): DisclosureSection {
  const { facts, of } = subject;
  const plan = of.plan.isAdopted ? of.plan.name : `${of.plan.name}, not adopted by the board yet`;
  const contribution = figures.series.plan.rows[0]!.contribution;
  return section('budget', 'Annual budget report', 'Civil Code 5300(b)', {
    lines: [
      line('Reserve funding plan', plan, `${wholeDollars(contribution)} in fiscal year ${of.fiscalYear}`),
      ...statements(subject),
      line('Outstanding loans with a term of more than a year', loansText(subject)),
      ...approvals(subject),
    ],
    tables:
      facts.hasLoans && facts.loans.length > 0
        ? [
            table(
              'Outstanding loans',
              ['Payee', '#Interest rate', '#Amount outstanding', '#Annual payment', 'Retired on'],
              facts.loans.map(loanRow),
            ),
          ]
        : [],
    notes: [
      'The full reserve study plan is available to members upon request.',
      'Not part of this page, so to be added to the annual budget report: the operating budget; the statements that ' +
        '5300(b)(9) to (11) prescribe on insurance and, on sheets of their own, on FHA and VA; the form of charges for ' +
        'documents, 5300(b)(12).',
    ],
  });
}
