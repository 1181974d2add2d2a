import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TooltipRow {
  label: string;
  value: ReactNode;
  /** Square before the label. */
  color?: string;
}

export interface TooltipContent {
  title: ReactNode;
  rows: readonly TooltipRow[];
  /** Under a divider. */
  extra?: readonly TooltipRow[];
  hint?: ReactNode;
}

export interface ChartTooltipProps extends TooltipContent {
  /** Edges of the column band, in pixels of the chart: the tooltip is beside the band, never over it. */
  band: { left: number; right: number };
  chartWidth: number;
  top?: number;
}

const width = 248;

/** Values of one column, beside its band: to the right where there is room, otherwise to the left. */
export function ChartTooltip({ title, rows, extra, hint, band, chartWidth, top = 8 }: ChartTooltipProps) {
  const right = band.right + 8 + width <= chartWidth;
  const left = right ? band.right + 8 : Math.max(0, band.left - 8 - width);
  return (
    <chakra.div
      aria-hidden
      data-no-print=""
      position="absolute"
      top={`${top}px`}
      left={`${left}px`}
      w={`${Math.min(width, chartWidth)}px`}
      pointerEvents="none"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="menu"
      shadow="e1"
      px="3"
      py="2.5"
      textStyle="caption"
      zIndex="1"
    >
      <chakra.div fontWeight="620" mb="1">
        {title}
      </chakra.div>
      <TooltipRows rows={rows} />
      {extra && extra.length > 0 && (
        <chakra.div borderTopWidth="1px" mt="1.5" pt="1.5">
          <TooltipRows rows={extra} />
        </chakra.div>
      )}
      {hint && (
        <chakra.div color="fg.subtle" mt="1.5">
          {hint}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function TooltipRows({ rows }: { rows: readonly TooltipRow[] }) {
  return rows.map((row) => (
    <chakra.div key={row.label} display="flex" alignItems="center" gap="2" py="1px">
      {row.color && (
        <chakra.span w="8px" h="8px" borderRadius="2px" flexShrink={0} style={{ background: row.color }} />
      )}
      <chakra.span flex="1" color="fg.muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {row.label}
      </chakra.span>
      <chakra.span fontWeight="600" data-figure>
        {row.value}
      </chakra.span>
    </chakra.div>
  ));
}
