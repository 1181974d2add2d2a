import { chakra } from '@chakra-ui/react';
import { ErrorDialog } from '../../ui/overlay/ErrorDialog';

/** The action on the selected photos or files. */
export type BulkDoing = 'assigning' | 'deleting' | 'downloading';

export interface BulkErrorProps {
  /** Null for an action that has no sentence of its own. */
  doing: BulkDoing | null;
  what: 'photos' | 'files';
  /** Why, in the service's words; nothing is shown without any. */
  problems: readonly string[];
  onClose: () => void;
}

/** A dialog that says that an action on the selection failed, and why, until the user closes it. */
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
