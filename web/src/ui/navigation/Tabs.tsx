import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** The tab's own address, where it has one: it can be opened in a new window too. */
  to?: To;
  /** State of the history entry that `to` makes. */
  state?: unknown;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  /** Set the address here to have the tab in it; the panel is drawn only for `value`. */
  onChange: (value: Value) => void;
  /** Called when a tab is hovered or focused: its code and data can be fetched. */
  onApproach?: (value: Value) => void;
  /** Less room under the row. */
  isTight?: boolean;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Tabs with one panel. Arrow keys, Home and End move; on phones the row scrolls sideways. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, onApproach, isTight, children } = props;
  const list = useRef<HTMLDivElement>(null);

  // On phones the chosen tab may be beyond the edge of the row.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - 20;
  }, [value]);

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs[(target + tabs.length) % tabs.length]!;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  }

  return (
    <>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        display="flex"
        gap="5"
        overflowX="auto"
        overflowY="hidden"
        mb={isTight ? '4' : '6.5'}
        css={{ boxShadow: 'inset 0 -1px 0 {colors.border.default}', scrollbarWidth: 'none' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            tab={tab}
            chosen={tab.value === value}
            onChoose={() => onChange(tab.value)}
            onApproach={() => onApproach?.(tab.value)}
          />
        ))}
      </chakra.div>
      <chakra.div role="tabpanel" aria-labelledby={`tab-${value}`} id={`panel-${value}`}>
        {children}
      </chakra.div>
    </>
  );
}

interface TabProps {
  tab: TabItem<string>;
  chosen: boolean;
  onChoose: () => void;
  onApproach: () => void;
}

function Tab({ tab: { value, label, to, state }, chosen, onChoose, onApproach }: TabProps) {
  const common = {
    role: 'tab',
    id: `tab-${value}`,
    'data-tab': value,
    'aria-selected': chosen,
    'aria-controls': chosen ? `panel-${value}` : undefined,
    tabIndex: chosen ? 0 : -1,
    onPointerEnter: onApproach,
    onFocus: onApproach,
  };
  const look = {
    ...tabStyle,
    fontWeight: chosen ? 600 : 450,
    color: chosen ? 'fg.default' : 'fg.muted',
    borderColor: chosen ? 'brand.fg' : 'transparent',
  };
  if (to === undefined)
    return (
      <chakra.button type="button" {...common} {...look} onClick={onChoose}>
        {label}
      </chakra.button>
    );
  return (
    <chakra.a asChild {...look}>
      <Link
        {...common}
        to={to}
        state={state}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onChoose();
        }}
      >
        {label}
      </Link>
    </chakra.a>
  );
}

const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minH: { base: '44px', md: '38px' },
  cursor: 'pointer',
  borderBottomWidth: '2px',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;
