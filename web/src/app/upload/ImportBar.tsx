import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../../ui/action/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { FootBar } from '../../ui/layout/FootBar';
import type { JobProgress } from '../job/use-followed-job';

/** A bar at the foot of the page: says that nothing is saved yet and why Import is not possible, with its button. */
export function ImportBar(props: {
  /** The button, verb and object: `Import 12 components`. */
  label: string;
  /** Why Import is not possible now. */
  reason: string | null;
  isImporting: boolean;
  /** The service's progress, while it saves a large file. */
  progress: JobProgress | null;
  onImport: () => void;
  /** The button beside it. */
  leave: { label: string; onLeave: () => void };
}) {
  const { label, reason, isImporting, progress, leave } = props;
  const noteId = useId();
  return (
    <FootBar label="Import">
      <chakra.div id={noteId} flex="1 1 200px" textStyle="table">
        {progress === null ? (
          <>
            <chakra.strong fontWeight="600">Nothing is saved until you import.</chakra.strong>
            {reason !== null && <chakra.span color="fg.muted">{` ${reason}`}</chakra.span>}
          </>
        ) : (
          <Saving progress={progress} />
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        <Button onClick={leave.onLeave} disabled={isImporting}>
          {leave.label}
        </Button>
        <Button
          variant="primary"
          aria-describedby={noteId}
          disabled={reason !== null}
          busy={isImporting}
          busyText="Importing..."
          onClick={props.onImport}
        >
          {label}
        </Button>
      </chakra.div>
    </FootBar>
  );
}

/** The progress of an import. The user may leave: the service goes on, and the page finds it again. */
function Saving({ progress: { progress, step } }: { progress: JobProgress }) {
  return (
    <>
      <chakra.div display="flex" gap="2" mb="1.5">
        <chakra.strong role="status" fontWeight="600">
          {step ?? 'Waiting for its turn'}
        </chakra.strong>
        <chakra.span color="fg.muted">{`${progress}%`}</chakra.span>
      </chakra.div>
      <ProgressBar label="Progress of the import" percent={progress} />
      <chakra.div color="fg.muted" mt="1">
        You can leave this page: the import goes on.
      </chakra.div>
    </>
  );
}
