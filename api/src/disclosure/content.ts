import { californiaFigures } from '@roofline/engine/disclosure/california';
import { washingtonFigures } from '@roofline/engine/disclosure/washington';
import type { Disclosure, DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { budgetReport, reserveSummary } from './california/budget-report';
import { formSections } from './california/form';
import { bindingStatutes, disclosureInput, lastDayOf, type DisclosureSubject } from './subject';
import { fundedText, wholeDollars } from './words';
import { budgetSummary } from './washington/budget-summary';
import { studySections } from './washington/study';

/** The printed content, without the fact sheet and the sent disclosures. */
export type DisclosureContent = Omit<Disclosure, 'factSheet' | 'sent'>;

interface Body {
  title: string;
  subtitle: string;
  verdict: string;
  sections: DisclosureSection[];
}

const sufficient = (isSufficient: boolean, year: number | null) =>
  isSufficient
    ? 'with what is approved, reserves never fall below zero in 30 years'
    : `with what is approved, reserves fall below zero in ${year}`;

function california(subject: DisclosureSubject): Body {
  const figures = californiaFigures(disclosureInput(subject));
  const { required, balance, percentFunded } = figures.item6;
  const { isSufficient, firstShortfallYear } = figures.item3;
  const short = firstShortfallYear === null ? null : subject.of.fiscalYear + firstShortfallYear;
  return {
    title: 'Assessment and Reserve Funding Disclosure Summary',
    subtitle: `For the Fiscal Year Ending ${dayText(lastDayOf(subject, subject.of.fiscalYear))}`,
    verdict:
      `At the end of fiscal year ${subject.of.fiscalYear} reserves are ${wholeDollars(balance)} of ` +
      `${wholeDollars(required)} required, ${fundedText(percentFunded)} funded; ${sufficient(isSufficient, short)}.`,
    sections: [
      ...formSections(subject, figures),
      reserveSummary(subject, figures),
      budgetReport(subject, figures),
    ],
  };
}

function washington(subject: DisclosureSubject): Body {
  const { hasEqualShares, unitShares } = subject.facts;
  const figures = washingtonFigures(disclosureInput(subject), hasEqualShares === false ? unitShares : []);
  const { required, balance, percentFunded } = figures.position;
  const { isSufficient, firstShortfallYear } = figures;
  const short = firstShortfallYear === null ? null : subject.of.fiscalYear + firstShortfallYear;
  return {
    title: 'Reserve study disclosure and budget summary',
    subtitle: `Fiscal year ${subject.of.fiscalYear}, which ends ${dayText(lastDayOf(subject, subject.of.fiscalYear))}`,
    verdict:
      `At the start of fiscal year ${subject.of.fiscalYear} reserves are ${wholeDollars(balance)} of ` +
      `${wholeDollars(required)} fully funded, ${fundedText(percentFunded)} funded; ${sufficient(isSufficient, short)}.`,
    sections: [...studySections(subject, figures), budgetSummary(subject, figures)],
  };
}

/** Returns the disclosure of a plan, in one form for every state, so that screen and paper are drawn in one way. */
export function disclosureContent(subject: DisclosureSubject): DisclosureContent {
  const { of, state, today } = subject;
  return {
    planId: of.plan.planId,
    propertyId: of.property.propertyId,
    state,
    fiscalYear: of.fiscalYear,
    propertyName: of.property.name,
    planName: of.plan.name,
    preparedOn: today,
    statutes: bindingStatutes(subject).map(({ act, sections, effectiveFrom, effectiveUntil, version }) => ({
      act,
      sections: [...sections],
      effectiveFrom,
      effectiveUntil,
      version,
    })),
    ...(state === 'CA' ? california(subject) : washington(subject)),
  };
}
