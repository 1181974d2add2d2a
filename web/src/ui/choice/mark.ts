import { chakra, defineRecipe } from '@chakra-ui/react';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-6.5'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='%23fff' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";

const mark = {
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
} as const;

/** The native checkbox, drawn by us: check, dash when `indeterminate` is set on the element. */
export const CheckMark = chakra(
  'input',
  defineRecipe({
    base: {
      ...mark,
      borderRadius: 'check',
      '&:checked, &:indeterminate': { backgroundColor: 'control.fill', borderColor: 'control.fill' },
      '&:checked': { backgroundImage: tick },
      '&:indeterminate': { backgroundImage: dash },
    },
  }),
);

/** The native radio button, drawn by us. */
export const Radio = chakra(
  'input',
  defineRecipe({
    base: {
      ...mark,
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
