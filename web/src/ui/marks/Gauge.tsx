import { chakra } from '@chakra-ui/react';
import { colorVar } from '../color/tokens';
import { formatPercent } from '../format/percent';

export interface GaugeProps {
  /** Percentage points; null shows an empty arc and an en dash. */
  points: number | null;
  /** Accessible name: `Percent funded`. */
  label: string;
  /** Under the number: `funded`. */
  note?: string;
  /** Ends of the bands, with a gap in the arc and a label. */
  ticks?: readonly number[];
}

const radius = 100;
const thickness = 14;
// As a style: the page's reset of fonts overrides an attribute.
const numberStyle = {
  fontSize: 38,
  fontWeight: 640,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  fill: colorVar('fg.default'),
};

/** Half a circle from 0 to 100, filled to the value, with a marker; more than 100 fills it all. */
export function Gauge({ points, label, note, ticks = [30, 70] }: GaugeProps) {
  const value = points === null ? 0 : Math.min(100, Math.max(0, points));
  const text = points === null ? '–' : formatPercent(points);
  return (
    <chakra.svg
      viewBox="-132 -122 264 132"
      w="full"
      maxW="280px"
      _print={{ maxW: '220px' }}
      mx="auto"
      display="block"
      role="img"
      aria-label={`${label}: ${points === null ? 'no value' : text}`}
    >
      <path d={arc(0, 100)} fill="none" strokeWidth={thickness} style={{ stroke: colorVar('bg.muted') }} />
      {value > 0 && (
        <path
          d={arc(0, value)}
          fill="none"
          strokeWidth={thickness}
          style={{ stroke: colorVar('chart.balance') }}
        />
      )}
      {ticks.map((tick) => (
        <GaugeTick key={tick} at={tick} />
      ))}
      {points !== null && (
        <Spoke at={value} from={radius - 10} to={radius + 12} token="fg.default" width={3} />
      )}
      <text y={-22} textAnchor="middle" style={numberStyle}>
        {text}
      </text>
      {note && (
        <text y={-2} textAnchor="middle" style={{ fontSize: 12, fill: colorVar('fg.muted') }}>
          {note}
        </text>
      )}
    </chakra.svg>
  );
}

/** Returns the point at a share of a half circle, 0 at the left and 100 at the right. */
function place(share: number, distance: number): [number, number] {
  const angle = Math.PI * (1 - share / 100);
  return [Math.cos(angle) * distance, -Math.sin(angle) * distance];
}

function arc(from: number, to: number): string {
  const [x1, y1] = place(from, radius);
  const [x2, y2] = place(to, radius);
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A${radius} ${radius} 0 0 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

function GaugeTick({ at }: { at: number }) {
  const [x, y] = place(at, radius + 16);
  return (
    <>
      <Spoke at={at} from={radius - 8} to={radius + 8} token="bg.surface" width={2} />
      <text
        x={x}
        y={y + 2}
        textAnchor={at < 50 ? 'end' : 'start'}
        style={{ fontSize: 11, fill: colorVar('fg.subtle') }}
      >
        {at}%
      </text>
    </>
  );
}

interface SpokeProps {
  at: number;
  from: number;
  to: number;
  token: 'fg.default' | 'bg.surface';
  width: number;
}

function Spoke({ at, from, to, token, width }: SpokeProps) {
  const [x1, y1] = place(at, from);
  const [x2, y2] = place(at, to);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={width} style={{ stroke: colorVar(token) }} />;
}
