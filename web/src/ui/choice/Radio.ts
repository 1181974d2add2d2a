import { chakra, defineRecipe } from '@chakra-ui/react';

/** The native radio button, drawn by us. */
export const Radio = chakra(
  'input',
  defineRecipe({
    base: {
      appearance: 'none',
      flexShrink: 0,
      margin: 0,
      verticalAlign: 'middle',
      width: '16px',
      height: '16px',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      cursor: 'pointer',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      _disabled: { cursor: 'not-allowed', opacity: 0.5 },
      borderRadius: 'full',
      '&:checked': {
        backgroundColor: 'control.fill',
        borderColor: 'control.fill',
        boxShadow: 'inset 0 0 0 4px {colors.control.fill}',
        backgroundImage: 'radial-gradient(#fff 3px, transparent 3.5px)',
      },
    },
  }),
);
