import { expect, it } from 'vitest';
import { angles } from './CategoryDonut';

const outerRadius = 72;
const pixels = ({ startAngle, endAngle }: { startAngle: number; endAngle: number }) =>
  (endAngle - startAngle) * outerRadius;

it('leaves two pixels between slices, and still draws slices that are thinner than that', () => {
  expect(pixels(angles({ startAngle: 1, endAngle: 2, outerRadius }))).toBeCloseTo(70, 9);
  const thin = angles({ startAngle: 1, endAngle: 1.01, outerRadius });
  expect(pixels(thin)).toBeCloseTo(1.5, 9);
  expect((thin.startAngle + thin.endAngle) / 2).toBeCloseTo(1.005, 9);
});
