import { Field } from '../../../ui/field/Field';
import { SelectField } from '../../../ui/field/SelectField';
import { formatMoney } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { dueComponents, dueYears, OWN_AMOUNT } from '../../../plan/model/choices/funded-work';
import type { Payers } from '../use-payers';

/** The project to pay for, its cost and its year. */
export function WorkFields({ study, payers }: { study: PlanStudy; payers: Payers }) {
  const { choice, setChoice, work } = payers;
  const { fiscalYear } = study.basis;
  const isOwn = choice.work === OWN_AMOUNT;
  const years = isOwn
    ? study.solved.projection.rows.map(({ t }) => ({ value: fiscalYear + t, label: String(fiscalYear + t) }))
    : dueYears(study, choice.work).map(({ year, cost }) => ({
        value: year,
        label: `${year}: ${formatMoney(cost)}`,
      }));
  return (
    <>
      <Field label="Project">
        <SelectField
          data-print=""
          value={choice.work}
          onChange={(event) => {
            const chosen = event.target.value;
            const first = chosen === OWN_AMOUNT ? choice.year : dueYears(study, chosen)[0]!.year;
            setChoice({ ...choice, work: chosen, year: first });
          }}
          options={[
            ...dueComponents(study).map(({ id, name }) => ({ value: id, label: name })),
            { value: OWN_AMOUNT, label: 'Another project: its amount' },
          ]}
        />
      </Field>
      {isOwn && (
        <Field label="Cost" hint="In dollars of its year, on top of the inventory">
          <MoneyInput value={choice.amount} onChange={(amount) => setChoice({ ...choice, amount })} />
        </Field>
      )}
      <Field label="Year of the work">
        <SelectField
          data-print=""
          value={work?.year ?? choice.year}
          onChange={(event) => setChoice({ ...choice, year: Number(event.target.value) })}
          options={years}
        />
      </Field>
    </>
  );
}
