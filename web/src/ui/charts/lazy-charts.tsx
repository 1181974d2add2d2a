import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Loading } from '../feedback/Skeleton';
import type { CategoryDonutProps } from './CategoryDonut';
import type { StackedBarsProps } from './StackedBars';

/** The axis frame in its final size, while the chart's code loads. */
function ChartSkeleton({ height }: { height: number }) {
  return (
    <Loading>
      <chakra.div h={`${height}px`} ps="52px" pb="28px">
        <chakra.div h="full" borderLeftWidth="1px" borderBottomWidth="1px" borderColor="border.strong" />
      </chakra.div>
    </Loading>
  );
}

/** Puts a chart in its own chunk: no page loads the chart library before it shows a chart. */
function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: (props: Props) => number,
) {
  const Chart = lazy(() =>
    load().then((component) => ({ default: component })),
  ) as unknown as ComponentType<Props>;
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<ChartSkeleton height={height(props)} />}>
        <Chart {...props} />
      </Suspense>
    );
  };
}

export const StackedBars = lazily<StackedBarsProps>(
  () => import('./StackedBars').then((module) => module.StackedBars),
  (props) => props.height ?? 240,
);

export const CategoryDonut = lazily<CategoryDonutProps>(
  () => import('./CategoryDonut').then((module) => module.CategoryDonut),
  (props) => props.size ?? 150,
);
