import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tallTarget } from '../../../ui/action/tall-target';
import { CategoryChip } from '../../../app/CategoryChip';
import { paths } from '../../../app/paths';
import { useSave } from '../../../app/save/use-save';
import { Button } from '../../../ui/action/Button';
import { IconButton } from '../../../ui/action/IconButton';
import { Switch } from '../../../ui/choice/Switch';
import { Money } from '../../../ui/figure/figures';
import { Card } from '../../../ui/layout/Card';
import type { ProjectDetail } from '../use-project';
import { AddComponentsDialog } from './AddComponentsDialog';
import {
  useAddProjectComponentMutation,
  useRemoveProjectComponentMutation,
} from './ProjectComponents.generated';

type PartRow = ProjectDetail['propertyComponents'][number];

/** The components that a project works on: what each costs, when it is due, and whether its photos come with it. */
export function ComponentsCard({ project, reload }: { project: ProjectDetail; reload: () => unknown }) {
  const [isAdding, setAdding] = useState(false);
  const { propertyComponents, viewerCan } = project;
  return (
    <Card
      title="Components"
      aside={
        viewerCan.edit && (
          <Button
            size="sm"
            icon={<Plus size={14} strokeWidth={1.75} />}
            aria-label="Add components"
            onClick={() => setAdding(true)}
          >
            Add
          </Button>
        )
      }
    >
      {propertyComponents.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted">
          {viewerCan.edit
            ? 'No components yet. What they cost is the estimate of the project.'
            : 'No components yet'}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" textStyle="table" aria-label="Components of the project">
          {propertyComponents.map((part) => (
            <Part key={part.propertyComponentId} {...{ project, part, reload }} />
          ))}
        </chakra.ul>
      )}
      {isAdding && (
        <AddComponentsDialog project={project} onClose={() => setAdding(false)} onOutdated={reload} />
      )}
    </Card>
  );
}

function Part({ project, part, reload }: { project: ProjectDetail; part: PartRow; reload: () => unknown }) {
  const { projectId, viewerCan } = project;
  const { propertyComponentId, name, nextReplacementYear } = part;
  const [add] = useAddProjectComponentMutation();
  const [remove] = useRemoveProjectComponentMutation();
  const photos = useSave({
    send: (includePhotos: boolean) =>
      add({ variables: { input: { projectId, propertyComponentId, includePhotos } } }),
    failed: (problem) => problem,
    onOutdated: reload,
  });
  const removing = useSave({
    send: (_nothing: null) => remove({ variables: { input: { projectId, propertyComponentId } } }),
    done: 'Component Removed from Project',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minW="0">
          <chakra.span textStyle="caption" color="fg.muted">
            <CategoryChip name={part.category} position={part.categoryPosition} />
          </chakra.span>
          <chakra.p fontWeight="560" overflowWrap="anywhere" css={{ '& a': tallTarget }}>
            <Link to={paths.component(propertyComponentId)}>{name}</Link>
          </chakra.p>
          <chakra.p color="fg.muted">
            {viewerCan.viewMoney && (
              <>
                <Money amount={part.currentCost} />
                {', '}
              </>
            )}
            {nextReplacementYear === null ? 'no replacement planned' : `due ${nextReplacementYear}`}
          </chakra.p>
        </chakra.div>
        {viewerCan.edit && (
          <IconButton
            label={`Remove ${name} from the project`}
            icon={<X size={16} strokeWidth={1.75} />}
            disabled={removing.saving}
            onClick={() => void removing.save(null)}
          />
        )}
      </chakra.div>
      <chakra.div mt="1.5">
        <Switch
          label="Include photos"
          aria-label={`Include photos of ${name}`}
          checked={part.includePhotos}
          disabled={!viewerCan.edit || photos.saving}
          onChange={(event) => void photos.save(event.currentTarget.checked)}
        />
      </chakra.div>
    </chakra.li>
  );
}
