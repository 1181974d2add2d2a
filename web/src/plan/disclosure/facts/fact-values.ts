import type {
  DisclosureFact,
  DisclosureFacts,
  DisclosureFactsInput,
} from '@roofline/schema/disclosure-facts';
import { factGroups, type FactField } from '@roofline/schema/disclosure-fields';
import type { UnsavedChange } from '../../../ui/form/SaveBar';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyExact } from '../../../ui/format/money';
import type { RuledForm } from '../../../ui/ruled-form/use-ruled-form';
import type { DisclosureFactSheetFieldsFragment } from '../Disclosure.generated';

type Typed = number | null;

/** Facts while they are filled in: rows may have empty fields. */
export interface FactValues extends Omit<DisclosureFacts, 'excluded' | 'loans' | 'unitShares'> {
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

export type FactsForm = RuledForm<FactValues, DisclosureFactsInput>;
export type FactSheet = DisclosureFactSheetFieldsFragment;

/** What the service said, without the names that the client's cache adds. */
export function valuesOf({ facts }: FactSheet): FactValues {
  const { excluded, loans, unitShares, ...single } = facts;
  const { __typename: _type, ...plain } = single as typeof single & { __typename?: string };
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
  annualBudget: 'money',
  hasEqualShares: 'yesNo',
  unitShares: 'rows',
};

export const kindOf = (key: DisclosureFact): FactKind => KINDS[key];

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

function words(key: DisclosureFact, value: FactValues[DisclosureFact]): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatMoneyExact(value);
  if (kindOf(key) === 'day') return formatDay(value);
  const text = choicesOf(key).find((choice) => choice.value === value)?.label ?? value;
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}

/** All fields of a state's form. */
export const fieldsOf = (state: FactSheet['state']): FactField[] =>
  factGroups(state).flatMap(({ fields }) => [...fields]);

/** What differs from the saved facts. */
export function factChanges(
  state: FactSheet['state'],
  values: FactValues,
  saved: FactValues,
): UnsavedChange[] {
  const text = (value: unknown) => JSON.stringify(value ?? null).replace(/^""$/, 'null');
  return fieldsOf(state)
    .filter(({ key }) => text(values[key]) !== text(saved[key]))
    .map(({ key, label }) => ({
      label: label.replace(/\?$/, ''),
      from: words(key, saved[key]),
      to: words(key, values[key]),
    }));
}
