import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../../app/save/use-save';
import { Button } from '../../../ui/action/Button';
import { IconButton } from '../../../ui/action/IconButton';
import { Card } from '../../../ui/layout/Card';
import type { ProjectDetail, ProjectPlace } from '../use-project';
import { AddPersonDialog } from './AddPersonDialog';
import { useRemoveProjectPersonMutation } from './ProjectPeople.generated';

interface PeopleCardProps {
  project: ProjectDetail;
  people: ProjectPlace['people'];
  reload: () => unknown;
}

/** The people who work on the project besides the responsible person. */
export function PeopleCard({ project, people, reload }: PeopleCardProps) {
  const [isAdding, setAdding] = useState(false);
  const { viewerCan, owner } = project;
  const here = new Set(project.people.map(({ userId }) => userId));
  const others = people.filter(({ userId }) => !here.has(userId) && userId !== owner?.userId);
  const canAdd = viewerCan.edit && others.length > 0 && here.size < limits.peopleOfProject;
  return (
    <Card
      title="People"
      aside={
        canAdd && (
          <Button
            size="sm"
            icon={<Plus size={14} strokeWidth={1.75} />}
            aria-label="Add person"
            onClick={() => setAdding(true)}
          >
            Add
          </Button>
        )
      }
    >
      {project.people.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted">
          {owner
            ? `No one besides ${owner.fullName}, who is responsible`
            : 'No one works on this project yet'}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" textStyle="table" aria-label="People of the project">
          {project.people.map((person) => (
            <PersonLine key={person.userId} {...{ project, person, reload }} />
          ))}
        </chakra.ul>
      )}
      {isAdding && (
        <AddPersonDialog
          project={project}
          people={others}
          onClose={() => setAdding(false)}
          onOutdated={reload}
        />
      )}
    </Card>
  );
}

interface PersonLineProps {
  project: ProjectDetail;
  person: ProjectDetail['people'][number];
  reload: () => unknown;
}

function PersonLine({ project: { projectId, viewerCan }, person, reload }: PersonLineProps) {
  const { userId, fullName } = person;
  const [remove] = useRemoveProjectPersonMutation();
  const removing = useSave({
    send: (_nothing: null) => remove({ variables: { input: { projectId, userId } } }),
    done: 'Person Removed from Project',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  return (
    <chakra.li display="flex" alignItems="center" gap="2" minH="36px">
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {fullName}
      </chakra.span>
      {viewerCan.edit && (
        <IconButton
          label={`Remove ${fullName} from the project`}
          icon={<X size={16} strokeWidth={1.75} />}
          disabled={removing.saving}
          onClick={() => void removing.save(null)}
        />
      )}
    </chakra.li>
  );
}
