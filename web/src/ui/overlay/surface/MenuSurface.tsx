import { chakra, Menu as Chakra, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { MenuItem } from '../Menu';

export interface MenuSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the button beside which it stands and to which the focus returns. */
  triggerId: string;
  label?: string | undefined;
  align: 'start' | 'end';
  items: readonly MenuItem[];
}

/** What a Menu opens; its code comes with the first one that opens. */
export function MenuSurface({ open, onOpenChange, triggerId, label, align, items }: MenuSurfaceProps) {
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      ids={{ trigger: triggerId }}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect()}
      positioning={{ placement: `bottom-${align}`, gutter: 4 }}
    >
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
