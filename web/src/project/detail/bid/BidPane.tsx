import type { BidInput } from '@roofline/schema/project/bid';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useSave } from '../../../app/save/use-save';
import type { BidRow, ProjectDetail } from '../use-project';
import { useBidForm, type BidForm } from './bid-fields';
import { useAddBidMutation, useUpdateBidMutation } from './Bids.generated';

export interface BidPaneProps {
  project: ProjectDetail;
  /** Null adds a new one. */
  bid: BidRow | null;
  onClose: () => void;
  onReload: () => unknown;
}

/** Adds or edits a bid in a pane of 480 px. */
export function BidPane(props: BidPaneProps) {
  const { project, bid, onClose } = props;
  const form = useBidForm(project, bid);
  return (
    <FieldsPane
      title={bid === null ? 'Add bid' : 'Edit bid'}
      addText={bid === null ? 'Add bid' : null}
      saving={useSaveBid(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSaveBid({ project, bid, onClose, onReload }: BidPaneProps, form: BidForm) {
  const [add] = useAddBidMutation();
  const [update] = useUpdateBidMutation();
  const { projectId } = project;
  const send = async (values: BidInput, idempotencyKey: string) => {
    if (bid === null) return add({ variables: { input: { projectId, values, idempotencyKey } } });
    const { bidId, version } = bid;
    return update({ variables: { input: { projectId, bidId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: bid === null ? 'Bid Added' : 'Bid Updated',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
