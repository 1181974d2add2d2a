import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface RankedBar {
  key: string;
  label: string;
  /** The whole label where it is cut. */
  title?: string;
  value: number;
  text: string;
  /** A CSS color. */
  color: string;
  /** A tick on the bar at the planned amount. */
  mark?: number;
  /** Under the bar. */
  note?: ReactNode;
}

/** The most bars that are in one column on paper, too. */
const SHORT = 6;

/** Amounts as bars below one another, each with its label and its figure. */
export function RankedBars({ label, bars }: { label: string; bars: readonly RankedBar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ value, mark = 0 }) => [value, mark]));
  const share = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="3"
      // In one column, many bars would take half a sheet.
      _print={
        bars.length > SHORT ? { columnCount: 2, display: 'block', '& > li': { mb: '2' } } : { gap: '2' }
      }
    >
      {bars.map((bar) => (
        <chakra.li key={bar.key}>
          <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="table">
            <chakra.span minW="0" overflowWrap="anywhere" title={bar.title}>
              {bar.label}
            </chakra.span>
            <chakra.span fontWeight="600" data-figure="">
              {bar.text}
            </chakra.span>
          </chakra.div>
          <chakra.div position="relative" h="10px" mt="1" bg="bg.muted" borderRadius="tag" aria-hidden>
            <chakra.div
              h="full"
              borderRadius="tag"
              style={{ width: share(bar.value), background: bar.color }}
            />
            {bar.mark !== undefined && bar.mark > 0 && (
              <chakra.div
                position="absolute"
                top="-2px"
                h="14px"
                w="2px"
                bg="fg.default"
                style={{ left: share(bar.mark) }}
              />
            )}
          </chakra.div>
          {bar.note && (
            <chakra.div textStyle="caption" color="fg.subtle" mt="1">
              {bar.note}
            </chakra.div>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
