import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../ui/test-render';
import type { OutcomeFigures } from './outcome-figures';
import { OutcomeStrip } from './OutcomeStrip';

const figures = (percent: number | null, lowest: number): OutcomeFigures => ({
  firstYear: 60_000,
  perUnitMonth: 100,
  increaseRate: 3,
  assessments: 0,
  lowest: { amount: lowest, year: 2036 },
  belowZero: null,
  fundedNow: 50,
  fundedLater: { year: 2036, percent },
  fundedAtEnd: { year: 2055, percent: 80 },
  fiveYearCover: 100,
  nextBig: null,
  balances: [],
  lastYear: 2055,
});

it.each([
  { now: 70, before: 60, arrows: 1 },
  { now: 60, before: 70, arrows: 1 },
  { now: 60, before: 60, arrows: 0 },
  { now: 60.04, before: 60.01, arrows: 0 },
  { now: 60, before: null, arrows: 0 },
  { now: null, before: 60, arrows: 0 },
])('has $arrows arrows where $before% funded become $now%', ({ now, before, arrows }) => {
  const { container } = renderUi(
    <OutcomeStrip now={figures(now, 1_000)} before={figures(before, 1_000.2)} />,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(arrows);
  expect(screen.getByText(before === null ? 'was not known' : /^was 6|^was 70/)).toBeTruthy();
});
