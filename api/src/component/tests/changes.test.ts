import { componentInput, type ComponentInput } from '@roofline/schema/component/component';
import { CategoryPositions } from '../categories';
import { storedValues } from '../values';
import { describeChanges } from '../write/changes';

const before: ComponentInput = {
  name: 'Gate',
  category: 'Roofing',
  location: null,
  quantity: 620,
  unitOfMeasure: 'LF',
  unitCost: 190,
  usefulLife: 25,
  remainingUsefulLife: 1,
  placedInServiceYear: null,
  lastReplacedYear: 2001,
  isOneTime: false,
  percentReplaced: 100,
  warrantyUntil: null,
  nextInspectionOn: '2027-05-01',
  glCode: null,
  notes: null,
};
const stored = (input: ComponentInput) => storedValues(input, new CategoryPositions([]));
const told = (change: Partial<ComponentInput>) =>
  describeChanges(stored(before), stored({ ...before, ...change })).map(
    ({ type, description }) => `${type}: ${description}`,
  );

test.each<[Partial<ComponentInput>, string[]]>([
  [{}, []],
  [{ unitCost: 200 }, ['componentCost: Changed the cost of Gate from $117,800 to $124,000']],
  [
    { quantity: 1_240.5, unitCost: 95 },
    [
      'component: Changed the quantity of Gate from 620 LF to 1,240.5 LF',
      'componentCost: Changed 2 fields of Gate: unit cost from $190 to $95; cost from $117,800 to $117,847.50',
    ],
  ],
  [{ unitOfMeasure: 'EA' }, ['component: Changed the quantity of Gate from 620 LF to 620 EA']],
  [
    { remainingUsefulLife: 2 },
    ['component: Changed the remaining useful life of Gate from 1 year to 2 years'],
  ],
  [{ lastReplacedYear: null }, ['component: Changed the year last replaced of Gate from 2001 to none']],
  [
    { warrantyUntil: '2030-06-30' },
    ['component: Changed the end of the warranty of Gate from none to Jun 30, 2030'],
  ],
  [
    { nextInspectionOn: null },
    ['component: Changed the day of the next inspection of Gate from May 1, 2027 to none'],
  ],
  [{ name: 'Main gate' }, ['component: Renamed Gate to Main gate']],
  [
    { percentReplaced: 50 },
    [
      'component: Changed the percent replaced of Gate from 100% to 50%',
      'componentCost: Changed the cost of Gate from $117,800 to $58,900',
    ],
  ],
])('%j is recorded as %j', (change, expected) => expect(told(change)).toEqual(expected));

test('every field of the contract is recorded, and no amount where a Vendor reads', () => {
  const all: ComponentInput = {
    name: 'Fence',
    category: 'Recreation',
    location: 'North',
    quantity: 2,
    unitOfMeasure: 'EA',
    unitCost: 7,
    usefulLife: 5,
    remainingUsefulLife: 3,
    placedInServiceYear: 1999,
    lastReplacedYear: 2002,
    isOneTime: true,
    percentReplaced: 50,
    warrantyUntil: '2030-06-30',
    nextInspectionOn: '2027-04-01',
    glCode: '4100',
    notes: 'New',
  };
  expect(Object.keys(all)).toEqual(Object.keys(componentInput.shape));
  const [open, costs, ...more] = told(all);
  // The unit of measure is part of the quantity, and the unit cost is separate.
  expect(open).toMatch(/^component: Changed 14 fields of Fence: /);
  expect(open).not.toContain('$');
  expect(costs).toBe(
    'componentCost: Changed 2 fields of Fence: unit cost from $190 to $7; cost from $117,800 to $7',
  );
  expect(more).toEqual([]);
});
