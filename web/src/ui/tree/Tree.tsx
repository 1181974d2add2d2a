import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { treeLines, type TreeLine, type TreeNode } from './tree-model';
import { useTreeKeys } from './use-tree-keys';

export interface TreeProps {
  /** Accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  selectedId: string | null;
  /** Called on Enter, Space, or a click. */
  onSelect: (id: string) => void;
  open: ReadonlySet<string>;
  onOpenChange: (open: ReadonlySet<string>) => void;
  /** Called on F2. */
  onRename?: (id: string) => void;
  /** Shown in place of a node's label: a field for its new name. */
  edited?: { id: string; field: ReactNode };
  /** Before each label: an icon of 16 px. */
  iconOf?: (line: TreeLine) => ReactNode;
  /** Drawn around a node's content: a target for drops on the node. */
  around?: ComponentType<{ id: string; children: ReactNode }>;
}

/** Nested nodes. Arrow keys, Home, End and letters move; Right and Left open and close; Enter chooses. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, open, onOpenChange } = props;
  const tree = useRef<HTMLUListElement>(null);
  const lines = treeLines(nodes, open);
  const onOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    onOpenChange(next);
  };
  const { onSelect, onRename } = props;
  const { reachable, onKeyDown, onFocus } = useTreeKeys({
    lines,
    selectedId,
    tree,
    onSelect,
    onOpen,
    onRename,
  });
  return (
    <chakra.ul
      ref={tree}
      role="tree"
      aria-label={label}
      listStyleType="none"
      textStyle="table"
      onKeyDown={onKeyDown}
    >
      {lines.map((line) => (
        <TreeItem
          key={line.node.id}
          {...props}
          line={line}
          isReachable={line.node.id === reachable}
          onFocus={() => onFocus(line.node.id)}
          onToggle={() => onOpen(line.node.id, !line.isOpen)}
        />
      ))}
    </chakra.ul>
  );
}

interface TreeItemProps extends TreeProps {
  line: TreeLine;
  isReachable: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

function TreeItem(props: TreeItemProps) {
  const { line, selectedId, edited, iconOf, around: Around = Plain } = props;
  const { node, level } = line;
  const isSelected = node.id === selectedId;
  return (
    <chakra.li
      role="treeitem"
      data-node={node.id}
      tabIndex={props.isReachable ? 0 : -1}
      aria-level={level}
      aria-setsize={line.siblings}
      aria-posinset={line.position}
      aria-expanded={line.hasChildren ? line.isOpen : undefined}
      aria-selected={isSelected}
      aria-disabled={node.disabled || undefined}
      aria-label={node.label}
      onFocus={(event) => event.target === event.currentTarget && props.onFocus()}
      onClick={() => !node.disabled && props.onSelect(node.id)}
      {...itemStyle(isSelected, node.disabled)}
    >
      <Around id={node.id}>
        <chakra.span {...lineStyle} ps={`${(level - 1) * 16 + 4}px`}>
          <Chevron line={line} onToggle={props.onToggle} />
          <chakra.span flexShrink={0} color={isSelected ? 'brand.fg' : 'fg.subtle'} aria-hidden>
            {iconOf?.(line)}
          </chakra.span>
          {edited?.id === node.id ? (
            edited.field
          ) : (
            <chakra.span truncate title={node.label}>
              {node.label}
            </chakra.span>
          )}
        </chakra.span>
      </Around>
    </chakra.li>
  );
}

const Plain = ({ children }: { children: ReactNode }) => children;

/** Opens a node by mouse and finger; the keyboard opens the node itself. */
function Chevron({ line, onToggle }: { line: TreeLine; onToggle: () => void }) {
  if (!line.hasChildren) return <chakra.span w="22px" flexShrink={0} />;
  const Icon = line.isOpen ? ChevronDown : ChevronRight;
  return (
    <chakra.span
      {...chevronStyle}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon size={14} strokeWidth={1.75} />
    </chakra.span>
  );
}

const itemStyle = (isSelected: boolean, isDisabled = false) =>
  ({
    display: 'block',
    borderRadius: 'control',
    cursor: isDisabled ? 'not-allowed' : 'pointer',
    bg: isSelected ? 'brand.subtle' : undefined,
    color: isDisabled ? 'fg.subtle' : isSelected ? 'brand.fg' : 'fg.default',
    fontWeight: isSelected ? 600 : undefined,
    _hover: isSelected || isDisabled ? undefined : { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  }) as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  pe: '2',
  minH: '30px',
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;

const chevronStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '22px',
  h: '24px',
  flexShrink: 0,
  borderRadius: 'tag',
  color: 'fg.subtle',
  _hover: { bg: 'bg.muted', color: 'fg.default' },
} as const;
