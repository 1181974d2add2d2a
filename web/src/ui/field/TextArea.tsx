import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';
import { inputStyle } from './input-style';

const Base = chakra('textarea', inputStyle);

export type TextAreaProps = ComponentProps<typeof Base>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const control = useFieldControl(props);
  return <Base rows={4} py="2" resize="vertical" lineHeight="1.25rem" {...props} {...control} />;
}
