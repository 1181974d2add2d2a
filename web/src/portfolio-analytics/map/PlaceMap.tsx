import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ChartTooltip } from '../../ui/charts/ChartTooltip';
import { useWidth } from '../../ui/charts/use-width';
import { colorVar } from '../../ui/color/tokens';
import { markOf } from './bands';
import type { MapPlaceFragment } from './Map.generated';
import { citiesOf, projectionOf, spotsOf, type Projection, type Spot } from './projection';
import { figuresOf, spokenOf } from './words';

export interface PlaceMapProps {
  places: readonly MapPlaceFragment[];
  onOpen: (place: MapPlaceFragment) => void;
}

const HEIGHT = { narrow: 360, wide: 520 };
const NARROW = 600;
const TOOLTIP_HEIGHT = 120;
const KEYS: Record<string, 'next' | 'previous' | 'first' | 'last'> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Places on a grid of round degrees. It is one tab stop; arrow keys move from place to place in the order of the list. */
export function PlaceMap({ places, onOpen }: PlaceMapProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const height = width < NARROW ? HEIGHT.narrow : HEIGHT.wide;
  const drawn = useMemo(() => {
    const projection = projectionOf(places, { width: Math.max(1, width), height });
    const spots = spotsOf(places, projection.at);
    return { projection, spots, cities: citiesOf(places, spots, width) };
  }, [places, width, height]);
  const shown = active === null ? undefined : places[active];
  const spot = drawn.spots[active ?? 0];
  return (
    <chakra.div
      ref={ref}
      position="relative"
      w="full"
      h={`${height}px`}
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
    >
      {width > 0 && (
        <svg width={width} height={height} role="group" aria-label="Map of the associations">
          <Graticule projection={drawn.projection} width={width} height={height} />
          <Places places={places} spots={drawn.spots} active={active} onActive={setActive} onOpen={onOpen} />
          <g aria-hidden="true" pointerEvents="none">
            {drawn.cities.map(({ name, x, y }) => (
              <text key={`${name} ${x} ${y}`} x={x} y={y} textAnchor="middle" style={cityStyle}>
                {name}
              </text>
            ))}
          </g>
        </svg>
      )}
      {shown && spot && (
        <ChartTooltip
          title={shown.name}
          rows={figuresOf(shown)}
          hint={`${shown.city}, ${shown.state}`}
          band={{ left: spot.x - 10, right: spot.x + 10 }}
          chartWidth={width}
          top={Math.max(8, Math.min(height - TOOLTIP_HEIGHT - 8, spot.y - TOOLTIP_HEIGHT / 2))}
        />
      )}
    </chakra.div>
  );
}

const cityStyle = {
  fontSize: 11,
  fontWeight: 560,
  fill: colorVar('fg.muted'),
  stroke: colorVar('bg.subtle'),
  strokeWidth: 3,
  paintOrder: 'stroke',
} as const;
const degreeStyle = { fontSize: 10.5, fill: colorVar('fg.subtle') };
const lineStyle = { stroke: colorVar('border.default') };

function Graticule({ projection, width, height }: { projection: Projection; width: number; height: number }) {
  return (
    <g aria-hidden="true">
      {projection.meridians.map(({ x, label }) => (
        <g key={label}>
          <line x1={x} x2={x} y2={height} style={lineStyle} />
          <text x={x + 3} y={height - 5} style={degreeStyle}>
            {label}
          </text>
        </g>
      ))}
      {projection.parallels.map(({ y, label }) => (
        <g key={label}>
          <line x2={width} y1={y} y2={y} style={lineStyle} />
          <text x={4} y={y - 3} style={degreeStyle}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

interface PlacesProps extends PlaceMapProps {
  spots: readonly Spot[];
  active: number | null;
  onActive: (index: number | null) => void;
}

function Places({ places, spots, active, onActive, onOpen }: PlacesProps) {
  const marks = useRef<(SVGGElement | null)[]>([]);
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, places.length - 1);
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(places[index]!);
      return;
    }
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const last = places.length - 1;
    const to = { next: Math.min(last, index + 1), previous: Math.max(0, index - 1), first: 0, last }[way];
    marks.current[to]?.focus();
  };
  return places.map((place, index) => (
    <Mark
      key={place.propertyId}
      ref={(element) => void (marks.current[index] = element)}
      place={place}
      spot={spots[index]!}
      isActive={index === active}
      isStop={index === current}
      onFocus={() => {
        setStop(index);
        onActive(index);
      }}
      onBlur={() => onActive(null)}
      onPointerEnter={() => onActive(index)}
      onPointerLeave={() => onActive(null)}
      onClick={() => onOpen(place)}
      onKeyDown={(event) => press(event, index)}
    />
  ));
}

interface MarkProps extends React.SVGProps<SVGGElement> {
  place: MapPlaceFragment;
  spot: Spot;
  isActive: boolean;
  isStop: boolean;
}

function Mark({ place, spot, isActive, isStop, ...handlers }: MarkProps) {
  const { color, path } = markOf(place);
  return (
    <g
      {...handlers}
      role="link"
      aria-label={spokenOf(place)}
      tabIndex={isStop ? 0 : -1}
      transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`}
      style={{ cursor: 'pointer', outline: 'none' }}
    >
      <circle r={12} fill="transparent" />
      {isActive && <circle r={12} fill="none" strokeWidth={2} style={{ stroke: colorVar('focus.ring') }} />}
      <path d={path} strokeWidth={1.25} style={{ fill: color, stroke: colorVar('bg.surface') }} />
    </g>
  );
}
