import type { InventoryComponent } from '../../component/service';
import { packStudy, unpackStudy } from '../figures/study';

test('a stored study records which work is done', () => {
  const line = {
    category: 'Roofs',
    currentCost: 100,
    usefulLife: 5,
    remainingUsefulLife: 0,
    isOneTime: false,
  };
  const components = [{ ...line, isDone: true }, line] as InventoryComponent[];
  const computed = { basis: { fiscalYear: 2026, components }, funding: {} };
  const text = packStudy(computed as unknown as Parameters<typeof packStudy>[0]);
  expect(unpackStudy(text).components.map(({ isDone = false }) => isDone)).toEqual([true, false]);
});
