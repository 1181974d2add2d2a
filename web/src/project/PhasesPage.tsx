import { chakra } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { paths } from '../app/paths';
import { PropertyPage } from '../app/property-page/PropertyPage';
import type { SelectedProperty } from '../app/selection/selection';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { counted } from '../ui/format/count';
import { Card } from '../ui/layout/Card';
import { PageHeader } from '../ui/layout/PageHeader';
import { useProjectPhasesQuery } from './model/Projects.generated';
import type { PhaseWithChecklist } from './model/use-projects';
import { PhasesEditor } from './phases/PhasesEditor';

/** The phases that projects of the selected property go through. */
export function PhasesPage() {
  return (
    <PropertyPage title="Phases" icon={Hammer} below={[{ label: 'Projects', to: paths.projects() }]}>
      {(property) => <Phases property={property} />}
    </PropertyPage>
  );
}

function Phases({ property }: { property: SelectedProperty }) {
  const { propertyId, viewerCan } = property;
  const query = useProjectPhasesQuery({ variables: { propertyId } });
  const list = query.data?.property?.projectPhases;
  return (
    <chakra.div maxW="720px">
      <PageHeader title="Phases" line="Projects go through these phases, from the first to the last." />
      {query.error && !list && (
        <ErrorState
          details={['The phases could not be loaded.']}
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
      {!list && !query.error && <PageSkeleton />}
      {list && viewerCan.editProjects && (
        // A version saved here or by someone else gets a new editor, which starts from it.
        <PhasesEditor key={list.version} {...{ propertyId, ...list }} onReload={() => query.refetch()} />
      )}
      {list && !viewerCan.editProjects && <PhaseList phases={list.phases} />}
    </chakra.div>
  );
}

function PhaseList({ phases }: { phases: readonly PhaseWithChecklist[] }) {
  return (
    <Card>
      <chakra.ol aria-label="Phases" ps="5" display="grid" gap="2">
        {phases.map(({ projectTemplatePhaseId, name, projectCount, checklist }) => (
          <li key={projectTemplatePhaseId}>
            {name}
            <chakra.span color="fg.muted" textStyle="table">
              {projectCount > 0 && `, ${counted(projectCount, 'project')}`}
            </chakra.span>
            {checklist.length > 0 && (
              <chakra.ul aria-label={`Checklist of ${name}`} ps="5" color="fg.muted" textStyle="table">
                {checklist.map((text, index) => (
                  <li key={index}>{text}</li>
                ))}
              </chakra.ul>
            )}
          </li>
        ))}
      </chakra.ol>
    </Card>
  );
}
