import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../test-render';
import { Steps, stepsAt } from './Steps';

const current = () => document.querySelector('[aria-current=step]')?.textContent;

it('marks the steps that are done, names the current one and counts', () => {
  renderUi(<Steps steps={stepsAt(['Choose', 'Review', 'Import'], 2)} />);
  expect(screen.getAllByLabelText('Done')).toHaveLength(1);
  expect(current()).toBe('2Review');
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
});

it('folds to the next step where none is current, and says when all are done', () => {
  const { rerender } = renderUi(
    <Steps
      layout="track"
      steps={[
        { title: 'Inventory', state: 'done', line: 'Done' },
        { title: 'Finalize', state: 'locked', line: 'Opens later' },
        { title: 'Recommend', state: 'open', line: 'To come' },
      ]}
    />,
  );
  expect(screen.getByText('Step 3 of 3')).toBeTruthy();
  rerender(<Steps layout="track" steps={[{ title: 'Inventory', state: 'done' }]} />);
  expect(screen.getByText('1 of 1 steps done')).toBeTruthy();
});

it('names the step in the line that a column folds to', () => {
  renderUi(<Steps layout="column" steps={[{ title: 'Raise costs', state: 'current', line: 'Inflation' }]} />);
  expect(screen.getByText('Step 1 of 1:', { exact: false }).textContent).toBe('Step 1 of 1: Raise costs');
});
