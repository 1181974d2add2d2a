import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../table-model/column';
import { RowMenu } from '../table-tools/RowMenu';
import { renderUi } from '../test-render';
import { DataTable } from './DataTable';
import type { DataTableProps } from './data-table-props';

interface Tree {
  id: string;
  name: string;
  kind: string;
  height: number | null;
}

const trees: Tree[] = [
  { id: 'b', name: 'Birch', kind: 'leaf', height: 20 },
  { id: 'c', name: 'Cedar', kind: 'needle', height: null },
  { id: 'a', name: 'Alder', kind: 'leaf', height: 9 },
  { id: 'd', name: 'Fir', kind: 'needle', height: 100 },
];

const columns: Column<Tree>[] = [
  { id: 'name', header: 'Name', fixed: true, cell: (tree) => tree.name, sortValue: (tree) => tree.name },
  {
    id: 'height',
    header: 'Height',
    align: 'end',
    cell: (tree) => tree.height,
    sortValue: (tree) => tree.height,
    subtotal: (rows) => `sum ${rows.reduce((sum, tree) => sum + (tree.height ?? 0), 0)}`,
  },
  { id: 'kind', header: 'Kind', cell: (tree) => tree.kind, optional: true },
];

function Trees(props: Partial<DataTableProps<Tree>> & { selectable?: boolean }) {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return (
    <>
      <DataTable
        caption="Trees"
        columns={columns}
        rows={trees}
        rowId={(tree) => tree.id}
        rowName={(tree) => tree.name}
        empty="No trees"
        {...(props.selectable ? { selected, onSelectedChange: setSelected } : {})}
        {...props}
      />
      <output>{[...selected].sort().join()}</output>
    </>
  );
}

const names = () =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => within(row as HTMLElement).getAllByRole('cell')[0]!.textContent,
  );
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)!;
const focused = () => (document.activeElement as HTMLElement).dataset.row;
const chosen = () => screen.getByRole('status').textContent;

describe('sorting', () => {
  it('goes ascending, descending, none, with aria-sort and empty values last', async () => {
    renderUi(<Trees />);
    const head = () => screen.getByRole('columnheader', { name: 'Height' });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Height' }));
    expect(head().getAttribute('aria-sort')).toBe('none');
    await press();
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['Alder', 'Birch', 'Fir', 'Cedar']);
    await press();
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(names()).toEqual(['Fir', 'Birch', 'Alder', 'Cedar']);
    await press();
    expect(names()).toEqual(['Birch', 'Cedar', 'Alder', 'Fir']);
  });

  it('leaves the order to the server where asked', async () => {
    const wish = vi.fn();
    renderUi(<Trees manualSort sort={null} onSortChange={wish} />);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(wish).toHaveBeenCalledWith({ column: 'name', descending: false });
    expect(names()).toEqual(['Birch', 'Cedar', 'Alder', 'Fir']);
  });
});

describe('keys', () => {
  it('moves the focus by arrows, Home and End, opens by Enter and selects by Space', async () => {
    const open = vi.fn();
    renderUi(<Trees selectable onOpen={open} />);
    rowOf('b').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('c');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('d');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('d');
    await userEvent.keyboard('{Home}{Enter}');
    expect(open).toHaveBeenCalledWith(trees[0]);
    await userEvent.keyboard(' ');
    expect(chosen()).toBe('b');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(chosen()).toBe('a,b,c');
  });

  it('has one row in the tab order, the one that was reached last', async () => {
    renderUi(<Trees />);
    rowOf('b').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(
      [...document.querySelectorAll('[data-row][tabindex="0"]')].map(
        (row) => (row as HTMLElement).dataset.row,
      ),
    ).toEqual(['c']);
  });

  it('opens the actions of a row by the key of the period', async () => {
    renderUi(
      <Trees
        rowActions={(tree) => (
          <RowMenu name={tree.name} items={[{ id: 'x', label: 'Fell', onSelect: vi.fn() }]} />
        )}
      />,
    );
    rowOf('c').focus();
    await userEvent.keyboard('.');
    expect(await screen.findByRole('menuitem', { name: 'Fell' })).toBeTruthy();
  });
});

describe('selection', () => {
  it('selects a range with Shift and shows a mixed box in the head', async () => {
    renderUi(<Trees selectable />);
    const head = screen.getByRole<HTMLInputElement>('checkbox', { name: /Select all/ });
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
    expect(head.indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Alder' }));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('a,b,c');
    await user.click(head);
    expect(chosen()).toBe('a,b,c,d');
    expect(head.indeterminate).toBe(false);
    await user.click(head);
    expect(chosen()).toBe('');
  });
});

describe('columns, groups and states', () => {
  it('hides optional columns and follows the layout', () => {
    const { rerender } = renderUi(<Trees />);
    expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
    rerender(<Trees layout={{ order: ['kind', 'height', 'name'], hidden: [] }} />);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Kind',
      'Height',
    ]);
  });

  it('shows groups with subtotals and closes a group', async () => {
    renderUi(<Trees grouping={{ of: (tree) => tree.kind, label: (kind) => kind }} showTotals />);
    expect(screen.getByText('sum 29')).toBeTruthy();
    expect(screen.getByText('sum 129')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /leaf/ }));
    expect(names()).toEqual(['Cedar', 'Fir']);
  });

  it('shows the empty, the filtered and the failed state', async () => {
    const clear = vi.fn();
    const again = vi.fn();
    const { rerender } = renderUi(<Trees rows={[]} />);
    expect(screen.getByText('No trees')).toBeTruthy();
    rerender(<Trees rows={[]} onClearFilters={clear} />);
    expect(screen.getByText('Nothing matches these filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledOnce();
    rerender(<Trees rows={undefined} errors={['The service is down.']} onRetry={again} />);
    expect(screen.getByText('Error: The service is down.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('shows after 300 ms that new rows are loading, and shows nothing where they arrive sooner', () => {
    vi.useFakeTimers();
    const { rerender } = renderUi(<Trees />);
    const isBusy = () => screen.getByRole('grid').getAttribute('aria-busy');
    const isDimmed = () => document.querySelectorAll('[data-refreshing]').length > 0;
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    rerender(<Trees refreshing />);
    wait(299);
    expect([isBusy(), isDimmed()]).toEqual(['true', false]);
    rerender(<Trees />);
    rerender(<Trees refreshing />);
    wait(299);
    expect(isDimmed()).toBe(false);
    wait(1);
    expect([isBusy(), isDimmed()]).toEqual(['true', true]);
    rerender(<Trees />);
    expect([isBusy(), isDimmed()]).toEqual([null, false]);
    vi.useRealTimers();
  });
});
