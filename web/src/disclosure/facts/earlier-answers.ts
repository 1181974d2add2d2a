import { isStated } from '@roofline/schema/disclosure/disclosure-fields';
import type { DisclosureFact } from '@roofline/schema/disclosure/disclosure-facts';
import { answerInWords } from '../../app/fields/answer-words';
import { boundFieldsOf } from '../../app/fields/bind-fields';
import { valuesOf, type FactSheet, type FactsForm } from './fact-fields';
import { isRows, rowTexts, type FactValues } from './fact-rows';

/** A known answer to a statement that is missing for this year. */
export interface EarlierAnswer {
  /** Its source: `Reserve study of Mar 3, 2025`, or `Stated for 2025`. */
  source: string;
  /** The year that the user may confirm it for. */
  forYear: number;
  /** Its lines. */
  texts: string[];
  /** Copies it into the form. */
  confirm: () => void;
}

const isOpen = (value: FactValues[DisclosureFact]) =>
  value === undefined || value === '' || !isStated(value as never);

interface Sourced {
  values: FactValues;
  sourceOf: (key: string) => string | undefined;
}

/** Returns the known answers with their sources: the property's facts before the statements of an earlier year. */
function sourcedAnswers({ known, statedBefore }: FactSheet): Sourced[] {
  return [
    ...(known
      ? [
          {
            values: valuesOf(known.facts),
            sourceOf: (key: string) => known.sources.find((one) => one.key === key)?.source,
          },
        ]
      : []),
    ...(statedBefore
      ? [{ values: valuesOf(statedBefore.facts), sourceOf: () => `Stated for ${statedBefore.fiscalYear}` }]
      : []),
  ];
}

/** Returns the known answers by field, for fields of the form that are not stated for this year. */
export function earlierAnswers(sheet: FactSheet, form: FactsForm): Map<string, EarlierAnswer> {
  if (form.readOnly) return new Map();
  const sourced = sourcedAnswers(sheet);
  return new Map(
    boundFieldsOf(form.sections).flatMap((field): [string, EarlierAnswer][] => {
      const key = field.name as DisclosureFact;
      const found = sourced.find(
        ({ values, sourceOf }) => sourceOf(key) !== undefined && !isOpen(values[key]),
      );
      if (!found || !isOpen(form.values[key])) return [];
      const { values, sourceOf } = found;
      const texts = isRows(key) ? rowTexts(values, key) : [answerInWords(field, values[key])];
      const confirm = () => form.set(key, values[key] as never);
      return [[key, { source: sourceOf(key)!, forYear: sheet.fiscalYear, texts, confirm }]];
    }),
  );
}
