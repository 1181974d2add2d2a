import { limits } from '@roofline/schema/value/limits';
import { rowsOf } from '../../../app/fields/field-list';
import { counted } from '../../../ui/format/count';
import { formatMoney } from '../../../ui/format/money';
import type { AssessmentValues, LoanValues, OverrideValues, PlanValues, StepValues } from '../plan-values';
import type { PlanPlace } from './plan-place';
import { SharedAmount } from './SharedAmount';
import { StepWords } from './StepWords';

/** Steps of a ladder, each explained in words. */
export const STEP_ROWS = rowsOf<StepValues, PlanValues, PlanPlace>({
  rowName: 'Step',
  addText: 'Add step',
  start: ({ settings: { ladder, increaseRate } }, { basis }) => ({
    fromYear: (ladder.at(-1)?.fromYear ?? basis.fiscalYear) + 1,
    kind: 'set',
    increaseRate,
  }),
  list: [
    {
      rows: [
        [
          { name: 'fromYear', label: 'From year' },
          {
            name: 'kind',
            label: 'Effect',
            options: [
              { value: 'set', label: 'Sets the contribution to' },
              { value: 'add', label: 'Adds to the contribution' },
              { value: 'increaseOnly', label: 'Changes only the increase' },
            ],
          },
        ],
        [
          {
            name: 'amount',
            label: ({ kind }) => (kind === 'set' ? 'New annual contribution' : 'Added each year'),
            calledInLists: 'Amount',
            isOptional: false,
            min: ({ kind }) => (kind === 'add' ? -limits.feeMax : 0),
            maxLength: limits.feeMaxChars,
            when: ({ kind }) => kind !== 'increaseOnly',
          },
          {
            name: 'increaseRate',
            label: 'Yearly increase from then on',
            calledInLists: 'Yearly increase',
          },
        ],
      ],
    },
  ],
  under: StepWords,
});

/** Returns the hint under an amount: the total where it is typed per unit, else the amount per unit. */
function shareHint({ amount, share }: AssessmentValues, { basis }: PlanPlace): string | undefined {
  if (amount === null) return undefined;
  const units = basis.numberOfUnits;
  return share === 'unit'
    ? `${formatMoney(amount)} of ${counted(units, 'unit')} together.`
    : `${formatMoney(amount / units)} per unit.`;
}

/** Special assessments, typed in total or per unit. */
export const ASSESSMENT_ROWS = rowsOf<AssessmentValues, PlanValues, PlanPlace>({
  rowName: 'Special assessment',
  addText: 'Add assessment',
  start: (_values, { basis }) => ({ year: basis.fiscalYear + 1, share: 'total' }),
  list: [
    {
      rows: [
        [
          { name: 'year', label: 'Fiscal year', calledInLists: 'Year' },
          {
            name: 'share',
            isUnsent: true,
            kind: 'choice',
            label: 'Amount is',
            options: [
              { value: 'total', label: 'In total' },
              { value: 'unit', label: 'Per unit' },
            ],
          },
          {
            name: 'amount',
            label: ({ share }) => (share === 'unit' ? 'Amount per unit' : 'Amount in total'),
            calledInLists: 'Amount',
            hint: shareHint,
            control: SharedAmount,
          },
        ],
        { name: 'purpose', autoComplete: 'off' },
        [
          {
            name: 'status',
            label: 'Status',
            options: [
              { value: 'planned', label: 'Planned' },
              { value: 'approved', label: 'Approved by the owners' },
            ],
          },
          { name: 'dueDate' },
        ],
      ],
    },
  ],
});

/** Loans that the association takes out. */
export const LOAN_ROWS = rowsOf<LoanValues, PlanValues, PlanPlace>({
  rowName: 'Loan',
  addText: 'Add loan',
  start: ({ settings: { loans } }, { basis }) => ({
    name: `Loan ${loans.length + 1}`,
    year: basis.fiscalYear + 1,
    months: 120,
  }),
  list: [
    {
      rows: [
        [
          { name: 'name', label: 'Name', autoComplete: 'off' },
          { name: 'year', label: 'Drawn in fiscal year', calledInLists: 'Year' },
        ],
        [
          { name: 'principal', label: 'Amount', maxLength: limits.feeMaxChars },
          { name: 'annualRate', label: 'Yearly rate', calledInLists: 'Rate' },
          { name: 'months', calledInLists: 'Term' },
        ],
        [
          { name: 'fees', label: 'Fees', maxLength: limits.feeMaxChars },
          { name: 'areFeesFinanced', label: 'Fees added to the loan?' },
          { name: 'interestOnlyMonths' },
        ],
        {
          name: 'repaidFrom',
          label: 'Repaid by',
          options: [
            { value: 'owners', label: 'The owners, through a separate assessment' },
            { value: 'reserves', label: 'The reserve fund' },
          ],
        },
      ],
    },
  ],
});

/** Rates of single years in place of the plan's. */
export const OVERRIDE_ROWS = rowsOf<OverrideValues, PlanValues, PlanPlace>({
  rowName: 'Single year',
  addText: 'Add year',
  start: ({ settings: { yearOverrides } }, { basis }) => ({
    year: (yearOverrides.at(-1)?.year ?? basis.fiscalYear) + 1,
  }),
  list: [
    {
      rows: [
        { name: 'year', label: 'Fiscal year', calledInLists: 'Year', width: '160px' },
        [
          { name: 'inflationRate', label: 'Inflation' },
          { name: 'interestRate', label: 'Interest' },
          { name: 'increaseRate', label: 'Increase', calledInLists: 'Yearly increase' },
        ],
      ],
    },
  ],
});
