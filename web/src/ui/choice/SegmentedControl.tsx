import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

export interface SegmentedControlProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Shows the label before the segments. */
  showLabel?: boolean;
}

/** A choice between a few short options, all in sight. It is a group of radio buttons, so arrow keys move it. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, showLabel } = props;
  const name = useId();
  return (
    <chakra.div display="inline-flex" alignItems="center" gap="2" role="radiogroup" aria-label={label}>
      {showLabel && (
        <chakra.span color="fg.muted" textStyle="table" aria-hidden>
          {label}
        </chakra.span>
      )}
      <chakra.div
        display="inline-flex"
        bg="bg.subtle"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        p="1px"
      >
        {options.map((option) => (
          <Segment
            key={option.value}
            name={name}
            label={option.label}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function Segment(props: { name: string; label: string; checked: boolean; onChoose: () => void }) {
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="28px"
      minH="26px"
      px="2"
      borderRadius="tag"
      cursor="pointer"
      textStyle="caption"
      fontWeight={props.checked ? 600 : 450}
      color={props.checked ? 'fg.default' : 'fg.muted'}
      bg={props.checked ? 'bg.surface' : undefined}
      css={{
        boxShadow: props.checked ? '0 0 0 1px {colors.border.strong}' : undefined,
        '&:has(:focus-visible)': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
        '.dark &': props.checked ? { bg: 'bg.muted' } : {},
        '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
      }}
    >
      <chakra.input
        type="radio"
        name={props.name}
        checked={props.checked}
        onChange={props.onChoose}
        position="absolute"
        inset="0"
        opacity={0}
        cursor="pointer"
      />
      {props.label}
    </chakra.label>
  );
}
