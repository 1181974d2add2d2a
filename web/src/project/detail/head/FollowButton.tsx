import { Bell, BellRing } from 'lucide-react';
import { useSave } from '../../../app/save/use-save';
import { Button } from '../../../ui/action/Button';
import { Tooltip } from '../../../ui/overlay/Tooltip';
import type { ProjectDetail } from '../use-project';
import { useFollowProjectMutation } from './Follow.generated';

const icon = { size: 16, strokeWidth: 1.75 };

/** The button by which the viewer follows the project or stops following it. */
export function FollowButton({ project }: { project: ProjectDetail }) {
  const { projectId, isFollowing } = project;
  const [follow] = useFollowProjectMutation();
  const { save, saving } = useSave({
    send: (wanted: boolean) => follow({ variables: { input: { projectId, isFollowing: wanted } } }),
    failed: (problem) => problem,
  });
  return (
    <Tooltip
      text={
        isFollowing
          ? 'You get notifications of what happens in this project. Press to stop.'
          : 'Get notifications of what happens in this project'
      }
    >
      <Button
        aria-label={isFollowing ? 'Following this project: stop' : 'Follow this project'}
        icon={isFollowing ? <BellRing {...icon} /> : <Bell {...icon} />}
        busy={saving}
        busyText={isFollowing ? 'Following' : 'Follow'}
        onClick={() => void save(!isFollowing)}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
    </Tooltip>
  );
}
