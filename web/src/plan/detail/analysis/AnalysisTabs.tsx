import { Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton';
import { RouteErrorBoundary } from '../../../ui/feedback/RouteErrorBoundary';
import { Tabs } from '../../../ui/navigation/Tabs';
import type { PlanStudy } from '../../model/plan-study';
import { ANALYSES, type AnalysisName } from './analyses';

const PARAM = 'view';

/** How sure it is, who pays, the working and what changed: one tab at a time, named in the address. */
export function AnalysisTabs({
  study,
  onUseContribution,
}: {
  study: PlanStudy;
  onUseContribution?: (dollars: number) => void;
}) {
  const [query, setQuery] = useSearchParams();
  // An analysis may take longer than a frame: it follows when the hand lets it.
  const rested = useDeferredValue(study);
  const asked = query.get(PARAM);
  const shown = ANALYSES.find((each) => each.value === asked) ?? ANALYSES[0]!;
  const { Section } = shown;
  const open = (value: AnalysisName) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(PARAM, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-label="Analysis">
      <Tabs label="Analysis" tabs={ANALYSES} value={shown.value} onChange={open}>
        <RouteErrorBoundary resetKey={shown.value}>
          <Suspense fallback={<PageSkeleton />}>
            <Section study={rested} onUseContribution={onUseContribution} />
          </Suspense>
        </RouteErrorBoundary>
      </Tabs>
    </section>
  );
}
