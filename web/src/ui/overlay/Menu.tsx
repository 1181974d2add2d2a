import { chakra, Menu as Chakra, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  /** Also the value that is reported. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** Ticked: one of several that hold. */
  checked?: boolean;
  /** A hairline above it. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label?: string;
  align?: 'start' | 'end';
  /** Opened by whoever draws it, as it first appears. */
  startsOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Actions behind a button. Arrow keys, first letters, Enter, Esc. */
export function Menu({ trigger, items, label, align = 'end', startsOpen, onOpenChange }: MenuProps) {
  return (
    <Chakra.Root
      lazyMount
      defaultOpen={startsOpen}
      unmountOnExit
      onOpenChange={(change) => onOpenChange?.(change.open)}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect()}
      positioning={{ placement: `bottom-${align}`, gutter: 4 }}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner role="region" aria-label={label ?? 'Actions'}>
          <Chakra.Content aria-label={label} {...contentStyle}>
            {items.map((item) => (
              <Chakra.Item key={item.id} value={item.id} disabled={item.disabled} {...itemStyle(item)}>
                {item.icon && (
                  <chakra.span color={item.destructive ? 'inherit' : 'fg.subtle'} aria-hidden>
                    {item.icon}
                  </chakra.span>
                )}
                <chakra.span flex="1">{item.label}</chakra.span>
                {item.checked && <Check size={16} strokeWidth={1.75} aria-label="chosen" />}
              </Chakra.Item>
            ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

const contentStyle = {
  minW: '180px',
  maxW: '320px',
  maxH: 'min(420px, 70dvh)',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'menu',
  shadow: 'e1',
  zIndex: 'popover',
  outline: 'none',
  animation: 'fadeIn 180ms',
} as const;

function itemStyle(item: MenuItem) {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    minH: '32px',
    borderRadius: 'tag',
    textStyle: 'table',
    cursor: 'pointer',
    color: item.destructive ? 'danger.fg' : 'fg.default',
    mt: item.divided ? '5px' : undefined,
    boxShadow: item.divided ? '0 -3px 0 -2px {colors.border.default}' : undefined,
    _highlighted: { bg: item.destructive ? 'danger.bg' : 'bg.muted' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    css: { '@media (pointer: coarse)': { minHeight: '44px' } },
  } as const;
}
