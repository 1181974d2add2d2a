import { limits } from '@roofline/schema/limits';
import type { PropertyType } from '@roofline/schema/property';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { NumberRuled } from '../../ui/ruled-form/NumericRuled';
import { AreaRuled, SelectRuled, TextRuled, YesNoRuled } from '../../ui/ruled-form/RuledFields';
import { stateOptions } from './us-states';
import { DETAILS_LABELS as labels, type DetailsForm } from './use-details-form';

export interface DetailsPartProps {
  form: DetailsForm;
  /** Title over the fields, as in dialogs; beside them otherwise. */
  stacked?: boolean;
}

/** Name and address. */
export function IdentityFields({ form, stacked }: DetailsPartProps) {
  return (
    <>
      <FormSection
        stacked={stacked}
        title="Identity"
        purpose={stacked ? undefined : 'The name as boards and owners know it.'}
      >
        <TextRuled form={form} name="name" label={labels.name} maxLength={limits.nameMax} />
      </FormSection>
      <FormSection
        stacked={stacked}
        title="Address"
        purpose={stacked ? undefined : 'Where the property stands.'}
      >
        <FieldRow>
          <TextRuled
            form={form}
            name="addressLine1"
            label={labels.addressLine1}
            maxLength={limits.addressMax}
          />
          <TextRuled
            form={form}
            name="addressLine2"
            label={labels.addressLine2}
            maxLength={limits.addressMax}
            optional
          />
        </FieldRow>
        <FieldRow columns={3}>
          <TextRuled form={form} name="city" label={labels.city} maxLength={limits.cityMax} />
          <SelectRuled
            form={form}
            name="state"
            label={labels.state}
            options={stateOptions(form.values.state)}
          />
          <TextRuled
            form={form}
            name="zipCode"
            label={labels.zipCode}
            maxLength={5}
            inputMode="numeric"
            clean={digits}
            width="120px"
          />
        </FieldRow>
      </FormSection>
    </>
  );
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);

/** Building, condo conversion and description. */
export function BuildingFields(
  props: DetailsPartProps & { propertyTypes: readonly PropertyType[]; today: string },
) {
  const { form, stacked, propertyTypes, today } = props;
  const thisYear = today.slice(0, 4);
  return (
    <>
      <FormSection
        stacked={stacked}
        title="Building"
        purpose={stacked ? undefined : 'What the association looks after.'}
      >
        <FieldRow>
          <SelectRuled
            form={form}
            name="propertyTypeId"
            label={labels.propertyTypeId}
            numeric
            placeholder="Choose a type"
            options={propertyTypes.map((type) => ({ value: type.id, label: type.name }))}
          />
          <NumberRuled
            form={form}
            name="yearBuilt"
            label={labels.yearBuilt}
            maxLength={4}
            hint={`From ${limits.yearBuiltMin} to ${thisYear}`}
          />
        </FieldRow>
        <FieldRow>
          <NumberRuled form={form} name="numberOfUnits" label={labels.numberOfUnits} maxLength={5} />
          <NumberRuled
            form={form}
            name="numberOfFloors"
            label={labels.numberOfFloors}
            maxLength={limits.floorsMaxChars}
            optional
          />
        </FieldRow>
      </FormSection>
      <ConversionFields form={form} stacked={stacked} today={today} />
      <FormSection
        stacked={stacked}
        title="Description"
        purpose={stacked ? undefined : 'Shown to those who open the property.'}
      >
        <AreaRuled
          form={form}
          name="propertyDescription"
          label={labels.propertyDescription}
          maxLength={limits.descriptionMax}
          optional
        />
      </FormSection>
    </>
  );
}

/** The year is asked for under Yes, and cleared by No. */
function ConversionFields({ form, stacked, today }: DetailsPartProps & { today: string }) {
  const { isCondoConverted, yearBuilt } = form.values;
  const thisYear = Number(today.slice(0, 4));
  const isBuilt = yearBuilt !== null && yearBuilt >= limits.yearBuiltMin && yearBuilt <= thisYear;
  return (
    <FormSection
      stacked={stacked}
      title="Condo conversion"
      purpose={stacked ? undefined : 'Built as something else and converted later.'}
    >
      <FieldRow>
        <YesNoRuled
          form={form}
          name="isCondoConverted"
          label="Converted to condominiums?"
          onAnswer={(yes) => !yes && form.set('yearOfConversion', null)}
        />
        {isCondoConverted && (
          <NumberRuled
            form={form}
            name="yearOfConversion"
            label={labels.yearOfConversion}
            maxLength={4}
            hint={
              isBuilt
                ? yearBuilt === thisYear
                  ? `${thisYear}`
                  : `From ${yearBuilt} to ${thisYear}`
                : undefined
            }
          />
        )}
      </FieldRow>
    </FormSection>
  );
}
