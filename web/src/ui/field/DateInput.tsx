import { TextInput, type TextInputProps } from './TextInput';

export type DateInputProps = Omit<TextInputProps, 'type' | 'start' | 'end'>;

/** A calendar day; its value is an ISO day, `2026-11-20`, or empty. */
export function DateInput(props: DateInputProps) {
  return <TextInput maxW="200px" {...props} type="date" />;
}
