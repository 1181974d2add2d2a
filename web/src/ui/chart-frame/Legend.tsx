import { chakra } from '@chakra-ui/react';
import { LineMark } from './LineMark';

export interface LegendItem {
  label: string;
  /** A CSS color; `colorVar('chart.balance')`. */
  color: string;
  shape?: 'square' | 'line' | 'dashed' | 'dotted' | 'diamond';
  /** Dashes of a line, to distinguish several lines. */
  dash?: string;
  /** A second use of a color. */
  hatch?: boolean;
}

/** The names of a chart's series, each with its color and its shape. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      listStyleType="none"
      mb="2"
      textStyle="caption"
      color="fg.muted"
    >
      {items.map((item) => (
        <chakra.li key={item.label} display="inline-flex" alignItems="center" gap="1.5">
          <LegendMark item={item} />
          {item.label}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function LegendMark({ item: { color, shape = 'square', dash, hatch } }: { item: LegendItem }) {
  if (shape === 'line' || dash) return <LineMark color={color} dash={dash} />;
  if (shape === 'dashed' || shape === 'dotted')
    return <LineMark color={color} dash={shape === 'dashed' ? '6 4' : '2 3'} width={16} />;
  const background = hatch
    ? `repeating-linear-gradient(45deg, ${color} 0 3px, rgba(255,255,255,.55) 3px 4px)`
    : color;
  return (
    <chakra.span
      aria-hidden
      w="8px"
      h="8px"
      borderRadius={shape === 'diamond' ? '1px' : '2px'}
      transform={shape === 'diamond' ? 'rotate(45deg)' : undefined}
      style={{ background }}
    />
  );
}
