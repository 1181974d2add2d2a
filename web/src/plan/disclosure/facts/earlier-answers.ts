import { isAsked, isStated, type FactField } from '@roofline/schema/disclosure-fields';
import type { DisclosureFact, DisclosureFacts } from '@roofline/schema/disclosure-facts';
import { factText, rowTexts } from './fact-texts';
import { fieldsOf, isRows, valuesOf, type FactSheet, type FactsForm, type FactValues } from './fact-values';

/** What was stated for an earlier year of something that is not stated for this one. */
export interface EarlierAnswer {
  fiscalYear: number;
  /** The year that it may be confirmed for. */
  forYear: number;
  /** Its lines. */
  texts: string[];
  /** Takes it over into the form. */
  confirm: () => void;
}

const isOpen = (value: FactValues[DisclosureFact]) =>
  value === undefined || value === '' || !isStated(value as never);

/** Answers of the earlier year that the form asks for and that nobody has given for this one. */
export function earlierAnswers(sheet: FactSheet, form: FactsForm): Map<DisclosureFact, EarlierAnswer> {
  const earlier = sheet.statedBefore;
  if (!earlier || form.readOnly) return new Map();
  const { fiscalYear } = earlier;
  const before = valuesOf(earlier.facts);
  const isOffered = (field: FactField) =>
    isAsked(field, form.values as DisclosureFacts) &&
    isOpen(form.values[field.key]) &&
    !isOpen(before[field.key]);
  return new Map(
    fieldsOf(sheet.state)
      .filter(isOffered)
      .map(({ key }) => [
        key,
        {
          fiscalYear,
          forYear: sheet.fiscalYear,
          texts: isRows(key) ? rowTexts(before, key) : [factText(key, before)],
          confirm: () => form.set(key, before[key] as never),
        },
      ]),
  );
}
