import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SelectField, type SelectOption } from '../field/SelectField';
import { TextInput } from '../field/TextInput';
import { Labelled, type RuledFieldProps } from './ruled-field';
import { asText, useRuled } from './use-ruled';

/** Value of the entry that opens the text field; no choice can have it, because names are trimmed. */
const OWN = ' own';

export interface ChoiceRuledProps<Values extends FieldValues> extends RuledFieldProps<Values> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** The last entry of the list: `New category…`. */
  ownLabel: string;
  /** Name of the text field that it opens. */
  ownName: string;
  maxLength?: number;
}

/** A choice from a list, or a name that the user types. */
export function ChoiceRuled<Values extends FieldValues>(props: ChoiceRuledProps<Values>) {
  const { options, placeholder, ownLabel, ownName, maxLength } = props;
  const { value, edit, ...control } = useRuled(props);
  const text = asText(value);
  const [isOwn, setOwn] = useState(false);
  const isListed = options.some((option) => option.value === text);
  // A saved value that is not in the list is shown as its own entry.
  const entries = [
    ...options,
    ...(text !== '' && !isListed && !isOwn ? [{ value: text, label: text }] : []),
    { value: OWN, label: ownLabel },
  ];
  const shown = options.find((option) => option.value === text)?.label ?? text;
  return (
    <Labelled {...props} text={shown}>
      <SelectField
        {...control}
        disabled={props.disabled}
        placeholder={placeholder}
        options={entries}
        value={isOwn ? OWN : text}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setOwn(chosen === OWN);
          edit(chosen === OWN ? '' : chosen);
        }}
      />
      {isOwn && !props.form.readOnly && (
        <chakra.div mt="1">
          <TextInput
            id={`${props.form.idOf(props.name)}-own`}
            aria-label={ownName}
            autoFocus
            maxLength={maxLength}
            value={text}
            onChange={(event) => edit(event.currentTarget.value)}
            onBlur={control.onBlur}
          />
        </chakra.div>
      )}
    </Labelled>
  );
}
