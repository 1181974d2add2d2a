import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Track = chakra(
  'input',
  defineRecipe({
    base: {
      appearance: 'none',
      flexShrink: 0,
      margin: 0,
      width: '34px',
      height: '20px',
      borderRadius: 'full',
      bg: 'border.control',
      position: 'relative',
      cursor: 'pointer',
      transition: 'background-color 120ms',
      _before: {
        content: '""',
        position: 'absolute',
        top: '2px',
        left: '2px',
        width: '16px',
        height: '16px',
        borderRadius: 'full',
        bg: '#fff',
        transition: 'transform 120ms',
      },
      '&:checked': { bg: 'control.fill', _before: { transform: 'translateX(14px)' } },
      _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
);

export interface SwitchProps extends Omit<ComponentProps<typeof Track>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A switch, on or off, which takes effect with the form around it. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="flex-start"
      gap="3"
      cursor="pointer"
      minH="28px"
      css={{ '@media (pointer: coarse)': { minHeight: '44px', paddingBlock: '12px' } }}
    >
      <Track {...rest} type="checkbox" role="switch" />
      <span>
        <chakra.span textStyle="label" display="block">
          {label}
        </chakra.span>
        {hint && (
          <chakra.span textStyle="caption" color="fg.subtle">
            {hint}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
