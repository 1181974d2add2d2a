import { chakra } from '@chakra-ui/react';

export interface SliderProps {
  /** Accessible name. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value as screen readers say it: `$340,000`. */
  valueText: string;
  /** A tick on the track, for comparison. */
  mark?: number;
  disabled?: boolean;
  'aria-describedby'?: string;
}

const THUMB = 18;

/** Returns a value's share of the track, 0 to 1. */
function share(value: number, min: number, max: number): number {
  return max === min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** Returns the place from the left where the browser puts the thumb's middle. */
const placeOf = (part: number) => `calc(${THUMB / 2}px + ${part} * (100% - ${THUMB}px))`;

/** The browser's own slider, drawn in our colors: arrow keys, Home, End and Page Up work as everywhere. */
export function Slider({ label, value, min, max, step, onChange, valueText, mark, ...rest }: SliderProps) {
  const at = placeOf(share(value, min, max));
  return (
    <chakra.div position="relative" h="24px" css={{ '@media (pointer: coarse)': { height: '44px' } }}>
      <chakra.div
        aria-hidden
        position="absolute"
        insetX="0"
        top="50%"
        h="4px"
        mt="-2px"
        borderRadius="full"
        style={{
          background: `linear-gradient(to right, var(--chakra-colors-control-fill) ${at}, var(--chakra-colors-border-strong) ${at})`,
        }}
      />
      {mark !== undefined && mark >= min && mark <= max && (
        <chakra.div
          aria-hidden
          position="absolute"
          top="50%"
          w="2px"
          h="12px"
          mt="-6px"
          ml="-1px"
          bg="fg.muted"
          style={{ left: placeOf(share(mark, min, max)) }}
        />
      )}
      <chakra.input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        {...rest}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        m="0"
        appearance="none"
        bg="transparent"
        cursor="pointer"
        borderRadius="control"
        _disabled={{ cursor: 'not-allowed', opacity: 0.5 }}
        css={{
          '&::-webkit-slider-runnable-track': { background: 'transparent' },
          '&::-moz-range-track': { background: 'transparent' },
          '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', WebkitAppearance: 'none' },
          '&::-moz-range-thumb': thumb,
          '&:hover::-webkit-slider-thumb': { boxShadow: '0 0 0 4px {colors.brand.subtle}' },
        }}
      />
    </chakra.div>
  );
}

const thumb = {
  boxSizing: 'border-box',
  width: `${THUMB}px`,
  height: `${THUMB}px`,
  borderRadius: '50%',
  border: '2px solid {colors.control.fill}',
  background: '{colors.bg.surface}',
  transition: 'box-shadow 120ms',
} as const;
