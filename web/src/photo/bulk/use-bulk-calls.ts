import { useState } from 'react';
import type { Assignment } from '../../app/attach/AssignDialog';
import { outcomeOf, type Answer } from '../../app/save/outcome';
import { downloadFiles } from '../../app/upload/download-files';
import { toast } from '../../ui/feedback/toast';
import { counted } from '../../ui/format/count';
import {
  useAssignPhotosMutation,
  useDeletePhotosMutation,
  useSetPhotosReportMutation,
} from '../data/PhotoCommands.generated';
import { usePhotosChanged } from '../data/photos-changed';
import { useUndoDelete } from '../data/use-undo-delete';
import type { PhotoSelection } from '../grid/use-photo-selection';

/** The specification's words, letter for letter. */
const FAILED = {
  assign: 'Uh oh. An error occured while assigning the selected photos.',
  delete: 'Uh oh. An error occured while deleting the selected photos.',
  download: 'Uh oh. An error occured while downloading the selected photos.',
  report: 'Uh oh. An error occured. Please try again.',
} as const;

export interface BulkFailure {
  text: string;
  details: readonly string[];
}

export interface BulkCallOptions {
  propertyId: string;
  selection: PhotoSelection;
  onGone: (ids: readonly string[]) => void;
  /** It is over, complete or failed. */
  onDone: () => void;
}

/** One call at a time; what failed is shown until it is read. */
function useRun(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  async function run(name: keyof typeof FAILED, send: () => Promise<Answer>, complete: () => void) {
    if (isBusy) return;
    setBusy(true);
    const outcome = await outcomeOf(send);
    setBusy(false);
    onDone();
    if ('event' in outcome)
      setFailure({ text: FAILED[name], details: outcome.errors.map(({ detail }) => detail) });
    else complete();
  }
  return { run, isBusy, failure, forget: () => setFailure(null) };
}

/** The calls for the selected photos: complete reloads the list, except after a download; failed says so. */
export function useBulkCalls({ propertyId, selection, onGone, onDone }: BulkCallOptions) {
  const { run, ...state } = useRun(onDone);
  const photosChanged = usePhotosChanged(propertyId);
  const offerUndo = useUndoDelete(propertyId);
  const [assign] = useAssignPhotosMutation();
  const [setReport] = useSetPhotosReportMutation();
  const [remove] = useDeletePhotosMutation();
  const propertyPhotoIds = [...selection.ids];
  const what = counted(propertyPhotoIds.length, 'photo');
  const over = (said?: string) => () => {
    if (said !== undefined) toast.success(said);
    selection.clear();
    photosChanged();
  };
  return {
    ...state,
    assign(assignment: Assignment) {
      const input = { propertyPhotoIds, ...assignment };
      const said = `${what} ${assignment.unassign ? 'unassigned' : 'assigned'}`;
      void run('assign', () => assign({ variables: { input } }), over(said));
    },
    report(includeInPhotosReport: boolean) {
      const input = { propertyPhotoIds, includeInPhotosReport };
      const said = `${what} ${includeInPhotosReport ? 'put into' : 'left out of'} the photos report`;
      void run('report', () => setReport({ variables: { input } }), over(said));
    },
    download() {
      const send = () => downloadFiles('/download/photos', { propertyPhotoIds }, 'Photos.zip');
      void run('download', send, () => {});
    },
    remove() {
      const gone = () => {
        onGone(propertyPhotoIds);
        over()();
        offerUndo(propertyPhotoIds);
      };
      void run('delete', () => remove({ variables: { input: { propertyPhotoIds } } }), gone);
    },
  };
}
