import { chakra } from '@chakra-ui/react';
import { GitCompareArrows } from 'lucide-react';
import { NoValue } from '../../ui/figure/figures';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { PlanStudy } from '../../plan/model/plan-study';
import { BridgeCard } from './BridgeCard';
import { usePlanBridgeQuery, type PlanBridgeQuery } from './PlanBridge.generated';

type PlanBridge = NonNullable<PlanBridgeQuery['plan']>['bridge'];

/** Explains why figures moved since the last adopted plan of the property. */
export function BridgeSection({ study }: { study: PlanStudy }) {
  const query = usePlanBridgeQuery({ variables: { planId: study.planId }, fetchPolicy: 'cache-and-network' });
  const bridge = query.data?.plan?.bridge;
  const isChanged = JSON.stringify(study.settings) !== JSON.stringify(study.savedSettings);
  if (!bridge && query.loading)
    return (
      <Loading>
        <Skeleton height="320px" radius="card" />
      </Loading>
    );
  if (!bridge)
    return (
      <ErrorState
        details={['The changes since the adopted plan could not be loaded.']}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {isChanged && (
        <Banner tone="info">
          This explains the saved plan. Changes that you are trying out appear here once you save them.
        </Banner>
      )}
      <BridgeView bridge={bridge} />
    </chakra.div>
  );
}

function BridgeView({ bridge: { from, figures, differences } }: { bridge: PlanBridge }) {
  if (!from)
    return (
      <EmptyState
        icon={<GitCompareArrows size={24} strokeWidth={1.6} />}
        text="No plan has been adopted yet. Once the board has adopted one, this page shows what has changed since then, and why."
      />
    );
  return (
    <>
      {figures.length > 0 ? (
        <BridgeCard figures={figures} adopted={from.meetingDate} />
      ) : (
        <chakra.p color="fg.muted">No figure can be compared: one of the two plans has none.</chakra.p>
      )}
      <Card title="Changes since the adoption">
        {differences.length === 0 ? (
          <chakra.p color="fg.muted">None: every input is as the board adopted it.</chakra.p>
        ) : (
          <ChartTable
            caption="Inputs that differ from the adopted plan"
            heads={['Input', 'As adopted', 'Now']}
            wordColumns={['As adopted', 'Now']}
            rows={differences.map(({ label, before, after }) => ({
              key: label,
              head: label,
              cells: [before ?? <NoValue key="before" />, after ?? <NoValue key="after" />],
            }))}
          />
        )}
      </Card>
    </>
  );
}
