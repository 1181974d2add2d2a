import {
  DEFAULT_INFORMATION_SOURCE,
  yearSetupInput,
  type ExpenditureOutcome,
  type YearSetupInput,
} from '@roofline/schema/year-setup';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';

/** One line of the review, as the form holds it. */
export interface ReviewedValues {
  propertyComponentId: string;
  outcome: ExpenditureOutcome;
  actualCost: number | null;
  remainingUsefulLife: number | null;
}

/** The setup as the form holds it: an empty amount is null. */
export interface SetupValues {
  expenditures: ReviewedValues[];
  hasCostIncrease: boolean;
  inflationRate: number | null;
  informationSourceId: number | null;
  yearEndReserveBalance: number | null;
  averageHoaAnnualFee: number | null;
  annualReserveContribution: number | null;
}
export type SetupForm = RuledForm<SetupValues, YearSetupInput>;

/** Fields of the second step in the order of the screen, with their labels. */
export const SETUP_LABELS = {
  inflationRate: 'Inflation rate',
  informationSourceId: 'Information source',
  yearEndReserveBalance: 'Starting reserve balance',
  averageHoaAnnualFee: 'Total annual fees',
  annualReserveContribution: 'Annual reserve contribution',
} as const;

/** What the form starts with: due work is taken for done, and costs for risen, until somebody says otherwise. */
function startingValues(setup: YearSetupFieldsFragment): SetupValues {
  return {
    expenditures: setup.expenditures.map(({ propertyComponentId }) => ({
      propertyComponentId,
      outcome: 'done',
      actualCost: null,
      remainingUsefulLife: null,
    })),
    hasCostIncrease: true,
    inflationRate: null,
    informationSourceId: DEFAULT_INFORMATION_SOURCE,
    yearEndReserveBalance: setup.proposal?.yearEndReserveBalance ?? null,
    averageHoaAnnualFee: setup.proposal?.averageHoaAnnualFee ?? null,
    annualReserveContribution: setup.proposal?.annualReserveContribution ?? null,
  };
}

/** What is sent: rate and source are null unless costs rose; the stated life belongs to partly done work alone. */
export function sentInput(input: YearSetupInput): YearSetupInput {
  const rose = input.hasCostIncrease;
  return {
    ...input,
    inflationRate: rose ? input.inflationRate : null,
    informationSourceId: rose ? input.informationSourceId : null,
    expenditures: input.expenditures.map((review) => ({
      ...review,
      actualCost: review.outcome === 'deferred' ? null : review.actualCost,
      remainingUsefulLife: review.outcome === 'partly' ? review.remainingUsefulLife : null,
    })),
  };
}

/** The setup under its rules. */
export function useSetupForm(setup: YearSetupFieldsFragment): SetupForm {
  return useRuledForm<SetupValues, YearSetupInput>({
    schema: yearSetupInput,
    defaultValues: startingValues(setup),
    dependents: { averageHoaAnnualFee: ['annualReserveContribution'] },
  });
}
