import { memo, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { RouteErrorBoundary } from '../ui/feedback/RouteErrorBoundary';
import { Tabs } from '../ui/navigation/Tabs';
import type { AnalysisProps } from '../plan/model/plan-study';
import { ANALYSES, type AnalysisName } from './analyses';

const PARAM = 'view';

/** An analysis may take longer than a frame: it follows once the hand rests. */
const REST_MS = 150;

/** How sure it is, who pays, the working and what changed: one tab at a time, named in the address. */
export function AnalysisTabs({ study, onUseContribution }: AnalysisProps) {
  const [rested, setRested] = useState(study);
  useEffect(() => {
    if (study === rested) return undefined;
    const timer = setTimeout(() => setRested(study), REST_MS);
    return () => clearTimeout(timer);
  }, [study, rested]);
  return <AnalysisSection study={rested} onUseContribution={onUseContribution} />;
}

const AnalysisSection = memo(function AnalysisSection({ study, onUseContribution }: AnalysisProps) {
  const [query, setQuery] = useSearchParams();
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
            <Section study={study} onUseContribution={onUseContribution} />
          </Suspense>
        </RouteErrorBoundary>
      </Tabs>
    </section>
  );
});
