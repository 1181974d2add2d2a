import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAVED } from '../../../plan/model/choices/study-choices';
import { aStudy } from '../../../plan/testing/a-study';
import { useCompared } from '../use-compared';

const FIRST = aStudy();
const [SHOWN, OTHER] = FIRST.plans.map(({ planId }) => planId);

const CHOSEN = [OTHER!, SAVED];

/** The same page after a step of a slider. */
const stepTo = (firstYearContribution: number) => ({
  ...FIRST,
  ...aStudy({ firstYearContribution }, { basis: FIRST.basis, plans: FIRST.plans }),
});

describe('plans compared with a plan that the user tries out', () => {
  it('are solved once, not again for each step of a slider', () => {
    const { result, rerender } = renderHook(({ study }) => useCompared(study, CHOSEN), {
      initialProps: { study: stepTo(50_000) },
    });
    const [, other] = result.current.compared;
    rerender({ study: stepTo(60_000) });
    expect(result.current.compared[1]!.solved).toBe(other!.solved);
    expect(other!.key).toBe(OTHER);
  });

  it('begin with the saved plan, only while the user tries other settings', () => {
    const { result, rerender } = renderHook(({ study }) => useCompared(study, CHOSEN), {
      initialProps: { study: stepTo(50_000) },
    });
    expect(result.current.contenders.map(({ key }) => key)).toEqual([SAVED, OTHER]);
    expect(result.current.compared.map(({ name }) => name)).toEqual(['As saved', 'Never below zero']);
    rerender({ study: FIRST });
    expect(result.current.compared.map(({ key }) => key)).toEqual([OTHER]);
    expect(result.current.contenders.map(({ key }) => key)).not.toContain(SHOWN);
  });

  it('are three at most, without those whose assumptions cannot be computed', () => {
    const plan = (planId: string, inflationRate: number) => ({
      planId,
      name: planId,
      settings: { ...FIRST.settings, inflationRate },
    });
    const plans = [plan('a', -200), plan('b', 3), plan('c', 3), plan('d', 3), plan('e', 3)];
    const chosen = plans.map(({ planId }) => planId);
    const { result } = renderHook(() => useCompared({ ...FIRST, plans }, [...chosen, SAVED]));
    expect(result.current.compared.map(({ key }) => key)).toEqual(['b', 'c']);
  });
});
