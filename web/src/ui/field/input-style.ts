import { defineRecipe } from '@chakra-ui/react';

/** The look of every text-like control; 16 px on touch screens, below which phones zoom in on focus. */
export const inputStyle = defineRecipe({
  base: {
    width: 'full',
    minWidth: 0,
    appearance: 'none',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.subtle' },
    _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', boxShadow: 'inset 0 0 0 1px {colors.danger.fg}' },
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: '1rem' },
  },
  variants: {
    size: {
      sm: { minHeight: '34px', px: '2.5', fontSize: '0.8125rem' },
      md: { minHeight: '38px', px: '3', fontSize: '0.875rem' },
    },
  },
  defaultVariants: { size: 'md' },
});
