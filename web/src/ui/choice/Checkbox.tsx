import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  /** Beside the box; without it give an `aria-label`. */
  label?: ReactNode;
  /** Some of the items that the box covers are chosen, not all. */
  mixed?: boolean;
}

/** A box to tick. Works with `{...register('x')}` and with `checked` and `onChange`. */
export function Checkbox({ label, mixed, ref, ...rest }: CheckboxProps) {
  const box = (
    <input
      {...rest}
      className={styles.check}
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = Boolean(mixed);
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
    />
  );
  if (label === undefined) return box;
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="28px"
      cursor="pointer"
      css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
    >
      {box}
      <span>{label}</span>
    </chakra.label>
  );
}
