import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planId } from '../../testing/plan-service';
import { openPlan } from './open-plan';

// The plot renders only once it knows its width, which jsdom does not compute.
const WIDTH = 664;
const GAP = (WIDTH - 64) / 30;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(0, 0, WIDTH, 400),
    width: WIDTH,
    height: 400,
  } as DOMRect);
  // A popover with a position creates an IntersectionObserver, which jsdom lacks.
  vi.stubGlobal('IntersectionObserver', SilentObserver);
});

class SilentObserver {
  observe() {}
  disconnect() {}
}

const bar = (t: number) => document.querySelector(`[data-bar="${t}"]`)!;
/** Drags the bar of a year by some years. */
function drag(t: number, years: number) {
  const pointer = { pointerId: 1, button: 0 };
  fireEvent.pointerDown(bar(t), { ...pointer, clientX: 300 });
  fireEvent.pointerMove(bar(t), { ...pointer, clientX: 300 + years * GAP });
  fireEvent.pointerUp(bar(t), { ...pointer, clientX: 300 + years * GAP });
}

describe('the chart', () => {
  it('moves the one component of a bar that is dragged to another year', async () => {
    await openPlan();
    drag(9, -2);
    expect(await screen.findByLabelText('Year of Elevator A')).toHaveProperty('value', '2033');
    expect(screen.getByText('1 change')).toBeTruthy();
    expect(bar(9)).toBeNull();
    drag(7, 2);
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  });

  it('asks which component to move when a bar holds several', async () => {
    const { user } = await openPlan();
    drag(4, 3);
    const menu = await screen.findByRole('menu', { name: 'Which component moves to 2033?' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((each) => each.textContent),
    ).toEqual(['Asphalt overlay', 'Carport roofs']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Carport roofs' }));
    expect(await screen.findByLabelText('Year of Carport roofs')).toHaveProperty('value', '2033');
  });

  it('ignores a drag of work after the next one, and a drag that Esc ends', async () => {
    await openPlan();
    drag(12, 2);
    const pointer = { pointerId: 1, button: 0 };
    fireEvent.pointerDown(bar(9), { ...pointer, clientX: 300 });
    fireEvent.pointerMove(bar(9), { ...pointer, clientX: 400 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(bar(9), { ...pointer, clientX: 400 });
    expect(screen.queryByText('1 change')).toBeNull();
  });

  it("opens a year's expenditures by keyboard, and moves work from there", async () => {
    const { user } = await openPlan();
    const year = screen.getByRole('button', { name: /^2030: Reserve balance/ });
    fireEvent.keyDown(year, { key: 'Enter' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Expenditures in 2030' }));
    expect(dialog.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Asphalt overlay',
      'Carport roofs',
      'Total',
    ]);
    await user.selectOptions(dialog.getByLabelText('Year of Asphalt overlay'), '2028');
    await waitFor(() => expect(dialog.queryByLabelText('Year of Asphalt overlay')).toBeNull());
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.getByText('1 change')).toBeTruthy();
  });

  it('has a table of the thirty years and a summary in words', async () => {
    const { user } = await openPlan();
    expect(document.querySelector('figcaption')?.textContent).toMatch(
      /^With \$60,000 in the first year.* At the end of 2026 the balance is \$\d/,
    );
    await user.click(screen.getAllByRole('radio', { name: 'Table' })[0]!);
    const table = screen.getByRole('table', { name: 'Funding by year' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
  });
});

describe('the comparison', () => {
  const names = () =>
    within(screen.getByRole('table', { name: 'Plans of the year side by side' }))
      .getAllByRole('rowheader')
      .map((each) => each.textContent);

  it('puts the what-if above the plans of the year', async () => {
    await openPlan();
    expect(names()).toEqual(['Steady increase', 'Never below zero', 'Ten thousand']);
    fireEvent.change(screen.getByRole('slider', { name: 'Inflation, slider' }), { target: { value: 5 } });
    expect(names()[0]).toBe('What-ifNot saved');
    expect(screen.getByText(/^Showing 4 of 4/)).toBeTruthy();
    const others = screen.getByRole('link', { name: 'Ten thousand' });
    expect(others.getAttribute('href')).toBe(`/useraccount/plan/${planId(3)}`);
  });

  it('shows only the chosen plans', async () => {
    const { user } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Choose plans' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Choose plans' }));
    await user.click(chooser.getByRole('checkbox', { name: 'Never below zero' }));
    expect(names()).toEqual(['Steady increase', 'Ten thousand']);
  });
});
