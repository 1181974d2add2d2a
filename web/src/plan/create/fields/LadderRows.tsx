import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { FieldRow } from '../../../ui/form/FormSection';
import { formatMoney } from '../../../ui/format/money';
import { MoneyRuled, NumberRuled, PercentRuled } from '../../../ui/ruled-form/NumericRuled';
import { SelectRuled } from '../../../ui/ruled-form/RuledFields';
import { increaseWords } from '../../model/plan-words';
import type { StepValues } from '../plan-values';
import type { PlanFieldsProps } from './plan-fields-props';
import { RowList } from '../../../ui/form/RowList';

const KINDS = [
  { value: 'set', label: 'Sets the contribution to' },
  { value: 'add', label: 'Adds to the contribution' },
  { value: 'increaseOnly', label: 'Changes only the increase' },
];

/** Steps of a ladder, each with what it does in words. */
export function LadderRows(props: PlanFieldsProps) {
  const { form, basis } = props;
  const steps = form.values.settings.ladder;
  const add = () => {
    const last = steps.at(-1)?.fromYear ?? basis.fiscalYear;
    const next: StepValues = {
      fromYear: last + 1,
      kind: 'set',
      amount: null,
      increaseRate: form.values.settings.increaseRate,
    };
    form.set('settings.ladder', [...steps, next]);
  };
  return (
    <RowList
      id={form.idOf('settings.ladder')}
      title="Steps"
      purpose="From a chosen year on, the contribution changes."
      addText="Add step"
      rowName="Step"
      error={form.errorOf('settings.ladder')}
      onAdd={add}
      onRemove={(index) => form.set('settings.ladder', steps.toSpliced(index, 1))}
      rows={steps.map((step, index) => (
        <Step key={index} {...props} step={step} index={index} />
      ))}
    />
  );
}

function Step({ form, study, step, index }: PlanFieldsProps & { step: StepValues; index: number }) {
  const at = `settings.ladder.${index}` as const;
  return (
    <>
      <FieldRow>
        <NumberRuled form={form} name={`${at}.fromYear`} label="From year" maxLength={4} />
        <SelectRuled form={form} name={`${at}.kind`} label="Effect" options={KINDS} />
      </FieldRow>
      <FieldRow>
        {step.kind !== 'increaseOnly' && (
          <MoneyRuled
            form={form}
            name={`${at}.amount`}
            label={step.kind === 'set' ? 'New annual contribution' : 'Added each year'}
            min={step.kind === 'add' ? -limits.feeMax : 0}
            maxLength={limits.feeMaxChars}
          />
        )}
        <PercentRuled form={form} name={`${at}.increaseRate`} label="Yearly increase from then on" />
      </FieldRow>
      <chakra.p textStyle="caption" color="fg.muted">
        {stepWords(step, study)}
      </chakra.p>
    </>
  );
}

/** `$340,000 in 2031, then 3% more each year.` */
function stepWords(step: StepValues, study: PlanFieldsProps['study']): string {
  const { fromYear, kind, amount, increaseRate } = step;
  const isFilled = fromYear !== null && increaseRate !== null && (kind === 'increaseOnly' || amount !== null);
  const reached = isFilled && study.state === 'ready' ? study.figures.contributions.get(fromYear) : undefined;
  if (reached === undefined || increaseRate === null) return 'Fill in the step to see its result.';
  return `${formatMoney(reached)} in ${fromYear}, then ${increaseWords(increaseRate).toLowerCase()}.`;
}
