import { useState } from 'react';
import type { Assignment } from '../../app/attach/AssignDialog';
import type { BulkErrorProps } from '../../app/bulk/BulkError';
import { outcomeOf, type Answer } from '../../app/save/outcome';
import { downloadFiles } from '../../app/upload/download-files';
import { toast } from '../../ui/feedback/toast';
import { counted } from '../../ui/format/count';
import {
  useAddPhotosToProjectMutation,
  useAssignPhotosMutation,
  useDeletePhotosMutation,
  useSetPhotosReportMutation,
} from '../data/PhotoCommands.generated';
import { usePhotosChanged } from '../data/photos-changed';
import { useUndoDelete } from '../data/use-undo-delete';
import type { PhotoSelection } from '../grid/use-photo-selection';

/** What could not be done, for `BulkError`. */
type BulkFailure = Pick<BulkErrorProps, 'doing' | 'problems'>;

export interface BulkCallOptions {
  propertyId: string;
  selection: PhotoSelection;
  onGone: (ids: readonly string[]) => void;
  /** Called once a call has ended, complete or failed. */
  onDone: () => void;
}

/** Runs one call at a time; a failure is shown until the user closes it. */
function useRun(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  async function run(doing: BulkFailure['doing'], send: () => Promise<Answer>, complete: () => void) {
    if (isBusy) return;
    setBusy(true);
    const outcome = await outcomeOf(send);
    setBusy(false);
    onDone();
    if ('event' in outcome) setFailure({ doing, problems: outcome.errors.map(({ detail }) => detail) });
    else complete();
  }
  return { run, isBusy, failure, forget: () => setFailure(null) };
}

function useMutations() {
  const [assign] = useAssignPhotosMutation();
  const [addToProject] = useAddPhotosToProjectMutation();
  const [setReport] = useSetPhotosReportMutation();
  const [remove] = useDeletePhotosMutation();
  return { assign, addToProject, setReport, remove };
}

/** Returns what follows a complete call: it says what was done, clears the selection and has the list read again. */
function useOver(propertyId: string, selection: PhotoSelection) {
  const photosChanged = usePhotosChanged(propertyId);
  return (said?: string) => () => {
    if (said !== undefined) toast.success(said);
    selection.clear();
    photosChanged();
  };
}

/** Returns the calls for the selected photos. A complete call reloads the list, except a download; a failed one says so. */
export function useBulkCalls({ propertyId, selection, onGone, onDone }: BulkCallOptions) {
  const { run, ...state } = useRun(onDone);
  const offerUndo = useUndoDelete(propertyId);
  const { assign, addToProject, setReport, remove } = useMutations();
  const propertyPhotoIds = [...selection.ids];
  const what = counted(propertyPhotoIds.length, 'photo');
  const over = useOver(propertyId, selection);
  return {
    ...state,
    assign(assignment: Assignment) {
      const input = { propertyPhotoIds, ...assignment };
      const said = `${what} ${assignment.unassign ? 'unassigned' : 'assigned'}`;
      void run('assigning', () => assign({ variables: { input } }), over(said));
    },
    report(includeInPhotosReport: boolean) {
      const input = { propertyPhotoIds, includeInPhotosReport };
      const said = `${what} ${includeInPhotosReport ? 'put into' : 'left out of'} the photos report`;
      void run(null, () => setReport({ variables: { input } }), over(said));
    },
    addToProject({ projectId, name }: { projectId: string; name: string }) {
      const send = () => addToProject({ variables: { input: { propertyPhotoIds, projectId } } });
      void run(null, send, over(`${what} added to ${name}`));
    },
    download() {
      void run(
        'downloading',
        () => downloadFiles('/download/photos', { propertyPhotoIds }, 'Photos.zip'),
        () => {},
      );
    },
    remove() {
      const gone = () => {
        onGone(propertyPhotoIds);
        over()();
        offerUndo(propertyPhotoIds);
      };
      void run('deleting', () => remove({ variables: { input: { propertyPhotoIds } } }), gone);
    },
  };
}
