import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { localToday } from '../../app/today';
import { tallTarget } from '../../ui/action/tall-target';
import { Button } from '../../ui/action/Button';
import { Money } from '../../ui/figure/figures';
import { Card } from '../../ui/layout/Card';
import { CreateOfComponents } from '../form/CreateOfComponents';
import { basisOf } from '../model/project-money';
import { dueWords } from '../model/project-words';
import { useComponentProjectsQuery, type ComponentProjectsQuery } from '../model/Projects.generated';

interface ComponentProjectsProps {
  propertyId: string;
  propertyComponentId: string;
}

type Project = NonNullable<ComponentProjectsQuery['component']>['projects'][number];

/** The projects that work on a component, for its page, and the button that creates one with it. */
export function ComponentProjects({ propertyId, propertyComponentId }: ComponentProjectsProps) {
  const { property } = useSelection();
  const { data, error } = useComponentProjectsQuery({ variables: { propertyComponentId } });
  const [isCreating, setCreating] = useState(false);
  const component = data?.component;
  if (!property?.isFeatureToggleOn) return null;
  const close = () => setCreating(false);
  return (
    <Card
      title="Projects"
      data-no-print={component?.projects.length === 0 ? '' : undefined}
      aside={
        component &&
        property.viewerCan.editProjects && (
          <Button size="sm" icon={<Plus size={15} strokeWidth={1.75} />} onClick={() => setCreating(true)}>
            Create project
          </Button>
        )
      }
    >
      {error && !component && (
        <chakra.p color="danger.fg">The projects could not be loaded. Reload the page to try again.</chakra.p>
      )}
      {component?.projects.length === 0 && (
        <chakra.p textStyle="table" color="fg.muted">
          Projects that work on this component will appear here.
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" textStyle="table">
        {component?.projects.map((project) => (
          <ProjectLine key={project.projectId} project={project} />
        ))}
      </chakra.ul>
      {component && isCreating && (
        <CreateOfComponents propertyId={propertyId} components={[component]} onClose={close} onDone={close} />
      )}
    </Card>
  );
}

function ProjectLine({ project }: { project: Project }) {
  const due = dueWords(project, localToday());
  const basis = basisOf(project);
  const words = project.isCompleted ? [due?.text] : [project.currentPhaseStatus.name, due?.text];
  return (
    <chakra.li display="flex" gap="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.span flex="1" minW="0">
        <chakra.span
          asChild
          fontWeight="560"
          overflowWrap="anywhere"
          _hover={{ textDecoration: 'underline' }}
          css={tallTarget}
        >
          <Link to={paths.project(project.projectId)}>{project.name}</Link>
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color={due?.isLate ? 'danger.fg' : 'fg.muted'}>
          {words.filter(Boolean).join(', ')}
        </chakra.span>
      </chakra.span>
      {basis !== null && <Money amount={basis} />}
    </chakra.li>
  );
}
