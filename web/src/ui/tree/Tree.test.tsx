import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test-render';
import { Tree, type TreeProps } from './Tree';
import { ancestorsOf, treeLines, type TreeNode } from './tree-model';

const nodes: TreeNode[] = [
  { id: 'all', parentId: null, label: 'All files' },
  { id: 'bids', parentId: 'all', label: 'Bids' },
  { id: 'contracts', parentId: 'all', label: 'Contracts', disabled: true },
  { id: '2025', parentId: 'contracts', label: '2025' },
  { id: '2026', parentId: 'contracts', label: '2026' },
  { id: 'minutes', parentId: 'all', label: 'Minutes' },
];
const chosen = vi.fn();

function Folders(props: Partial<TreeProps>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['all']));
  return (
    <Tree
      label="Folders"
      nodes={nodes}
      selectedId="bids"
      onSelect={chosen}
      open={open}
      onOpenChange={setOpen}
      {...props}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('moves, opens and closes by keys, and chooses with Enter', async () => {
  const onRename = vi.fn();
  const user = userEvent.setup();
  renderUi(<Folders onRename={onRename} />);
  await user.tab();
  expect(focused()).toBe('Bids');
  await user.keyboard('{ArrowDown}{Enter}');
  // A disabled node cannot be chosen, but it can be opened.
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.queryByRole('treeitem', { name: '2025' })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2025');
  await user.keyboard('{Enter}{F2}');
  expect(chosen.mock.lastCall).toEqual(['2025']);
  expect(onRename.mock.lastCall).toEqual(['2025']);
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Contracts');
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: '2025' })).toBeNull();
  await user.keyboard('{End}');
  expect(focused()).toBe('Minutes');
  await user.keyboard('{Home}');
  expect(focused()).toBe('All files');
});

it('goes to the node whose name begins with the typed text', async () => {
  const user = userEvent.setup();
  renderUi(<Folders open={new Set(['all', 'contracts'])} />);
  await user.tab();
  await user.keyboard('2026');
  expect(focused()).toBe('2026');
});

it('exposes level, place and state of each node, and has no violations that axe finds', async () => {
  const { container } = renderUi(<Folders />);
  const contracts = screen.getByRole('treeitem', { name: 'Contracts' });
  const said = ['level', 'posinset', 'setsize', 'expanded', 'disabled'].map((name) =>
    contracts.getAttribute(`aria-${name}`),
  );
  expect(said).toEqual(['2', '2', '3', 'false', 'true']);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('keeps a node reachable whose parent is missing', () => {
  const lost = [...nodes, { id: 'lost', parentId: 'gone', label: 'Lost' }];
  expect(treeLines(lost, new Set()).map(({ node }) => node.label)).toEqual(['All files', 'Lost']);
  expect(ancestorsOf(nodes, '2025')).toEqual(['contracts', 'all']);
});
