import type {
  DisclosureFact,
  DisclosureFacts,
  DisclosureFactsInput,
} from '@roofline/schema/disclosure-facts';
import { factGroups, type FactField } from '@roofline/schema/disclosure-fields';
import type { RuledForm } from '../../../ui/ruled-form/use-ruled-form';
import type {
  DisclosureFactsFieldsFragment,
  DisclosureFactSheetFieldsFragment,
} from '../Disclosure.generated';

type Typed = number | null;

/** Facts while they are filled in: rows may have empty fields. */
export interface FactValues extends Omit<DisclosureFacts, RowsFact> {
  excluded: { name: string; remainingLife: Typed; reason: string }[];
  loans: {
    payee: string;
    annualRate: Typed;
    balance: Typed;
    annualPayment: Typed;
    retirementDate: string | null;
  }[];
  unitShares: { unit: string; share: Typed }[];
}

/** Statements that are lists. */
export type RowsFact = 'excluded' | 'loans' | 'unitShares';

export type FactsForm = RuledForm<FactValues, DisclosureFactsInput>;
export type FactSheet = DisclosureFactSheetFieldsFragment;

type FactsSaid = DisclosureFactsFieldsFragment & { __typename?: string };

/** What the service said, without the names that the client's cache adds. */
export function valuesOf(facts: FactsSaid): FactValues {
  const { excluded, loans, unitShares, __typename: _type, ...plain } = facts;
  return {
    ...plain,
    excluded: excluded.map(({ name, remainingLife, reason }) => ({ name, remainingLife, reason })),
    loans: loans.map(({ payee, annualRate, balance, annualPayment, retirementDate }) => ({
      payee,
      annualRate,
      balance,
      annualPayment,
      retirementDate,
    })),
    unitShares: unitShares.map(({ unit, share }) => ({ unit, share })),
  };
}

/** How a field is filled in. */
export type FactKind = 'text' | 'long' | 'day' | 'money' | 'yesNo' | 'choice' | 'rows';

const KINDS: Record<DisclosureFact, FactKind> = {
  preparedBy: 'text',
  studyDate: 'day',
  areAllIncluded: 'yesNo',
  excluded: 'rows',
  assessmentAmount: 'money',
  assessmentPeriod: 'choice',
  doesAssessmentVary: 'yesNo',
  assessmentNote: 'text',
  alternateAmount: 'money',
  alternateMethod: 'long',
  hasDeferredRepairs: 'yesNo',
  deferredRepairs: 'long',
  anticipatesAssessments: 'yesNo',
  anticipatedAssessments: 'long',
  fundingMechanism: 'long',
  reserveCalculation: 'long',
  hasLoans: 'yesNo',
  loans: 'rows',
  insuranceSummary: 'long',
  isCondominium: 'yesNo',
  isFhaApproved: 'yesNo',
  isVaApproved: 'yesNo',
  chapter: 'choice',
  studyLevel: 'choice',
  meetsRequirements: 'yesNo',
  hasProfessionalHelp: 'yesNo',
  isProfessionalIndependent: 'yesNo',
  professionalContribution: 'money',
  annualBudget: 'money',
  hasEqualShares: 'yesNo',
  unitShares: 'rows',
};

export const kindOf = (key: DisclosureFact): FactKind => KINDS[key];
export const isRows = (key: DisclosureFact): key is RowsFact => KINDS[key] === 'rows';

const CHOICES: Partial<Record<DisclosureFact, readonly { value: string; label: string }[]>> = {
  assessmentPeriod: [
    { value: 'month', label: 'Month' },
    { value: 'quarter', label: 'Quarter' },
    { value: 'year', label: 'Year' },
  ],
  chapter: [
    { value: 'commonInterest', label: 'RCW 64.90, common interest communities' },
    { value: 'condominium', label: 'RCW 64.34, condominiums' },
    { value: 'homeowners', label: "RCW 64.38, homeowners' associations" },
  ],
  studyLevel: [
    { value: 'I', label: 'Level I: full study' },
    { value: 'II', label: 'Level II: update with site inspection' },
    { value: 'III', label: 'Level III: update without site inspection' },
  ],
};

export const choicesOf = (key: DisclosureFact) => CHOICES[key] ?? [];

/** All fields of a state's form. */
export const fieldsOf = (state: FactSheet['state']): FactField[] =>
  factGroups(state).flatMap(({ fields }) => [...fields]);
