import { isStated } from '@roofline/schema/disclosure/disclosure-fields';
import type { DisclosureFact } from '@roofline/schema/disclosure/disclosure-facts';
import { answerInWords } from '../../app/fields/answer-words';
import { boundFieldsOf } from '../../app/fields/bind-fields';
import { valuesOf, type FactSheet, type FactsForm } from './fact-fields';
import { isRows, rowTexts, type FactValues } from './fact-rows';

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
export function earlierAnswers(sheet: FactSheet, form: FactsForm): Map<string, EarlierAnswer> {
  const earlier = sheet.statedBefore;
  if (!earlier || form.readOnly) return new Map();
  const { fiscalYear } = earlier;
  const before = valuesOf(earlier.facts);
  return new Map(
    boundFieldsOf(form.sections).flatMap((field): [string, EarlierAnswer][] => {
      const key = field.name as DisclosureFact;
      if (!isOpen(form.values[key]) || isOpen(before[key])) return [];
      const texts = isRows(key) ? rowTexts(before, key) : [answerInWords(field, before[key])];
      const confirm = () => form.set(key, before[key] as never);
      return [[key, { fiscalYear, forYear: sheet.fiscalYear, texts, confirm }]];
    }),
  );
}
