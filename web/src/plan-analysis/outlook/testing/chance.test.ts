import { expect, it } from 'vitest';
import { chanceText, chanceWords } from '../chance';

it.each([
  [0, 'None of 10,000'],
  [0.0001, 'Fewer than 1 in 200'],
  [0.003_99, 'Fewer than 1 in 200'],
  [0.004, 'About 1 in 200'],
  [0.065, 'About 1 in 15'],
  [0.1, 'About 1 in 10'],
  [0.33, 'About 1 in 3'],
  [0.39, 'About 2 in 5'],
  [0.5, 'About 1 in 2'],
  [0.66, 'About 2 in 3'],
  [0.93, 'About 19 in 20'],
  [0.975, 'About 19 in 20'],
  [0.976, 'Almost certain'],
  [1, 'All of 10,000'],
])('says a chance of %s as %s', (probability, words) => {
  expect(chanceWords(probability, '10,000')).toBe(words);
});

it.each([
  [0, '0.0%'],
  [0.000_1, 'under 0.1%'],
  [0.000_499, 'under 0.1%'],
  [0.000_6, '0.1%'],
  [0.333, '33.3%'],
  [0.999_4, '99.9%'],
  [0.999_5, 'over 99.9%'],
  [0.999_9, 'over 99.9%'],
  [1, '100.0%'],
])('shows a chance of %s as %s', (probability, text) => {
  expect(chanceText(probability)).toBe(text);
});
