import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { counted } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import { usePhone } from '../../../ui/layout/use-media-query';
import { ListHead } from '../ListHead';
import type { BidRow, ProjectDetail } from '../use-project';
import { useRecordForms } from '../../../app/records/use-record-forms';
import { comparedOf, COMPARED, type BidChoice } from './bid-figures';
import { commandsFor, type BidCommands } from './BidActions';
import { BidCards } from './BidCards';
import { BidComparison } from './BidComparison';
import { BidDialogs } from './BidDialogs';
import { AwardQuestion, WithdrawQuestion } from './BidQuestions';
import { OtherBids } from './OtherBids';

interface BidsTabProps {
  project: ProjectDetail;
  reload: () => Promise<ProjectDetail | null>;
}

/** The tab of bids: their comparison, and the award that makes one of them the contract. */
export function BidsTab({ project, reload }: BidsTabProps) {
  const { bids, viewerCan } = project;
  const forms = useRecordForms<BidRow>({
    named: 'Bid',
    verb: 'Delete',
    idOf: ({ bidId }) => bidId,
    reload: async () => (await reload())?.bids,
  });
  const [asked, setAsked] = useState<{ bidId: string; isAward: boolean } | null>(null);
  const commands = commandsFor(project, {
    onAward: ({ bidId }) => setAsked({ bidId, isAward: true }),
    onWithdraw: ({ bidId }) => setAsked({ bidId, isAward: false }),
    onEdit: forms.edit,
    onRemove: forms.remove,
  });
  // The bid as it is now: it may have been read again since the question opened.
  const bid = bids.find(({ bidId }) => bidId === asked?.bidId);
  const Question = asked?.isAward ? AwardQuestion : WithdrawQuestion;
  return (
    <>
      <ListHead addText="Add bid" onAdd={viewerCan.edit ? forms.add : undefined}>
        {rangeWords(bids)}
      </ListHead>
      {bids.length === 0 ? (
        <EmptyState
          icon={<Gavel size={24} strokeWidth={1.6} />}
          text="No bids yet"
          action={viewerCan.edit && <Button onClick={forms.add}>Add bid</Button>}
        />
      ) : (
        <Bids {...{ project, commands }} />
      )}
      <BidDialogs {...{ project, forms }} />
      {bid && <Question {...{ project, bid }} onDone={() => setAsked(null)} onOutdated={reload} />}
    </>
  );
}

/** Returns `3 bids, $251,300 to $290,000`; null without bids. */
function rangeWords(bids: readonly BidRow[]): string | null {
  if (bids.length === 0) return null;
  const amounts = bids.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(formatMoneyExact);
  const range = least === most ? least : `${least} to ${most}`;
  return `${counted(bids.length, 'bid')}, ${range}`;
}

const NO_CHOICE: BidChoice = { compared: [], leftOut: [] };

/** The bids: up to five side by side, the rest in a list; on phones one after the other. */
function Bids({ project, commands }: { project: ProjectDetail; commands: BidCommands }) {
  const { bids } = project;
  const isPhone = usePhone();
  const [choice, setChoice] = useState(NO_CHOICE);
  if (isPhone) return <BidCards {...{ project, bids, commands }} />;
  const compared = comparedOf(bids, choice);
  const ids = compared.map(({ bidId }) => bidId);
  const others = bids.filter(({ bidId }) => !ids.includes(bidId));
  const compare = (next: readonly string[]) =>
    setChoice({ compared: next, leftOut: bids.map(({ bidId }) => bidId).filter((id) => !next.includes(id)) });
  const canLeaveOut = bids.length > COMPARED && compared.length > 1;
  return (
    <>
      <BidComparison
        {...{ project, commands }}
        bids={compared}
        onLeaveOut={canLeaveOut ? (bid) => compare(ids.filter((each) => each !== bid.bidId)) : undefined}
      />
      {others.length > 0 && (
        <OtherBids
          {...{ commands }}
          bids={others}
          isFull={compared.length >= COMPARED}
          onCompare={({ bidId }) => compare([...ids, bidId])}
        />
      )}
    </>
  );
}
