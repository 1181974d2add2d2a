import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPhone } from '../../../testing/on-phone';
import { renderUi } from '../../../ui/test-render';
import { someBasis } from '../../model/testing/plan-fixtures';
import { PlanAside } from '../PlanAside';
import { planValuesOf } from '../plan-values';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['phone', 'wide screen'])(
  'says on a %s that the assumptions are out of range',
  async (screenKind) => {
    if (screenKind === 'phone') onPhone();
    const values = planValuesOf('Too far', somePlanSettings());
    renderUi(<PlanAside values={values} study={{ state: 'outOfRange' }} isNew basis={someBasis()} />);
    expect(screen.getByText(/^The assumptions are out of range/)).toBeTruthy();
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^The assumptions are out of range/),
    );
  },
);
