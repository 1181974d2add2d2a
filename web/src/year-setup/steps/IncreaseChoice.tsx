import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Radio } from '../../ui/choice/Radio';
import { counted } from '../../ui/format/count';

/** Asks whether costs rose: yes or no, each with its effect. */
export function IncreaseChoice(props: {
  value: boolean;
  count: number;
  year: number;
  onChange: (value: boolean) => void;
}) {
  const { value, count, year, onChange } = props;
  const name = useId();
  const choices = [
    { value: true, label: 'Yes, apply an increase', line: `All ${counted(count, 'component')}` },
    { value: false, label: `No, keep ${year} costs`, line: 'You can edit components later' },
  ];
  return (
    <chakra.div
      role="radiogroup"
      aria-label="Did construction costs rise this year?"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="3"
    >
      {choices.map((choice) => (
        <chakra.label
          key={choice.label}
          display="flex"
          gap="2.5"
          p="3.5"
          borderWidth="1px"
          borderRadius="control"
          cursor="pointer"
          borderColor={value === choice.value ? 'brand.solid' : 'border.strong'}
          bg={value === choice.value ? 'brand.subtle' : undefined}
        >
          <chakra.span mt="0.5">
            <Radio
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
          </chakra.span>
          <chakra.span>
            <chakra.strong display="block" textStyle="label">
              {choice.label}
            </chakra.strong>
            <chakra.span textStyle="caption" color="fg.muted">
              {choice.line}
            </chakra.span>
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.div>
  );
}
