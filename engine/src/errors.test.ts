import { expect, it } from 'vitest';
import { AssumptionsOutOfRangeError, InvalidInputError, requireWhole } from './errors';

it('errors say what they are about, for people and for programs', () => {
  expect({ ...new AssumptionsOutOfRangeError('fee', 2 ** 53) }).toEqual({
    name: 'AssumptionsOutOfRangeError',
    code: 'ASSUMPTIONS_OUT_OF_RANGE',
    figure: 'fee',
    value: 2 ** 53,
  });
  expect(new AssumptionsOutOfRangeError('fee', 0.5).message).toBe(
    'Assumptions out of range: fee cannot be held in whole cents',
  );
  const refused = new InvalidInputError('years', 'must be whole');
  expect({ ...refused }).toEqual({ name: 'InvalidInputError', code: 'INVALID_INPUT', field: 'years' });
  expect(refused.message).toBe('years must be whole');
});

it.each([1, 2, 3])('takes the whole number %d from 1 to 3', (value) =>
  expect(() => requireWhole('years', value, 1, 3)).not.toThrow(),
);

it.each([0, 4, 1.5, NaN])('refuses %d, which is none from 1 to 3', (value) =>
  expect(() => requireWhole('years', value, 1, 3)).toThrow('years must be a whole number from 1 to 3'),
);
