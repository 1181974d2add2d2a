import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';
import { inputStyle } from './input-style';

const Base = chakra('select', inputStyle);

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<ComponentProps<typeof Base>, 'children'> {
  options: readonly SelectOption[];
  /** A first entry of empty value: `Choose a type`, `All property types`. */
  placeholder?: string;
}

/** The browser's own list, drawn like our inputs. Goes inside a Field; works with `{...register('x')}`. */
export function SelectField({ options, placeholder, ...rest }: SelectFieldProps) {
  const control = useFieldControl(rest);
  return (
    <chakra.div position="relative" w="full" display="flex" alignItems="center">
      <Base cursor="pointer" {...rest} {...control} pe="9">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Base>
      <chakra.span position="absolute" right="3" pointerEvents="none" color="fg.subtle" aria-hidden>
        <ChevronDown size={16} strokeWidth={1.75} />
      </chakra.span>
    </chakra.div>
  );
}
