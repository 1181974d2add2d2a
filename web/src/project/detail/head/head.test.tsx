import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phase } from '../../testing/project-world';
import { openProject } from '../testing/open-project';

describe('the phases of a project', () => {
  // By its label: here no style sheet shows the list, which a phone folds.
  const steps = async () => [...(await screen.findByLabelText('Phases')).querySelectorAll('li')];

  it('are all done once the project is completed, whichever phase it was completed in', async () => {
    await openProject({ currentPhaseStatus: phase(2), isCompleted: true, completedOn: '2026-02-03' });
    for (const step of await steps()) {
      expect(step.textContent).toMatch(/Done$/);
      expect(step.getAttribute('aria-current')).toBeNull();
    }
  });

  it('are done before the current one, and to come after it', async () => {
    await openProject({ currentPhaseStatus: phase(5) });
    const [first, , , , current, last] = await steps();
    expect(first!.textContent).toMatch(/Done$/);
    expect(current!.textContent).toMatch(/Since /);
    expect(last!.textContent).toMatch(/To come$/);
  });
});

describe('the next step in the phase before the last', () => {
  const next = (name: string) => screen.findByRole('button', { name });

  it('is a payment while something of the contract is left', async () => {
    await openProject({ currentPhaseStatus: phase(5), contracted: 100, paidOnContract: 99 });
    expect(await next('Add payment')).toBeTruthy();
  });

  it('is the move to the last phase where the contract is paid', async () => {
    await openProject({ currentPhaseStatus: phase(5), contracted: 100, paidOnContract: 100 });
    expect(await next('Move to Closed')).toBeTruthy();
  });

  it('is the move to the last phase where there is no contract to pay', async () => {
    await openProject({ currentPhaseStatus: phase(5), contracted: null, paidOnContract: null });
    expect(await next('Move to Closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add payment' })).toBeNull();
  });
});
