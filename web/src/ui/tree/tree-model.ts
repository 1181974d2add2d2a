/** A node of a tree; siblings are in the order of the list. */
export interface TreeNode {
  id: string;
  /** Null at the top. */
  parentId: string | null;
  label: string;
  /** Cannot be chosen, but can still be opened. */
  disabled?: boolean;
}

/** A node as it is drawn. */
export interface TreeLine {
  node: TreeNode;
  /** 1 at the top. */
  level: number;
  /** Its place among its siblings, from 1, and how many there are. */
  position: number;
  siblings: number;
  hasChildren: boolean;
  isOpen: boolean;
}

function childrenOf(nodes: readonly TreeNode[]): Map<string | null, TreeNode[]> {
  const ids = new Set(nodes.map(({ id }) => id));
  const children = new Map<string | null, TreeNode[]>();
  for (const node of nodes) {
    // A node whose parent is missing is at the top, so that it is never out of reach.
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  return children;
}

/** Returns the nodes in sight, from top to bottom: those whose parents are all open. */
export function treeLines(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeLine[] {
  const children = childrenOf(nodes);
  const lines: TreeLine[] = [];
  const walk = (parent: string | null, level: number) => {
    const siblings = children.get(parent) ?? [];
    siblings.forEach((node, index) => {
      const hasChildren = children.has(node.id);
      const isOpen = hasChildren && open.has(node.id);
      lines.push({ node, level, position: index + 1, siblings: siblings.length, hasChildren, isOpen });
      if (isOpen) walk(node.id, level + 1);
    });
  };
  walk(null, 1);
  return lines;
}

/** Returns all nodes above a node, the nearest first. Stops at a cycle, which no service sends. */
export function ancestorsOf(nodes: readonly TreeNode[], id: string): string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const above: string[] = [];
  let at = parents.get(id) ?? null;
  while (at !== null && !above.includes(at)) {
    above.push(at);
    at = parents.get(at) ?? null;
  }
  return above;
}

/** Returns the next node after `from` whose label begins with the typed text, once around. */
export function typedNode(lines: readonly TreeLine[], from: number, typed: string): TreeLine | undefined {
  const wanted = typed.toLowerCase();
  // A second letter narrows the first down, so the node itself may still be the one.
  const start = typed.length > 1 ? from : from + 1;
  const around = [...lines.slice(start), ...lines.slice(0, start)];
  return around.find(({ node }) => node.label.toLowerCase().startsWith(wanted));
}

/** Returns the line that a key leads to; null where it leads nowhere. */
export function steppedLine(lines: readonly TreeLine[], at: number, key: string): TreeLine | null {
  const line = lines[at];
  if (!line) return null;
  if (key === 'ArrowDown') return lines[at + 1] ?? null;
  if (key === 'ArrowUp') return lines[at - 1] ?? null;
  if (key === 'Home') return lines[0] ?? null;
  if (key === 'End') return lines.at(-1) ?? null;
  if (key === 'ArrowRight') return line.isOpen ? (lines[at + 1] ?? null) : null;
  if (key === 'ArrowLeft' && !line.isOpen)
    return lines.slice(0, at).findLast(({ level }) => level === line.level - 1) ?? null;
  return null;
}
