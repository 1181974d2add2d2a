import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/schema-link';
import { formatMoney } from '../../../ui/format/money';
import { aStudy } from '../../../plan/testing/a-study';
import { FEW_PATHS, InProcessWorker } from '../../../plan/testing/in-process-worker';
import { OutlookSection } from '../OutlookSection';
import { tornadoOf, tornadoSpans, TORNADO_FIGURES } from '../tornado/tornado-bars';

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker);
  // The chart is drawn only where it has a width.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 300));
});

const complete = () => screen.findByText('All 2,000 possible futures are calculated.');

async function opened(study = aStudy(), onUseContribution = vi.fn()) {
  const view = renderScreen(<OutlookSection study={study} onUseContribution={onUseContribution} />);
  await complete();
  return { ...view, onUseContribution };
}

const picture = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Picture of the risk' })).getByLabelText(name);

describe('the risk of a plan', () => {
  it('names the chance of a shortfall and its cost for an owner, and offers the contribution that is safe in 9 of 10 futures', async () => {
    const { user, onUseContribution } = await opened();
    const verdict = screen.getByText(/^How likely is a shortfall by 2055\?/).textContent;
    expect(verdict).toMatch(
      /(About \d+ in \d+|Almost certain)\. If one is needed, owners pay about \$[\d,]+ each/,
    );
    expect(verdict).toMatch(
      /; in a bad case \$[\d,]+\. To stay above zero in 9 of 10 futures, 2026 needs \$/,
    );
    const safe = screen.getByRole('row', { name: /90% of futures/ });
    const [first] = within(safe).getAllByRole('cell');
    await user.click(within(safe).getByRole('button', { name: /Use this contribution/ }));
    const dollars = onUseContribution.mock.calls[0]![0] as number;
    expect(first!.textContent).toContain(formatMoney(dollars));
    expect(dollars).toBeGreaterThan(78_000);
  });

  it('draws bands that can be read year by year, as a chart and as a table', async () => {
    const { user } = await opened();
    const chart = screen.getByRole('group', { name: 'Range of the reserve balance by year' });
    expect(within(chart).getByRole('img', { name: /^2055: in the middle .* 9 in 10 from/ })).toBeTruthy();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'View of Where it can go' })).getByLabelText('Table'),
    );
    const table = screen.getByRole('table', { name: 'Reserve balance at the end of each year' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
  });

  it('uses no words of a statistician before Method is opened', async () => {
    const { user } = await opened();
    const spoken = /spread|seed|standard error|percentile|median|paths?\b/i;
    for (const name of ['Range', 'Year by year', 'What matters most', 'Other plans']) {
      await user.click(picture(name));
      const readAloud = [...document.querySelectorAll('[aria-label]')].map((each) =>
        each.getAttribute('aria-label'),
      );
      expect([document.body.textContent, ...readAloud].join(' ')).not.toMatch(spoken);
    }
    await user.click(screen.getByRole('button', { name: 'Method' }));
    expect(screen.getByLabelText('Seed')).toBeTruthy();
  });

  it('shows the chance of each year, and under Method its standard error', async () => {
    const { user } = await opened();
    await user.click(picture('Year by year'));
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'View of Chance of a shortfall' })).getByLabelText(
        'Table',
      ),
    );
    const byYear = screen.getByRole('table', { name: 'Chance of a shortfall by year' });
    const chance = within(within(byYear).getByRole('row', { name: /^2030/ })).getAllByRole('cell')[0]!;
    await user.click(screen.getByRole('button', { name: 'Method' }));
    await user.click(screen.getByRole('button', { name: 'Standard error by year' }));
    const table = screen.getByRole('table', {
      name: 'Chance of a shortfall by year, with its standard error',
    });
    const row = within(table).getByRole('row', { name: /^2030/ });
    const [, percent, error] = /^2030([\d.]+)%± ([\d.]+) points/.exec(row.textContent)!;
    expect(chance.textContent).toBe(`${percent}%`);
    const q = Number(percent) / 100;
    expect(q).toBeGreaterThan(0.2);
    expect(Number(error)).toBeCloseTo(100 * Math.sqrt((q * (1 - q)) / FEW_PATHS), 1);
  });

  it('is the line of the plan when every spread is zero', async () => {
    const study = aStudy();
    const { user } = await opened(study);
    await user.click(screen.getByRole('button', { name: 'Method' }));
    for (const name of ['Inflation', 'Costs', 'Lives', 'Interest'])
      await user.clear(screen.getByLabelText(name));
    expect(await screen.findByText(/Nothing is left to chance here/)).toBeTruthy();
    await complete();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'View of Where it can go' })).getByLabelText('Table'),
    );
    const { rows } = study.solved.projection;
    const last = formatMoney(rows[29]!.endBalance / 100);
    const cells = () => within(screen.getByRole('row', { name: /^2055/ })).getAllByRole('cell');
    const texts = () => cells().map((cell) => cell.textContent);
    // The old figures stay until the first new ones are in.
    await waitFor(() => expect(texts()).toEqual(new Array(6).fill(last)));
  });

  it('draws again with another seed, and the same paths with the same seed', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Method' }));
    const chance = () => screen.getByText(/^By 2055: .* \(standard error\)/).textContent;
    const median = () => screen.getByText(/^Balance at the end of 2055/).parentElement!.textContent;
    const [before, middle] = [chance(), median()];
    await user.clear(screen.getByLabelText('Seed'));
    await user.type(screen.getByLabelText('Seed'), '7');
    await waitFor(() => expect(median()).not.toBe(middle));
    await user.click(screen.getByRole('button', { name: 'Back to the defaults' }));
    await waitFor(() => expect([chance(), median()]).toEqual([before, middle]));
  });

  it('compares plans in the same futures', async () => {
    const { user } = await opened();
    await user.click(picture('Other plans'));
    await user.click(screen.getByLabelText('Never below zero'));
    const table = await screen.findByRole('table', { name: 'Plans in the same possible futures' });
    await waitFor(() => {
      const cells = within(within(table).getByRole('row', { name: /^Never below zero/ })).getAllByRole(
        'cell',
      );
      expect(cells[0]!.textContent).toMatch(/%$/);
    });
  });

  it('says why it cannot run', async () => {
    vi.stubGlobal(
      'Worker',
      class extends InProcessWorker {
        override postMessage() {}
        override addEventListener(type: string, listener: (event: never) => void) {
          if (type === 'error') setTimeout(listener, 5);
        }
      },
    );
    renderScreen(<OutlookSection study={aStudy()} />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be started');
  });

  it('has nothing that axe finds', async () => {
    const { container, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Method' }));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('what matters most', () => {
  it('orders inputs by their effect on the chosen figure', async () => {
    const { user } = await opened();
    await user.click(picture('What matters most'));
    const { input, projection, schedule } = aStudy().solved;
    const lowest = planOutcome(projection, schedule).lowestBalance;
    expect(tornadoOf(input, TORNADO_FIGURES[0]!.figure)!.base).toBe(lowest);
    const list = screen.getByRole('list', { name: 'Lowest balance by input' });
    const spans = tornadoSpans(tornadoOf(input, TORNADO_FIGURES[0]!.figure)!);
    expect(within(list).getAllByRole('listitem')[0]!.textContent).toContain(spans[0]!.label);
    await act(() => user.selectOptions(screen.getByLabelText('Figure to show'), 'funded30'));
    expect(screen.getByRole('list', { name: 'Percent funded at the end of 2055 by input' })).toBeTruthy();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'View of What matters most' })).getByLabelText('Table'),
    );
    expect(within(screen.getByRole('table', { name: /Percent funded/ })).getAllByRole('row')).toHaveLength(6);
  });

  it('is null where a plan has no such figure', () => {
    const nothing = aStudy({}, {});
    const empty = { ...nothing.solved.input, components: [] };
    expect(tornadoOf(empty, { kind: 'percentFunded', boundary: 30 })).toBeNull();
  });
});
