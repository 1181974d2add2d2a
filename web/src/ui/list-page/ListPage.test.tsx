import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPhone } from '../../testing/on-phone';
import type { Column } from '../table-model/column';
import { renderUi } from '../test-render';
import { ListPage, type ListPageProps } from './ListPage';
import { useListSelection } from './use-list-selection';

interface Tree {
  id: string;
  name: string;
}

const ALL: Tree[] = ['Alder', 'Birch', 'Cedar', 'Fir'].map((name) => ({ id: name, name }));
const columns: Column<Tree>[] = [
  { id: 'name', header: 'Name', fixed: true, sortable: true, cell: (tree) => tree.name },
  { id: 'height', header: 'Height', align: 'end', sortable: true, cell: () => 20 },
];
const idOf = (tree: Tree) => tree.id;
const done = vi.fn();

/** A list with two trees a page; the selection covers all pages. */
function Trees(props: Partial<ListPageProps<Tree>> & { trees?: Tree[] }) {
  const { trees = ALL } = props;
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const shown = trees.filter(({ name }) => name.toLowerCase().includes(text));
  const selection = useListSelection(shown, idOf);
  return (
    <ListPage
      caption="Trees"
      search={{ label: 'Filter trees', value: text, onChange: setText }}
      columns={columns}
      rows={shown.slice(2 * page - 2, 2 * page)}
      rowId={idOf}
      rowName={(tree) => tree.name}
      empty="No trees"
      manualSort
      selection={selection}
      bulk={{ actions: [{ id: 'fell', label: 'Fell', onSelect: () => done(selection.rows.map(idOf)) }] }}
      commands={({ name }) => [
        { id: 'edit', label: 'Edit', icon: 'e', onSelect: () => done(`edit ${name}`) },
        { id: 'fell', label: 'Fell', icon: 'f', isInMenu: true, onSelect: () => done(`fell ${name}`) },
      ]}
      renderPhoneRow={(tree) => tree.name}
      pages={{ page, pageSize: 2, total: shown.length, onPageChange: setPage }}
      {...props}
    />
  );
}

const isSelected = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked;
afterEach(() => {
  done.mockReset();
});

it('keeps the selection from page to page, and drops rows that a filter hides', async () => {
  const user = userEvent.setup();
  renderUi(<Trees />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Fir' }));
  await user.click(screen.getByRole('button', { name: 'Fell' }));
  expect(done).toHaveBeenLastCalledWith(['Birch', 'Fir']);
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(isSelected('Birch')).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'bir');
  expect(await screen.findByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fell' }));
  expect(done).toHaveBeenLastCalledWith(['Birch']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(isSelected('Birch')).toBe(false);
});

it('selects the rows of all pages at once, after all rows of the page', async () => {
  const user = userEvent.setup();
  renderUi(<Trees />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 4' }));
  await user.click(screen.getByRole('button', { name: 'Fell' }));
  expect(done).toHaveBeenLastCalledWith(['Alder', 'Birch', 'Cedar', 'Fir']);
});

it('has an icon for a command, and a menu where a command is only in the menu', async () => {
  const user = userEvent.setup();
  renderUi(<Trees />);
  await user.click(screen.getByRole('button', { name: 'Edit Alder' }));
  expect(done).toHaveBeenLastCalledWith('edit Alder');
  expect(screen.queryByRole('button', { name: 'Fell Alder' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for Alder' })).toBeTruthy();
});

it('has no column for commands where no row has one', () => {
  renderUi(<Trees commands={() => []} />);
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

it('has neither toolbar nor pages while there are no rows', () => {
  renderUi(<Trees trees={[]} hasNoToolbar />);
  expect(screen.getByText('No trees')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('is a list with menus and a sort menu on a phone', async () => {
  onPhone();
  const sorted = vi.fn();
  const user = userEvent.setup();
  renderUi(<Trees onSortChange={sorted} sort={null} />);
  const list = screen.getByRole('list', { name: 'Trees' });
  expect(within(list).getByRole('button', { name: 'Actions for Birch' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  const menu = within(await screen.findByRole('menu', { name: 'Sort' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Name, A to Z',
    'Name, Z to A',
    'Height, lowest first',
    'Height, highest first',
  ]);
});

it('has no violations that axe finds', async () => {
  const { container } = renderUi(<Trees />);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('requests more rows of an endless list, once at a time, and says when that fails', async () => {
  const user = userEvent.setup();
  const onMore = vi.fn();
  const endless = { total: 500, isLong: true, hasMore: true, isLoading: false, hasFailed: false, onMore };
  const { rerender } = renderUi(<Trees pages={undefined} endless={endless} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<Trees pages={undefined} endless={{ ...endless, isLoading: true }} />);
  expect(screen.getByText('Loading more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  rerender(<Trees pages={undefined} endless={{ ...endless, hasFailed: true }} />);
  expect(screen.getByText('More rows could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(2);
  rerender(<Trees pages={undefined} endless={{ ...endless, hasMore: false }} />);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('requests more rows by itself when the end of the list comes near', () => {
  let come = (_near: boolean) => {};
  class Watcher {
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      come = () => {};
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  const onMore = vi.fn();
  const endless = { total: 500, isLong: true, hasMore: true, isLoading: false, hasFailed: false, onMore };
  const { rerender } = renderUi(<Trees pages={undefined} endless={endless} />);
  come(false);
  expect(onMore).not.toHaveBeenCalled();
  come(true);
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<Trees pages={undefined} endless={{ ...endless, isLoading: true }} />);
  come(true);
  expect(onMore).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('draws only the rows in sight of a long list on phones, under the head of their group', () => {
  onPhone();
  const trees = Array.from({ length: 3000 }, (_, n) => ({ id: `t${n}`, name: `Tree ${n}` }));
  renderUi(
    <Trees
      trees={trees}
      rows={trees}
      pages={undefined}
      phoneRowHeight={62}
      grouping={{ of: ({ name }) => name.slice(0, 6), label: (group) => `Group ${group}` }}
    />,
  );
  expect(screen.getAllByRole('listitem').length).toBeLessThan(100);
  vi.unstubAllGlobals();
});
