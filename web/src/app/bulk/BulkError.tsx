import { chakra } from '@chakra-ui/react';
import { ErrorDialog } from '../../ui/overlay/ErrorDialog';

/** What was being done with the selected photos or files. */
export type BulkDoing = 'assigning' | 'deleting' | 'downloading';

export interface BulkErrorProps {
  /** None of the three that have a sentence of their own: null. */
  doing: BulkDoing | null;
  what: 'photos' | 'files';
  /** Why, in the service's words; nothing is shown without any. */
  problems: readonly string[];
  onClose: () => void;
}

/** Something could not be done with what was selected: says so, why, and waits until it is read. */
export function BulkError({ doing, what, problems, onClose }: BulkErrorProps) {
  if (problems.length === 0) return null;
  return (
    <ErrorDialog onClose={onClose}>
      <p>
        {doing
          ? `Uh oh. An error occured while ${doing} the selected ${what}.`
          : 'Uh oh. An error occured. Please try again.'}
      </p>
      {problems.map((problem) => (
        <chakra.p key={problem} mt="2" color="fg.muted">
          {problem}
        </chakra.p>
      ))}
    </ErrorDialog>
  );
}
