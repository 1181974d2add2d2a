import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { componentBulkInput, componentInput, componentsSaveInput } from './component';

const roof = {
  name: 'Roof',
  category: 'Roofing',
  quantity: 1_000,
  unitCost: 12.5,
  usefulLife: 25,
  remainingUsefulLife: 8,
};
const refused = (change: object) => failuresOf(componentInput, { ...roof, ...change });
const id = '0198c0de-0000-7000-8000-000000000001';

describe('a component', () => {
  it('is one whole unit, each time, where nothing else is said', () =>
    expect(componentInput.parse(roof)).toEqual({
      ...roof,
      location: null,
      unitOfMeasure: 'EA',
      placedInServiceYear: null,
      lastReplacedYear: null,
      isOneTime: false,
      percentReplaced: 100,
      warrantyUntil: null,
      nextInspectionOn: null,
      glCode: null,
      notes: null,
    }));

  const COST = 'unitCost: Unit Cost should be from $0 to $99,000,000';
  const PERCENT = 'percentReplaced: Percent Replaced should be from 0.01% to 100%';
  const YEAR = 'Placed in Service should be a year between 1700 and 2200';
  it.each([
    ['quantity: Quantity is required', { quantity: null }],
    ['quantity: Quantity should be a number', { quantity: 'many' }],
    ['quantity: Quantity should be more than 0', { quantity: 0 }],
    ['quantity: Quantity should be at most 100,000,000', { quantity: 100_000_001, unitCost: 0 }],
    ['quantity: Quantity should have at most three decimals', { quantity: 0.0005 }],
    ['unitCost: Unit Cost is required', { unitCost: undefined }],
    ['unitCost: Unit Cost should be an amount', { unitCost: 'much' }],
    [COST, { unitCost: -1 }],
    ['unitCost: Unit Cost should have at most two decimals', { unitCost: 0.001 }],
    [PERCENT, { percentReplaced: 0 }],
    [PERCENT, { percentReplaced: 100.01 }],
    [PERCENT, { percentReplaced: null }],
    ['percentReplaced: Percent Replaced should have at most two decimals', { percentReplaced: 33.333 }],
    [`placedInServiceYear: ${YEAR}`, { placedInServiceYear: 1699 }],
    [`placedInServiceYear: ${YEAR}`, { placedInServiceYear: 2201 }],
    ['usefulLife: Useful Life should be a whole number from 1 to 200', { usefulLife: 0 }],
    [
      'remainingUsefulLife: Remaining Useful Life should be a whole number from 0 to 200',
      { remainingUsefulLife: -1 },
    ],
  ])('is refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));

  it('costs at most $99,000,000 each time', () => {
    const TOO_MUCH = 'unitCost: Quantity × Unit Cost should be at most $99,000,000';
    expect(refused({ quantity: 99, unitCost: 1_000_000 })).toEqual([]);
    expect(refused({ quantity: 99.001, unitCost: 1_000_000 })).toEqual([TOO_MUCH]);
    expect(refused({ quantity: 198, unitCost: 1_000_000, percentReplaced: 50 })).toEqual([]);
    expect(refused({ quantity: 198, unitCost: 1_000_000, percentReplaced: 50.01 })).toEqual([TOO_MUCH]);
    expect(refused({ quantity: 99.001, unitCost: 1_000_000, percentReplaced: null })).toEqual([PERCENT]);
    const much = { quantity: 1_000, unitCost: 1_000_000, percentReplaced: 100 };
    expect(refused(much)).toEqual([TOO_MUCH]);
    for (const [field, figure] of Object.entries(much))
      expect(refused({ ...much, [field]: `${figure}` })).not.toContain(TOO_MUCH);
    expect(refused({ quantity: 1, unitCost: 99_000_000.01 })).toEqual([COST, TOO_MUCH]);
  });
});

it('a change of many components names at least one', () =>
  expect(failuresOf(componentBulkInput, { items: [], change: { kind: 'delete' } })).toEqual([
    'items: Choose at least one component',
  ]));

describe('components that are saved together', () => {
  const saved = (...items: object[]) => failuresOf(componentsSaveInput, { items });

  it('say the version of those that are changed', () => {
    expect(saved({ values: roof }, { propertyComponentId: null, values: roof })).toEqual([]);
    expect(saved({ propertyComponentId: id, version: 0, values: roof })).toEqual([]);
    const VERSION = 'items.0.version: Send the version of a component that is changed';
    expect(saved({ propertyComponentId: id, values: roof })).toEqual([VERSION]);
    expect(saved({ propertyComponentId: id, version: null, values: roof })).toEqual([VERSION]);
  });

  it('are from 1 to 500', () => {
    expect(failuresOf(componentsSaveInput, {})).toEqual(['items: Components should be a list']);
    expect(saved()).toEqual(['items: Send at least one component']);
    expect(saved(...new Array(501).fill({ values: roof }))).toEqual([
      'items: Send at most 500 components at once',
    ]);
  });
});
