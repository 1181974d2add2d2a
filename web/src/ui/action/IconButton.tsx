import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../overlay/Tooltip';

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '30px',
    height: '30px',
    borderRadius: 'control',
    color: 'fg.subtle',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
    _expanded: { bg: 'bg.muted', color: 'fg.default' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  variants: {
    tone: { plain: {}, danger: { _hover: { bg: 'danger.bg', color: 'danger.fg' } } },
  },
  defaultVariants: { tone: 'plain' },
});

export interface IconButtonProps extends Omit<ComponentProps<typeof Base>, 'children'> {
  /** Accessible name, also the tooltip. */
  label: string;
  /** Lucide icon of 16 to 18 px. */
  icon: ReactNode;
  /** Without a tooltip, where the name already stands beside it. */
  noTooltip?: boolean;
}

/** An icon-only button with its name as tooltip. */
export function IconButton({ label, icon, noTooltip, ...rest }: IconButtonProps) {
  const button = (
    <Base type="button" aria-label={label} {...rest}>
      {icon}
    </Base>
  );
  return noTooltip ? button : <Tooltip text={label}>{button}</Tooltip>;
}
