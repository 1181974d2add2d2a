import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  /** Set the address here to have the tab in it; the panel is drawn only for `value`. */
  onChange: (value: Value) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Tabs with one panel. Arrow keys, Home and End move; on phones the row scrolls sideways. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  // On phones the chosen one may lie beyond the edge of the row.
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
        mb="6.5"
        css={{ boxShadow: 'inset 0 -1px 0 {colors.border.default}', scrollbarWidth: 'none' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab.value} tab={tab} chosen={tab.value === value} onChoose={() => onChange(tab.value)} />
        ))}
      </chakra.div>
      <chakra.div role="tabpanel" aria-labelledby={`tab-${value}`} id={`panel-${value}`}>
        {children}
      </chakra.div>
    </>
  );
}

function Tab({ tab, chosen, onChoose }: { tab: TabItem<string>; chosen: boolean; onChoose: () => void }) {
  return (
    <chakra.button
      type="button"
      role="tab"
      id={`tab-${tab.value}`}
      data-tab={tab.value}
      aria-selected={chosen}
      aria-controls={chosen ? `panel-${tab.value}` : undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
      flexShrink={0}
      minH={{ base: '44px', md: '38px' }}
      fontWeight={chosen ? 600 : 450}
      color={chosen ? 'fg.default' : 'fg.muted'}
      cursor="pointer"
      borderBottomWidth="2px"
      borderColor={chosen ? 'brand.fg' : 'transparent'}
      _hover={{ color: 'fg.default' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {tab.label}
    </chakra.button>
  );
}
