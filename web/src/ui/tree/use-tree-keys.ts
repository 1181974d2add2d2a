import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { steppedLine, typedNode, type TreeLine } from './tree-model';

/** Typed letters belong together as long as the pauses between them are shorter. */
const TYPING_MS = 700;

export interface TreeKeys {
  lines: readonly TreeLine[];
  /** The node that is chosen: Tab leads to it first. */
  selectedId: string | null;
  tree: RefObject<HTMLElement | null>;
  onSelect: (id: string) => void;
  onOpen: (id: string, open: boolean) => void;
  onRename?: (id: string) => void;
}

/** Returns the key handler of a tree, and the only node that Tab reaches. */
export function useTreeKeys(keys: TreeKeys) {
  const { lines, selectedId, tree } = keys;
  const [focused, setFocused] = useState<string | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const isInSight = (id: string | null) => lines.some(({ node }) => node.id === id);
  const reachable = [focused, selectedId].find(isInSight) ?? lines[0]?.node.id;

  const go = (line: TreeLine | null | undefined) => {
    if (!line) return;
    setFocused(line.node.id);
    const items = [...(tree.current?.children ?? [])] as HTMLElement[];
    items.find(({ dataset }) => dataset.node === line.node.id)?.focus();
  };
  const type = (at: number, letter: string) => {
    const now = Date.now();
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    go(typedNode(lines, at, text));
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).dataset.node;
    const at = lines.findIndex(({ node }) => node.id === id);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!act(keys, lines[at]!, event.key)) {
      if (/^[\p{L}\p{N}]$/u.test(event.key)) type(at, event.key);
      else if (STEPS.has(event.key)) go(steppedLine(lines, at, event.key));
      else return;
    }
    // Also keeps the key from the page's shortcuts, which are single letters.
    event.preventDefault();
  }
  return { reachable, onKeyDown, onFocus: setFocused };
}

const STEPS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Applies a key to the node itself; returns false for a key that leads elsewhere. */
function act({ onSelect, onOpen, onRename }: TreeKeys, line: TreeLine, key: string): boolean {
  const { node, hasChildren, isOpen } = line;
  if ((key === 'Enter' || key === ' ') && !node.disabled) onSelect(node.id);
  else if (key === 'F2' && onRename) onRename(node.id);
  else if (key === 'ArrowRight' && hasChildren && !isOpen) onOpen(node.id, true);
  else if (key === 'ArrowLeft' && isOpen) onOpen(node.id, false);
  else return false;
  return true;
}
