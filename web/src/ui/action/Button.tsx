import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { flexShrink: 0 },
    _disabled: {
      cursor: 'not-allowed',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border.default',
      shadow: 'none',
    },
  },
  variants: {
    variant: {
      primary: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        shadow: 'e0',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.muted' },
      },
      quiet: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg.default' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
      danger: { bg: 'danger.solid', color: 'brand.contrast', _hover: { filter: 'brightness(.92)' } },
      dangerQuiet: {
        bg: 'bg.surface',
        color: 'danger.fg',
        borderColor: 'border.strong',
        _hover: { bg: 'danger.bg' },
      },
      link: {
        px: '0',
        minH: '0',
        color: 'brand.fg',
        bg: 'transparent',
        _hover: { textDecoration: 'underline' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
    },
    size: {
      sm: { minH: '28px', px: '2.5', fontSize: '0.8125rem', '@media (pointer: coarse)': { minH: '44px' } },
      md: { minH: '34px', px: '3', fontSize: '0.8125rem', '@media (pointer: coarse)': { minH: '44px' } },
      lg: { minH: '40px', px: '4', fontSize: '0.875rem', '@media (pointer: coarse)': { minH: '44px' } },
    },
  },
  compoundVariants: [
    { variant: 'link', size: 'md', css: { px: '0', minH: '24px' } },
    { variant: 'link', size: 'sm', css: { px: '0', minH: '24px' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export interface ButtonProps extends Omit<ComponentProps<typeof Base>, 'children'> {
  children?: ReactNode;
  /** Lucide icon before the text, 16 px. */
  icon?: ReactNode;
  /** While true the button is disabled and reads `busyText`, without changing its width. */
  busy?: boolean;
  busyText?: string;
}

/** A button: `primary` once per view, `secondary`, `quiet`, `danger`, `dangerQuiet`, `link`. With `asChild` it styles a link. */
export function Button({ icon, busy, busyText, children, disabled, asChild, ...rest }: ButtonProps) {
  if (asChild) {
    return (
      <Base asChild {...rest}>
        {children}
      </Base>
    );
  }
  return (
    <Base type="button" disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busyText === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <SteadyLabel {...{ icon, busy, busyText }} text={children} />
      )}
    </Base>
  );
}

interface SteadyLabelProps extends Pick<ButtonProps, 'icon' | 'busy' | 'busyText'> {
  text: ReactNode;
}

/** Both texts lie in one grid cell, each with the icon, so that the wider one always sets the width. */
function SteadyLabel({ icon, busy, text, busyText }: SteadyLabelProps) {
  return (
    <chakra.span display="inline-grid" justifyItems="center" css={{ '& > *': { gridArea: '1 / 1' } }}>
      <chakra.span {...labelStyle} visibility={busy ? 'hidden' : undefined} aria-hidden={busy || undefined}>
        {icon}
        {text}
      </chakra.span>
      <chakra.span {...labelStyle} visibility={busy ? undefined : 'hidden'} aria-hidden={!busy || undefined}>
        {icon}
        {busyText}
      </chakra.span>
    </chakra.span>
  );
}

const labelStyle = { display: 'inline-flex', alignItems: 'center', gap: '2' } as const;
