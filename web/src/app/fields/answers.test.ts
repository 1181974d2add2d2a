import { componentInput } from '@roofline/schema/component/component';
import { disclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import { propertyDetailsInput } from '@roofline/schema/property/property';
import { reserveStudyInput } from '@roofline/schema/reserve-study/reserve-study';
import { describe, expect, it } from 'vitest';
import { emptyAnswers, emptyRow } from './answers';
import { factsOf } from './field-facts';

describe('the start values of a form', () => {
  it('are empty texts, numbers and days, and the defaults of the contract', () => {
    expect(emptyAnswers(componentInput)).toMatchObject({
      name: '',
      location: '',
      quantity: null,
      unitOfMeasure: 'EA',
      percentReplaced: 100,
      isOneTime: false,
    });
    expect(emptyAnswers(reserveStudyInput)).toEqual({
      date: null,
      reserveStudyTypeId: null,
      providerName: '',
      cost: null,
      inspectionDate: null,
      propertyFileId: null,
    });
  });

  it('are null where No is an answer too', () => {
    expect(emptyAnswers(disclosureFactsInput)).toMatchObject({ hasLoans: null, chapter: null, loans: [] });
  });

  it('of a row are an empty row of its list', () => {
    expect(emptyRow(disclosureFactsInput, 'loans')).toEqual({
      payee: '',
      annualRate: null,
      balance: null,
      annualPayment: null,
      retirementDate: null,
    });
  });

  it('have no year 0 where the contract takes null for 0', () => {
    expect(emptyAnswers(propertyDetailsInput(2026)).yearOfConversion).toBeNull();
  });
});

describe('the facts of a field', () => {
  const details = propertyDetailsInput(2026);

  it('have its label as screens write it, with unchanged abbreviations', () => {
    expect(factsOf(details, 'zipCode').label).toBe('Zip code');
    expect(factsOf(componentInput, 'glCode').label).toBe('GL code');
  });

  it.each([
    ['name', componentInput, 'text', false],
    ['notes', componentInput, 'long', true],
    ['unitCost', componentInput, 'money', false],
    ['percentReplaced', componentInput, 'percent', false],
    ['usefulLife', componentInput, 'number', false],
    ['lastReplacedYear', componentInput, 'number', true],
    ['isOneTime', componentInput, 'yesNo', false],
    ['date', reserveStudyInput, 'day', false],
    ['inspectionDate', reserveStudyInput, 'day', true],
    ['propertyTypeId', details, 'choice', false],
    ['studyLevel', disclosureFactsInput, 'choice', true],
    ['loans.0.annualRate', disclosureFactsInput, 'percent', false],
  ] as const)('have its kind, and whether it is optional: %s', (name, schema, kind, isOptional) => {
    expect(factsOf(schema, name)).toMatchObject({ kind, isOptional });
  });

  it('have its maximum length: characters of a text, digits of a number', () => {
    expect(factsOf(componentInput, 'glCode').maxLength).toBe(50);
    expect(factsOf(componentInput, 'usefulLife').maxLength).toBe(3);
    expect(factsOf(details, 'numberOfFloors').maxLength).toBe(5);
    expect(factsOf(componentInput, 'quantity').maxLength).toBeUndefined();
  });
});
