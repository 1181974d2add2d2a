import { chakra } from '@chakra-ui/react';
import { colorVar } from '../color/tokens';

export interface SpanBar {
  key: string;
  label: string;
  /** Under the label. */
  note: string;
  /** Values at the two ends of the input. */
  low: number;
  high: number;
  lowText: string;
  highText: string;
}

export interface SpanBarsProps {
  /** Accessible name. */
  label: string;
  bars: readonly SpanBar[];
  /** Value that every bar is drawn from. */
  base: number;
  baseText: string;
  /** CSS colors of the low and of the high end. */
  colors: { low: string; high: string };
}

/** How far each cause moves a value down and up from `base`, one row per cause, the widest on top. */
export function SpanBars({ label, bars, base, baseText, colors }: SpanBarsProps) {
  const values = bars.flatMap((bar) => [bar.low, bar.high]).concat(base);
  const min = Math.min(...values);
  const span = Math.max(...values) - min || 1;
  const place = (value: number) => ((value - min) / span) * 100;
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="3">
      {bars.map((bar) => (
        <chakra.li
          key={bar.key}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '190px 1fr' }}
          columnGap="4"
          rowGap="1"
          alignItems="center"
        >
          <div>
            <chakra.div textStyle="table" fontWeight="560">
              {bar.label}
            </chakra.div>
            <chakra.div textStyle="caption" color="fg.subtle">
              {bar.note}
            </chakra.div>
          </div>
          <SpanTrack bar={bar} base={base} place={place} colors={colors} />
        </chakra.li>
      ))}
      <chakra.li textStyle="caption" color="fg.muted">
        The line in each row is the current plan: {baseText}.
      </chakra.li>
    </chakra.ul>
  );
}

interface TrackProps {
  bar: SpanBar;
  base: number;
  place: (value: number) => number;
  colors: SpanBarsProps['colors'];
}

function SpanTrack({ bar, base, place, colors }: TrackProps) {
  const isLowLeft = bar.low <= bar.high;
  return (
    <div>
      <chakra.div position="relative" h="20px" bg="bg.subtle" borderRadius="tag" aria-hidden>
        <End from={base} to={bar.low} place={place} color={colors.low} />
        <End from={base} to={bar.high} place={place} color={colors.high} />
        <chakra.span
          position="absolute"
          insetY="-3px"
          w="2px"
          style={{ left: `calc(${place(base)}% - 1px)`, background: colorVar('fg.default') }}
        />
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection={isLowLeft ? 'row' : 'row-reverse'}
        justifyContent="space-between"
        gap="3"
        textStyle="caption"
        color="fg.muted"
        mt="0.5"
      >
        <chakra.span color={bar.low < 0 ? 'danger.fg' : undefined}>{bar.lowText}</chakra.span>
        <chakra.span color={bar.high < 0 ? 'danger.fg' : undefined}>{bar.highText}</chakra.span>
      </chakra.div>
    </div>
  );
}

function End(props: { from: number; to: number; place: (value: number) => number; color: string }) {
  const [left, right] = [props.from, props.to].map(props.place).toSorted((one, other) => one - other);
  return (
    <chakra.span
      position="absolute"
      insetY="2px"
      borderRadius="2px"
      style={{ left: `${left}%`, width: `${right! - left!}%`, background: props.color }}
    />
  );
}
