import { chakra } from '@chakra-ui/react';
import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { createContext, useContext, useState } from 'react';
import { colorVar } from '../color/tokens';
import { formatMoney, formatMoneyShort } from '../format/money';
import { hatchDefinition, hatchId } from './hatch';

export interface DonutSlice {
  id: string;
  label: string;
  value: number;
  color: string;
  hatch?: boolean;
}

export interface CategoryDonutProps {
  label: string;
  slices: readonly DonutSlice[];
  /** Under the total in the centre: `in 2026`. */
  centerNote?: string;
  onSelect?: (slice: DonutSlice) => void;
  size?: number;
}

const longest = 50;
const cut = (name: string) => (name.length > longest ? `${name.slice(0, longest)}…` : name);

/** A donut with its names and dollars beside it and the total in its middle. Slices are buttons. */
export function CategoryDonut({ label, slices, centerNote, onSelect, size = 150 }: CategoryDonutProps) {
  const [active, setActive] = useState<string | null>(null);
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
      <chakra.div position="relative" w={`${size}px`} h={`${size}px`} flexShrink={0}>
        <SliceContext.Provider value={{ active, onActiveChange: setActive, onSelect }}>
          <Pie
            width={size}
            height={size}
            margin={{ top: 3, right: 3, bottom: 3, left: 3 }}
            data={slices as DonutSlice[]}
            innerRadius={0.66}
            role="group"
            animate={false}
            isInteractive={false}
            enableArcLabels={false}
            enableArcLinkLabels={false}
            colors={({ id }) => slices.find((slice) => slice.id === id)!.color}
            defs={slices.filter((slice) => slice.hatch).map((slice) => hatchDefinition(slice.color))}
            layers={layers}
          />
        </SliceContext.Provider>
        <chakra.div
          position="absolute"
          inset="0"
          display="grid"
          placeContent="center"
          textAlign="center"
          pointerEvents="none"
        >
          <chakra.div textStyle="section" data-figure>
            {formatMoneyShort(total)}
          </chakra.div>
          {centerNote && (
            <chakra.div textStyle="micro" color="fg.subtle">
              {centerNote}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.ul aria-label={label} listStyleType="none" flex="1" minW="180px" textStyle="table">
        {slices.map((slice) => (
          <chakra.li
            key={slice.id}
            display="flex"
            alignItems="center"
            gap="2"
            py="1"
            px="1"
            borderRadius="tag"
            bg={active === slice.id ? 'bg.muted' : undefined}
            onMouseEnter={() => setActive(slice.id)}
            onMouseLeave={() => setActive(null)}
          >
            <chakra.span
              w="8px"
              h="8px"
              borderRadius="2px"
              flexShrink={0}
              style={{ background: swatch(slice) }}
              aria-hidden
            />
            <chakra.span
              flex="1"
              color="fg.muted"
              title={slice.label.length > longest ? slice.label : undefined}
            >
              {cut(slice.label)}
            </chakra.span>
            <chakra.span fontWeight="600" data-figure>
              {formatMoney(slice.value)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** The colour as it is drawn, stripes included. */
function swatch(slice: DonutSlice): string {
  if (!slice.hatch) return slice.color;
  return `repeating-linear-gradient(45deg, ${slice.color} 0 3px, rgba(255,255,255,.55) 3px 4px), ${slice.color}`;
}

interface SliceState {
  active: string | null;
  onActiveChange: (id: string | null) => void;
  onSelect?: (slice: DonutSlice) => void;
}

const SliceContext = createContext<SliceState | null>(null);

/** At module level, or nivo would take it for another part at each drawing and drop the focus with it. */
function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<DonutSlice>) {
  const { active, onActiveChange, onSelect } = useContext(SliceContext)!;
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc, data: slice }) => (
        <path
          key={id}
          d={arcGenerator(arc) ?? undefined}
          fill={slice.hatch ? `url(#${hatchId(slice.color)})` : slice.color}
          role={onSelect ? 'button' : 'img'}
          tabIndex={onSelect ? 0 : undefined}
          aria-label={`${slice.label}, ${formatMoney(slice.value)}`}
          opacity={active === null || active === id ? 1 : 0.75}
          // Two pixels of the surface between slices.
          style={{ stroke: colorVar('bg.surface'), strokeWidth: 2, cursor: onSelect ? 'pointer' : undefined }}
          onMouseEnter={() => onActiveChange(slice.id)}
          onMouseLeave={() => onActiveChange(null)}
          onFocus={() => onActiveChange(slice.id)}
          onBlur={() => onActiveChange(null)}
          onClick={() => onSelect?.(slice)}
          onKeyDown={(event) => {
            if (!onSelect || (event.key !== 'Enter' && event.key !== ' ')) return;
            event.preventDefault();
            onSelect(slice);
          }}
        />
      ))}
    </g>
  );
}

const layers = [Slices];
