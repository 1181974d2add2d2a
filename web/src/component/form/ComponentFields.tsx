import { limits } from '@roofline/schema/limits';
import type { SelectOption } from '../../ui/field/SelectField';
import { formatMoneyExact } from '../../ui/format/money';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { NumberRuled, PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { AreaRuled, TextRuled, YesNoRuled } from '../../ui/ruled-form/RuledFields';
import { QuantityField, UnitCostField } from './AmountFields';
import { ChoiceRuled } from './ChoiceRuled';
import { COMPONENT_LABELS, replacementCost, type ComponentForm } from './use-component-form';

export interface ComponentFieldsProps {
  form: ComponentForm;
  fiscalYear: number;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  /** False leaves what it costs away. */
  viewCosts?: boolean;
}

/** Everything that can be said of a component, in four parts. */
export function ComponentFields(props: ComponentFieldsProps) {
  return (
    <div>
      <Identity {...props} />
      <Cost {...props} />
      <Life {...props} />
      <Remarks {...props} />
    </div>
  );
}

function Identity({ form, categories }: ComponentFieldsProps) {
  return (
    <FormSection stacked title="What it is">
      <TextRuled form={form} name="name" label={COMPONENT_LABELS.name} maxLength={limits.componentNameMax} />
      <ChoiceRuled
        form={form}
        name="category"
        label={COMPONENT_LABELS.category}
        placeholder="Choose a category"
        options={categories}
        ownLabel="New category…"
        ownName="New category"
        maxLength={100}
      />
      <TextRuled form={form} name="location" label={COMPONENT_LABELS.location} optional maxLength={250} />
    </FormSection>
  );
}

function Cost({ form, units, viewCosts = true }: ComponentFieldsProps) {
  const cost = replacementCost(form.values);
  return (
    <FormSection stacked title={viewCosts ? 'Quantity and cost' : 'Quantity'}>
      <FieldRow>
        <QuantityField form={form} name="quantity" label={COMPONENT_LABELS.quantity} />
        <ChoiceRuled
          form={form}
          name="unitOfMeasure"
          label={COMPONENT_LABELS.unitOfMeasure}
          options={units}
          ownLabel="Another unit…"
          ownName="Another unit"
          maxLength={30}
        />
      </FieldRow>
      <FieldRow>
        {viewCosts && <UnitCostField form={form} name="unitCost" label={COMPONENT_LABELS.unitCost} />}
        <PercentRuled
          form={form}
          name="percentReplaced"
          label={COMPONENT_LABELS.percentReplaced}
          hint="Share replaced each time"
          maxLength={6}
        />
      </FieldRow>
      {viewCosts && (
        <div aria-live="polite">
          <ReadOnlyField label="Replacement cost today" text={cost === null ? '' : formatMoneyExact(cost)} />
        </div>
      )}
    </FormSection>
  );
}

function Life({ form, fiscalYear }: ComponentFieldsProps) {
  const remaining = form.values.remainingUsefulLife;
  const isSensible = remaining !== null && remaining <= limits.componentLifeMax;
  return (
    <FormSection stacked title="Life">
      <FieldRow>
        <NumberRuled
          form={form}
          name="usefulLife"
          label={COMPONENT_LABELS.usefulLife}
          hint="Years"
          maxLength={3}
        />
        <NumberRuled
          form={form}
          name="remainingUsefulLife"
          label={COMPONENT_LABELS.remainingUsefulLife}
          hint={isSensible ? `Years; next in ${fiscalYear + remaining}` : 'Years; 0 is due this year'}
          maxLength={3}
        />
      </FieldRow>
      <FieldRow>
        <NumberRuled
          form={form}
          name="placedInServiceYear"
          label={COMPONENT_LABELS.placedInServiceYear}
          hint="Year"
          optional
          maxLength={4}
        />
        <NumberRuled
          form={form}
          name="lastReplacedYear"
          label={COMPONENT_LABELS.lastReplacedYear}
          hint="Year"
          optional
          maxLength={4}
        />
      </FieldRow>
      <YesNoRuled
        form={form}
        name="isOneTime"
        label={COMPONENT_LABELS.isOneTime}
        hint="Done once, not again after its useful life"
      />
    </FormSection>
  );
}

function Remarks({ form }: ComponentFieldsProps) {
  return (
    <FormSection stacked title="Bookkeeping">
      <TextRuled
        form={form}
        name="glCode"
        label={COMPONENT_LABELS.glCode}
        optional
        width="200px"
        maxLength={50}
      />
      <AreaRuled form={form} name="notes" label={COMPONENT_LABELS.notes} optional maxLength={4000} />
    </FormSection>
  );
}
