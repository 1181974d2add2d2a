import {
  disclosureFactsInput,
  type DisclosureFact,
  type DisclosureFacts,
  type DisclosureFactsInput,
} from '@roofline/schema/disclosure/disclosure-facts';
import type { DisclosureState } from '@roofline/schema/disclosure/disclosure-states';
import { factGroups, isAsked } from '@roofline/schema/disclosure/disclosure-fields';
import { answersOf } from '../../app/fields/answers';
import { factsOf } from '../../app/fields/field-facts';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { SelectOption } from '../../ui/field/SelectField';
import type {
  DisclosureFactsFieldsFragment,
  DisclosureFactSheetFieldsFragment,
} from '../Disclosure.generated';
import { factRows, type FactValues } from './fact-rows';

export type FactsForm = FieldsForm<FactValues, DisclosureFactsInput, object>;
export type FactSheet = DisclosureFactSheetFieldsFragment;

const CHOICES: Partial<Record<DisclosureFact, readonly SelectOption[]>> = {
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

/** Returns the statements of a state, in the groups of its law. */
function listOf(state: DisclosureState): FieldList<FactValues> {
  return factGroups(state).map(({ title, fields }) => ({
    title,
    rows: fields.map((field) => {
      const { key, label, hint, isOptional = false } = field;
      const { kind } = factsOf(disclosureFactsInput, key);
      return {
        name: key,
        label,
        hint,
        isOptional,
        when: (values: FactValues) => isAsked(field, values as DisclosureFacts),
        options: CHOICES[key] ?? [],
        placeholder: 'Not stated',
        allowCents: true,
        autoComplete: 'off',
        width: kind === 'day' || kind === 'money' ? '200px' : undefined,
        rows: factRows(key),
      };
    }),
  }));
}

const LISTS = { CA: listOf('CA'), WA: listOf('WA') } satisfies Record<DisclosureState, unknown>;

/** Returns the facts that the service sent, without the type names that the client's cache adds. */
export const valuesOf = (facts: DisclosureFactsFieldsFragment): FactValues =>
  answersOf(disclosureFactsInput, facts);

/** Returns the form of a year's statements; read-only for users who may not change them. */
export const useFactsForm = ({ state, facts, viewerCan }: FactSheet): FactsForm =>
  useFieldsForm({
    schema: disclosureFactsInput,
    list: LISTS[state],
    saved: valuesOf(facts),
    given: {},
    readOnly: !viewerCan.edit,
  });
