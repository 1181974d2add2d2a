import { SOLVED_METHODS } from '@roofline/schema/plan/methods';
import type { OwnControlProps } from '../../../app/fields/bound-field';
import { FieldControl } from '../../../app/fields/FieldControl';
import { formatMoney } from '../../../ui/format/money';
import { ReadOnlyField } from '../../../ui/ruled-form/ReadOnlyField';
import type { PlanValues } from '../plan-values';
import type { PlanPlace } from './plan-place';
import { useStudy } from './study-context';

/** The contribution of the first year: a field, or read-only where the goal or current funding sets it. */
export function FirstYear({ form, field }: OwnControlProps<PlanValues, PlanPlace>) {
  const { method, firstYearContribution } = form.values.settings;
  const study = useStudy();
  if (SOLVED_METHODS.includes(method)) {
    const found = study.state === 'ready' ? formatMoney(study.figures.firstYear) : '';
    return <ReadOnlyField label={`${field.label}, set by the goal`} text={found} />;
  }
  if (method === 'currentFunding')
    return (
      <ReadOnlyField label={`${field.label}, as paid today`} text={formatMoney(firstYearContribution ?? 0)} />
    );
  return (
    <FieldControl form={form} error={form.errorOf(field.name)} field={{ ...field, control: undefined }} />
  );
}
