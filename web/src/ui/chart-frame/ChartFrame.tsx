import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '../choice/SegmentedControl';
import { Card } from '../layout/Card';
import { Legend, type LegendItem } from './Legend';

const noData = 'No data available for this chart. Please confirm your configurations are accurate.';

export interface ChartFrameProps {
  title: string;
  /** The chart. */
  children: ReactNode;
  /** The same figures as a table, for the Table view. */
  table: ReactNode;
  /** What the chart shows in one or two sentences, for screen readers. */
  summary: string;
  legend?: readonly LegendItem[];
  /** Above right: display years for example. */
  controls?: ReactNode;
  /** Shows the sentence for an empty chart, at the height of the chart. */
  empty?: boolean;
  height?: number;
}

/** Title, legend, controls, and the choice between chart and table; the same around every chart. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, children, table, summary, legend, controls, empty, height = 280 } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Card
      title={title}
      aside={
        empty ? undefined : (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-no-print="">
            {controls}
            <SegmentedControl label={`View of ${title}`} value={view} options={views} onChange={setView} />
          </chakra.div>
        )
      }
    >
      {empty ? (
        <chakra.p
          minH={`${height}px`}
          display="grid"
          placeContent="center"
          textAlign="center"
          color="fg.muted"
          px="4"
        >
          {noData}
        </chakra.p>
      ) : view === 'table' ? (
        <chakra.div overflowX="auto" css={{ '--sticky-top': '0px' }}>
          {table}
        </chakra.div>
      ) : (
        <figure>
          {legend && <Legend items={legend} />}
          <chakra.figcaption srOnly>{summary}</chakra.figcaption>
          {children}
        </figure>
      )}
    </Card>
  );
}

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
