import { chakra } from '@chakra-ui/react';
import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { createContext, useContext, useState } from 'react';
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
  /** Under the total in the center: `in 2026`. */
  centerNote?: string;
  onSelect?: (slice: DonutSlice) => void;
  size?: number;
}

const longest = 50;
const cut = (name: string) => (name.length > longest ? `${name.slice(0, longest)}…` : name);

/** A donut with its names and dollars beside it and the total in its middle. Slices are buttons. */
export function CategoryDonut({ label, slices, centerNote, onSelect, size = 150 }: CategoryDonutProps) {
  const [active, setActive] = useState<string | null>(null);
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
        <Total slices={slices} note={centerNote} />
      </chakra.div>
      <chakra.ul aria-label={label} listStyleType="none" flex="1" minW="180px" textStyle="table">
        {slices.map((slice) => (
          <SliceName
            key={slice.id}
            slice={slice}
            isActive={active === slice.id}
            onActiveChange={(isActive) => setActive(isActive ? slice.id : null)}
          />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** The total of all slices, in the middle. */
function Total({ slices, note }: { slices: readonly DonutSlice[]; note: string | undefined }) {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  return (
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
      {note && (
        <chakra.div textStyle="micro" color="fg.subtle">
          {note}
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface SliceNameProps {
  slice: DonutSlice;
  isActive: boolean;
  onActiveChange: (isActive: boolean) => void;
}

/** A slice by its color, name and dollars. */
function SliceName({ slice, isActive, onActiveChange }: SliceNameProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      py="1"
      px="1"
      borderRadius="tag"
      bg={isActive ? 'bg.muted' : undefined}
      onMouseEnter={() => onActiveChange(true)}
      onMouseLeave={() => onActiveChange(false)}
    >
      <chakra.span
        w="8px"
        h="8px"
        borderRadius="2px"
        flexShrink={0}
        style={{ background: swatch(slice) }}
        aria-hidden
      />
      <chakra.span flex="1" color="fg.muted" title={slice.label.length > longest ? slice.label : undefined}>
        {cut(slice.label)}
      </chakra.span>
      <chakra.span fontWeight="600" data-figure>
        {formatMoney(slice.value)}
      </chakra.span>
    </chakra.li>
  );
}

/** Returns the color of a slice as it is drawn, stripes included. */
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

/** Gap between slices, and the smallest width of a slice, in pixels at the outer edge. */
const GAP = 2;
const LEAST = 1.5;

/** Narrows a slice so that two pixels of surface separate it from the next; one too thin for that stays visible. */
export function angles(arc: { startAngle: number; endAngle: number; outerRadius: number }) {
  const { startAngle, endAngle, outerRadius } = arc;
  const middle = (startAngle + endAngle) / 2;
  const half = Math.max((endAngle - startAngle) / 2 - GAP / 2 / outerRadius, LEAST / 2 / outerRadius);
  return { startAngle: middle - half, endAngle: middle + half };
}

/** At module level, or nivo would take it for another part at each drawing and drop the focus with it. */
function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<DonutSlice>) {
  const { active, onActiveChange, onSelect } = useContext(SliceContext)!;
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc, data: slice }) => (
        <path
          key={id}
          d={arcGenerator({ ...arc, ...angles(arc) }) ?? undefined}
          fill={slice.hatch ? `url(#${hatchId(slice.color)})` : slice.color}
          role={onSelect ? 'button' : 'img'}
          tabIndex={onSelect ? 0 : undefined}
          aria-label={`${slice.label}, ${formatMoney(slice.value)}`}
          opacity={active === null || active === id ? 1 : 0.75}
          style={{ cursor: onSelect ? 'pointer' : undefined }}
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
