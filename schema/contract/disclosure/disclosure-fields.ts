import type { DisclosureFact, DisclosureFacts } from './disclosure-facts';
import type { DisclosureState } from './disclosure-states';

/** One fact that a person states: its label, and whether the facts stated so far require it. */
export interface FactField {
  key: DisclosureFact;
  label: string;
  hint?: string;
  /** Condition under which the field is required; without one it always is. */
  when?: (facts: DisclosureFacts) => boolean;
  /** True when the law does not require it. */
  isOptional?: boolean;
}

/** Facts of one part of a disclosure. */
export interface FactGroup {
  title: string;
  fields: readonly FactField[];
}

const STUDY: FactField[] = [
  { key: 'preparedBy', label: 'Last study or update prepared by' },
  { key: 'studyDate', label: 'Date of the study or update' },
];

const included = (all: string): FactField[] => [
  { key: 'areAllIncluded', label: all },
  {
    key: 'excluded',
    label: 'Components that are not included',
    hint: 'Give the reason for leaving out each one',
    when: (facts) => facts.areAllIncluded === false,
  },
];

const APPROVALS: FactGroup = {
  title: 'What is approved',
  fields: [
    {
      key: 'increasesApprovedOn',
      label: 'Day on which later increases of the contribution were approved',
      hint: 'Left open, only the contribution of this year counts as approved. Asked again for another plan',
      isOptional: true,
    },
    {
      key: 'loansApprovedOn',
      label: 'Day on which the loans that the plan takes up later were approved',
      hint: 'Left open, they do not count as approved. Asked again for another plan',
      isOptional: true,
    },
  ],
};

const CALIFORNIA: FactGroup[] = [
  {
    title: 'Regular assessment',
    fields: [
      { key: 'assessmentAmount', label: 'Regular assessment of one ownership interest' },
      { key: 'assessmentPeriod', label: 'How often it is charged' },
      { key: 'doesAssessmentVary', label: 'Does it vary by size or type of ownership interest?' },
      {
        key: 'assessmentNote',
        label: 'Where the assessment of each interest is listed',
        hint: 'For example: page 3 of the attached summary',
        when: (facts) => facts.doesAssessmentVary === true,
      },
    ],
  },
  {
    title: 'Reserve study',
    fields: [
      ...STUDY,
      ...included('Does the study include all major components?'),
      { key: 'alternateAmount', label: 'Required amount by another accepted method', isOptional: true },
      {
        key: 'alternateMethod',
        label: 'Description of that method',
        when: (facts) => facts.alternateAmount !== null,
      },
    ],
  },
  APPROVALS,
  {
    title: 'Annual budget report',
    fields: [
      { key: 'reserveCalculation', label: 'How reserves are calculated and established' },
      { key: 'hasDeferredRepairs', label: 'Has the board decided to defer or skip repairs?' },
      {
        key: 'deferredRepairs',
        label: 'Repairs deferred or skipped, and why',
        when: (facts) => facts.hasDeferredRepairs === true,
      },
      { key: 'anticipatesAssessments', label: 'Does the board anticipate special assessments?' },
      {
        key: 'anticipatedAssessments',
        label: 'Purpose, amount, start and duration of the special assessments',
        when: (facts) => facts.anticipatesAssessments === true,
      },
      {
        key: 'fundingMechanism',
        label: 'How reserves are funded for repairs and replacements',
        hint: 'Assessments, borrowing, other assets, deferral, or another way',
      },
      { key: 'hasLoans', label: 'Are loans with a term of more than a year outstanding?' },
      { key: 'loans', label: 'Outstanding loans', when: (facts) => facts.hasLoans === true },
      {
        key: 'hasSettlements',
        label: 'Were funds received for construction or design defects?',
        hint: 'From an award or a settlement. Left open, the summary of reserves says that they are not stated',
        isOptional: true,
      },
      {
        key: 'settlements',
        label: 'Awards and settlements',
        when: (facts) => facts.hasSettlements === true,
      },
      { key: 'insuranceSummary', label: 'Summary of the insurance policies' },
      { key: 'isCondominium', label: 'Is it a condominium project?' },
      {
        key: 'isFhaApproved',
        label: 'Is it approved by the Federal Housing Administration (FHA)?',
        when: (facts) => facts.isCondominium === true,
      },
      {
        key: 'isVaApproved',
        label: 'Is it approved by the Department of Veterans Affairs (VA)?',
        when: (facts) => facts.isCondominium === true,
      },
    ],
  },
];

const WASHINGTON: FactGroup[] = [
  {
    title: 'Reserve study',
    fields: [
      { key: 'chapter', label: 'Governed by' },
      ...STUDY,
      { key: 'studyLevel', label: 'Level of the study' },
      { key: 'meetsRequirements', label: 'Does the study meet the requirements of the law?' },
      { key: 'hasProfessionalHelp', label: 'Did a reserve study professional help to prepare it?' },
      {
        key: 'isProfessionalIndependent',
        label: 'Was the professional independent?',
        // Only RCW 64.90.550 requires this.
        when: ({ hasProfessionalHelp, chapter }) =>
          hasProfessionalHelp === true && (chapter ?? 'commonInterest') === 'commonInterest',
      },
      {
        key: 'professionalContribution',
        label: 'Yearly contribution that the professional recommends',
        when: (facts) => facts.hasProfessionalHelp === true,
      },
    ],
  },
  {
    title: 'Components',
    fields: [
      {
        key: 'annualBudget',
        label: 'Annual budget without reserve contributions',
        hint: 'Components that cost more than 1% of it must be in the study',
      },
      ...included('Does the study include all of these components?'),
    ],
  },
  APPROVALS,
  {
    title: 'Units',
    fields: [
      { key: 'hasEqualShares', label: 'Does every unit bear the same share of common expenses?' },
      {
        key: 'unitShares',
        label: 'Share of each unit',
        hint: 'All shares should add up to 100%',
        when: (facts) => facts.hasEqualShares === false,
      },
    ],
  },
];

/** Facts that a state's law requires a person to state, in the order of the form. */
export function factGroups(state: DisclosureState): readonly FactGroup[] {
  return state === 'CA' ? CALIFORNIA : WASHINGTON;
}

/** True when the facts stated so far require the field. */
export function isAsked(field: FactField, facts: DisclosureFacts): boolean {
  return field.when?.(facts) ?? true;
}

/** True when the field has an answer. An empty list is no answer. */
export function isStated(value: DisclosureFacts[DisclosureFact]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** Fields that the facts stated so far require, in the order of the form. */
export const askedFacts = (state: DisclosureState, facts: DisclosureFacts): FactField[] =>
  factGroups(state)
    .flatMap(({ fields }) => fields)
    .filter((field) => isAsked(field, facts));

/** Fields that the law requires and no one has stated yet. */
export function missingFacts(state: DisclosureState, facts: DisclosureFacts): FactField[] {
  return askedFacts(state, facts).filter((field) => !field.isOptional && !isStated(facts[field.key]));
}
