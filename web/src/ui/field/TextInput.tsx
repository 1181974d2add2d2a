import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context';
import { inputStyle } from './input-style';

const Base = chakra('input', inputStyle);

export interface TextInputProps extends ComponentProps<typeof Base> {
  /** Icon or sign inside, at the left. */
  start?: ReactNode;
  /** Sign or button inside, at the right. */
  end?: ReactNode;
}

/** One line of text. Works with `{...register('name')}`; takes id and description from the Field around it. */
export function TextInput({ start, end, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const input = (
    <Base type="text" {...rest} {...control} ps={start ? '9' : undefined} pe={end ? '9' : undefined} />
  );
  if (!start && !end) return input;
  return (
    <chakra.div position="relative" w="full" display="flex" alignItems="center" data-adorned="">
      {input}
      {start && <Adornment side="start">{start}</Adornment>}
      {end && <Adornment side="end">{end}</Adornment>}
    </chakra.div>
  );
}

/** An icon, sign or button in an input; lets clicks through to the input, except those on a button. */
export function Adornment({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <chakra.span
      data-adornment={side}
      position="absolute"
      insetY="0"
      {...(side === 'start' ? { left: '3' } : { right: '3' })}
      display="inline-flex"
      alignItems="center"
      color="fg.subtle"
      textStyle="body"
      pointerEvents="none"
      css={{ '& button': { pointerEvents: 'auto' } }}
    >
      {children}
    </chakra.span>
  );
}
