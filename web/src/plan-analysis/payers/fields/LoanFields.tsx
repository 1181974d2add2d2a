import { chakra } from '@chakra-ui/react';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { RadioRow } from '../../../ui/choice/RadioRow';
import { Field } from '../../../ui/field/Field';
import { FieldRow } from '../../../ui/form/FormSection';
import { Card } from '../../../ui/layout/Card';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { NumberInput } from '../../../ui/masked/NumberInput';
import { PercentInput } from '../../../ui/masked/PercentInput';
import type { LoanForm } from '../../../plan/model/choices/loan-form';
import type { Payers } from '../use-payers';

type Months = 'months' | 'interestOnlyMonths' | 'balloonMonth' | 'payoffMonth';

/** Terms of the loan and of the mix. */
export function LoanFields({ payers }: { payers: Payers }) {
  const { form, setForm, errors } = payers;
  const set = (change: Partial<LoanForm>) => setForm({ ...form, ...change });
  const months = (name: Months, label: string, hint: string, optional = false) => (
    <Field label={label} hint={hint} error={errors[name]} optional={optional}>
      <NumberInput value={form[name]} maxLength={3} onChange={(value) => set({ [name]: value })} />
    </Field>
  );
  return (
    <Card title="Terms of the loan">
      <chakra.div display="grid" gap="4.5">
        <FieldRow columns={3}>
          <Field label="Loan rate" hint="Nominal, a twelfth each month" error={errors.annualRate}>
            <PercentInput value={form.annualRate} onChange={(annualRate) => set({ annualRate })} />
          </Field>
          {months('months', 'Term in months', 'Level payments after any interest-only months')}
          <Field label="Down payment from reserves" hint="Of the mix" error={errors.downPayment}>
            <MoneyInput value={form.downPayment} onChange={(downPayment) => set({ downPayment })} />
          </Field>
        </FieldRow>
        <FieldRow columns={3}>
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
          {months('interestOnlyMonths', 'Interest-only months', 'Before the principal is paid back')}
          {months('balloonMonth', 'Balloon month', 'Its payment clears the balance', true)}
        </FieldRow>
        <FieldRow columns={3}>
          {months('payoffMonth', 'Early payoff month', 'Paid off by choice in that month', true)}
          <RadioRow
            label="Who pays the installments"
            value={form.debtServiceFrom}
            options={[
              { value: 'owners', label: 'Owners, billed separately' },
              { value: 'reserves', label: 'The reserve fund' },
            ]}
            onChange={(debtServiceFrom) => set({ debtServiceFrom })}
          />
        </FieldRow>
      </chakra.div>
    </Card>
  );
}
