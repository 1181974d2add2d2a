import type { WashingtonFigures } from '@roofline/engine/disclosure/washington';
import type { DisclosureLine, DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { dollars } from '../../platform/pdf/format';
import { assumptionLines, excludedTable, leavesOut } from '../study';
import { bindingStatutes, washingtonCitation, type DisclosureSubject } from '../subject';
import { exactDollars, line, section, table, wholeDollars, yesNo } from '../words';
import { CAUTIONS, CHAPTERS, LEVELS } from './law-text';
import { position } from './position';

// The contents that a reserve study must have: RCW 64.90.550, 64.34.382 and 64.38.070.

/** Returns the caution of each chapter that binds; the chapters of older communities share one. */
function caution(subject: DisclosureSubject): DisclosureSection {
  const texts = new Set(bindingStatutes(subject).map(({ appliesTo }) => CAUTIONS[appliesTo]));
  return section('caution', 'Disclosure', washingtonCitation(subject, 'study'), {
    paragraphs: [...texts],
    notes:
      texts.size > 1 ? ['Which of them binds follows from the chapter that governs the association.'] : [],
  });
}

/** Decides whether independence is asked: only by RCW 64.90.550, for a study that a professional helped with. */
function isIndependenceAsked(subject: DisclosureSubject): boolean {
  const asks = bindingStatutes(subject).some(({ appliesTo }) => appliesTo === 'commonInterest');
  return asks && subject.facts.hasProfessionalHelp === true;
}

function statement(subject: DisclosureSubject): DisclosureSection {
  const { facts } = subject;
  return section('statement', 'About the study', washingtonCitation(subject, 'study'), {
    lines: [
      line('Governed by', facts.chapter && CHAPTERS[facts.chapter]),
      line('Date of the study', facts.studyDate && dayText(facts.studyDate)),
      line('Prepared by', facts.preparedBy),
      line('The study meets the requirements of the section', yesNo(facts.meetsRequirements)),
      line('Level of reserve study performed', facts.studyLevel && LEVELS[facts.studyLevel]),
      line('Prepared with the assistance of a reserve study professional', yesNo(facts.hasProfessionalHelp)),
      ...(isIndependenceAsked(subject)
        ? [line('The professional was independent', yesNo(facts.isProfessionalIndependent))]
        : []),
    ],
  });
}

function componentList(subject: DisclosureSubject): DisclosureSection {
  const { facts, of, components } = subject;
  const { annualBudget } = facts;
  return section('components', 'Reserve components', washingtonCitation(subject, 'study'), {
    lines: [
      line(
        'Annual budget without contributions to reserves',
        annualBudget === null ? null : dollars(annualBudget),
        annualBudget === null
          ? null
          : `Components that cost more than ${dollars(annualBudget / 100)}, 1% of it, must be in the study`,
      ),
      line('All of them are included', yesNo(facts.areAllIncluded)),
    ],
    tables: [
      table(
        'Reserve components',
        ['Component', '#Quantity', '#Useful life, years', '#Remaining life, years', '#Current cost'],
        of.inventory.map((row) => [
          row.name,
          components.get(row.propertyComponentId)?.quantity ?? '–',
          String(row.usefulLife),
          String(row.remainingUsefulLife),
          wholeDollars(row.currentCost),
        ]),
      ),
      ...(leavesOut(facts) ? [excludedTable(facts)] : []),
    ],
  });
}

function specialAssessments(subject: DisclosureSubject): DisclosureSection {
  const stated = subject.of.settings.specialAssessments;
  return section('assessments', 'Special assessments', washingtonCitation(subject, 'study'), {
    paragraphs: stated.length === 0 ? ['None are implemented or planned.'] : [],
    tables:
      stated.length === 0
        ? []
        : [
            table(
              'Special assessments implemented or planned',
              ['Due', '#Amount, all units', 'Purpose', 'Status'],
              stated.map(({ year, dueDate, amount, purpose, status }) => [
                dueDate ? dayText(dueDate) : `Fiscal year ${year}`,
                dollars(amount),
                purpose,
                status === 'approved' ? 'Approved' : 'Planned',
              ]),
            ),
          ],
  });
}

function recommendedByProfessional({ facts }: DisclosureSubject): DisclosureLine[] {
  const { hasProfessionalHelp, professionalContribution: stated } = facts;
  if (hasProfessionalHelp !== true) return [];
  const amount = stated === null ? null : `${dollars(stated)} a year`;
  return [line('Recommended by the reserve study professional', amount)];
}

function contributions(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection {
  const { of } = subject;
  const { fullFunding, baseline, chosen, currentContribution } = figures;
  const found = (plan: WashingtonFigures['baseline']) =>
    plan.recommendation
      ? wholeDollars(plan.recommendation.firstYear)
      : 'No contribution reaches it within the assumptions';
  const unit = (plan: WashingtonFigures['baseline']) =>
    plan.recommendation &&
    `${exactDollars(plan.recommendation.perUnitMonth)} per unit a month in equal shares`;
  return section('contributions', 'Contribution rates', washingtonCitation(subject, 'study'), {
    lines: [
      line('Current contribution', `${wholeDollars(currentContribution)} a year`),
      line(
        'Full funding plan: 100% funded by the end of the 30 years',
        found(fullFunding),
        unit(fullFunding),
      ),
      line(
        'Baseline plan: balance above zero throughout, without special assessments',
        found(baseline),
        unit(baseline),
      ),
      line(
        `Recommended: ${of.plan.name}`,
        wholeDollars(chosen.contribution),
        `in fiscal year ${of.fiscalYear}`,
      ),
      ...recommendedByProfessional(subject),
    ],
  });
}

function balances(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection {
  const { of } = subject;
  const { fullFunding, baseline, chosen } = figures;
  const at = (ends: readonly number[], t: number) => (ends[t] === undefined ? '–' : wholeDollars(ends[t]));
  return section('balances', 'Projected balances over 30 years', washingtonCitation(subject, 'study'), {
    tables: [
      table(
        'Reserve account balance at the end of each year',
        ['Fiscal year', `#${of.plan.name}`, '#Full funding plan', '#Baseline plan'],
        chosen.balances.map((end, t) => [
          String(of.fiscalYear + t),
          wholeDollars(end),
          at(fullFunding.balances, t),
          at(baseline.balances, t),
        ]),
      ),
    ],
  });
}

/** Returns the sections of the study. */
export function studySections(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection[] {
  return [
    caution(subject),
    statement(subject),
    componentList(subject),
    position(subject, figures),
    specialAssessments(subject),
    section('assumptions', 'Interest and inflation', washingtonCitation(subject, 'study'), {
      lines: assumptionLines(subject, figures.assumptions),
    }),
    contributions(subject, figures),
    balances(subject, figures),
  ];
}
