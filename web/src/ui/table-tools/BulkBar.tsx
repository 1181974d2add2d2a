import { chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../format/count';
import { useEscClears } from './use-esc-clears';

export interface BulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
}

export interface BulkBarProps {
  count: number;
  /** The total of the selected rows: `$279,900 today`. */
  total?: ReactNode;
  actions: readonly BulkAction[];
  /** Called on Esc, too. */
  onClear: () => void;
}

/** A bar that floats at the bottom center while rows are selected. */
export function BulkBar({ count, total, actions, onClear }: BulkBarProps) {
  useEscClears(count, onClear);
  if (count === 0) return null;

  return (
    <Portal>
      <section aria-label="Selection">
        <chakra.div {...barStyle} role="toolbar" aria-label="Actions for the selected rows" data-no-print>
          <chakra.span role="status" fontWeight="600" ps="1" whiteSpace="nowrap">
            {formatCount(count)} selected
          </chakra.span>
          {total && (
            <chakra.span color="ink.muted" data-figure whiteSpace="nowrap" me="1">
              {total}
            </chakra.span>
          )}
          {actions.map((action) => (
            <BarButton
              key={action.id}
              onPress={action.onSelect}
              disabled={action.disabled}
              destructive={action.destructive}
            >
              {action.icon}
              {action.label}
            </BarButton>
          ))}
          <chakra.span w="1px" h="20px" bg="ink.hover" mx="1" aria-hidden />
          <BarButton onPress={onClear} muted>
            Clear
            <chakra.kbd
              textStyle="micro"
              px="1.5"
              borderRadius="check"
              borderWidth="1px"
              borderColor="ink.muted"
              display={{ base: 'none', md: 'inline' }}
            >
              Esc
            </chakra.kbd>
          </BarButton>
        </chakra.div>
      </section>
    </Portal>
  );
}

interface BarButtonProps {
  onPress: () => void;
  disabled?: boolean;
  destructive?: boolean;
  muted?: boolean;
  children: ReactNode;
}

function BarButton({ onPress, disabled, destructive, muted, children }: BarButtonProps) {
  return (
    <chakra.button
      type="button"
      onClick={onPress}
      disabled={disabled}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="34px"
      px="2.5"
      borderRadius="control"
      fontWeight="550"
      whiteSpace="nowrap"
      cursor="pointer"
      color={destructive ? 'ink.danger' : muted ? 'ink.muted' : 'ink.fg'}
      _hover={{ bg: 'ink.hover' }}
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
      // The page's focus ring would not be visible on the bar's ink.
      _focusVisible={{ outlineColor: 'ink.fg' }}
      css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
    >
      {children}
    </chakra.button>
  );
}

const barStyle = {
  position: 'fixed',
  zIndex: 'bar',
  left: '50%',
  transform: 'translateX(-50%)',
  bottom: { base: 'calc(var(--bottom-bar, 64px) + 12px)', md: '24px' },
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  maxW: 'calc(100vw - 32px)',
  overflowX: 'auto',
  px: '3',
  py: '2',
  bg: 'ink.bg',
  color: 'ink.fg',
  borderRadius: 'sheet',
  shadow: 'e2',
  textStyle: 'table',
} as const;
