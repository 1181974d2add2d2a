import { Checkbox } from '../../../ui/choice/Checkbox';
import { RadioRow } from '../../../ui/choice/RadioRow';
import { Field } from '../../../ui/field/Field';
import { FieldRow } from '../../../ui/form/FormSection';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { NumberInput } from '../../../ui/masked/NumberInput';
import { PercentInput } from '../../../ui/masked/PercentInput';
import { FIRST_TERMS, type LoanForm } from '@roofline/schema/plan-analysis/loan-terms';
import type { Payers } from '../use-payers';

type Months = 'months' | 'interestOnlyMonths' | 'balloonMonth' | 'payoffMonth';

interface MonthsFieldProps {
  payers: Payers;
  name: Months;
  label: string;
  hint?: string;
  optional?: boolean;
}

function MonthsField({ payers: { form, setForm, errors }, name, ...field }: MonthsFieldProps) {
  return (
    <Field {...field} error={errors[name]}>
      <NumberInput
        value={form[name]}
        maxLength={3}
        onChange={(value) => setForm({ ...form, [name]: value })}
      />
    </Field>
  );
}

const changed =
  ({ setForm, form }: Payers) =>
  (change: Partial<LoanForm>) =>
    setForm({ ...form, ...change });

/** The terms that every loan has, the down payment of the mix, and the payer of the installments. */
export function LoanFields({ payers }: { payers: Payers }) {
  const { form, errors } = payers;
  const set = changed(payers);
  return (
    <>
      <FieldRow isOpenOnPaper>
        <Field label="Loan rate" error={errors.annualRate}>
          <PercentInput value={form.annualRate} onChange={(annualRate) => set({ annualRate })} />
        </Field>
        <MonthsField payers={payers} name="months" label="Term in months" />
      </FieldRow>
      <Field label="Down payment from reserves" error={errors.downPayment}>
        <MoneyInput value={form.downPayment} onChange={(downPayment) => set({ downPayment })} />
      </Field>
      <RadioRow
        label="Who pays the installments"
        value={form.debtServiceFrom}
        options={[
          { value: 'owners', label: 'Owners, billed separately' },
          { value: 'reserves', label: 'The reserve fund' },
        ]}
        onChange={(debtServiceFrom) => set({ debtServiceFrom })}
      />
    </>
  );
}

/** Returns whether a term that few loans have differs from its default or has an error. */
export function hasRareTerms({ form, errors }: Payers): boolean {
  const rare = ['fees', 'areFeesFinanced', 'interestOnlyMonths', 'balloonMonth', 'payoffMonth'] as const;
  return rare.some((name) => form[name] !== FIRST_TERMS[name] || name in errors);
}

/** The terms that few loans have. */
export function RareLoanFields({ payers }: { payers: Payers }) {
  const { form, errors } = payers;
  const set = changed(payers);
  return (
    <>
      <div>
        <Field label="Loan fees" error={errors.fees}>
          <MoneyInput value={form.fees} onChange={(fees) => set({ fees })} />
        </Field>
        <Checkbox
          label="Add the fees to the loan"
          checked={form.areFeesFinanced}
          onChange={(event) => set({ areFeesFinanced: event.target.checked })}
        />
      </div>
      <MonthsField
        payers={payers}
        name="interestOnlyMonths"
        label="Interest-only months"
        hint="Before the principal is paid back"
      />
      <MonthsField
        payers={payers}
        name="balloonMonth"
        label="Balloon month"
        hint="Its payment clears the balance"
        optional
      />
      <MonthsField
        payers={payers}
        name="payoffMonth"
        label="Early payoff month"
        hint="Paid off by choice in that month"
        optional
      />
    </>
  );
}
