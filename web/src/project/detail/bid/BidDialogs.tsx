import { RecordDialogs } from '../../../app/records/RecordDialogs';
import type { RecordForms } from '../../../app/records/use-record-forms';
import { formatMoneyExact } from '../../../ui/format/money';
import type { BidRow, ProjectDetail } from '../use-project';
import { useBidForm } from './bid-fields';
import { useAddBidMutation, useRemoveBidMutation, useUpdateBidMutation } from './Bids.generated';

/** Adds, edits and deletes a bid. */
export function BidDialogs({ project, forms }: { project: ProjectDetail; forms: RecordForms<BidRow> }) {
  const [add] = useAddBidMutation();
  const [update] = useUpdateBidMutation();
  const [remove] = useRemoveBidMutation();
  const useForm = (bid: BidRow | null) => useBidForm(project, bid);
  return (
    <RecordDialogs
      at={{ projectId: project.projectId }}
      keyOf={({ bidId, version }: BidRow) => ({ bidId, version })}
      question={({ bidder, amount }) =>
        `The bid of ${bidder} for ${formatMoneyExact(amount)} leaves the comparison. Its document stays among the files. This cannot be undone.`
      }
      {...{ forms, useForm, add, update, remove }}
    />
  );
}
