import { localToday } from '../../../app/today';
import { counted } from '../../../ui/format/count';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyExact } from '../../../ui/format/money';
import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { BidRow, ProjectDetail } from '../use-project';
import { againstEstimate, hasEnded, openLinesOf } from './bid-figures';
import { useAwardBidMutation, useWithdrawAwardMutation } from './Bids.generated';

export interface BidQuestionProps {
  project: ProjectDetail;
  bid: BidRow;
  onDone: () => void;
  onOutdated: () => unknown;
}

const inputOf = ({ project: { projectId }, bid: { bidId, version } }: BidQuestionProps) => ({
  variables: { input: { projectId, bidId, version } },
});

/** Asks, with the figures, before a bid becomes the contract. */
export function AwardQuestion(props: BidQuestionProps) {
  const { project, bid, onDone, onOutdated } = props;
  const [award] = useAwardBidMutation();
  return (
    <SaveQuestion
      title="Award bid"
      confirmText="Award bid"
      busyText="Awarding..."
      done="Bid Awarded"
      destructive={false}
      send={() => award(inputOf(props))}
      onDone={onDone}
      onCancel={onDone}
      onOutdated={onOutdated}
    >
      {awardWords(project, bid, localToday()).join(' ')}
    </SaveQuestion>
  );
}

function awardWords(project: ProjectDetail, bid: BidRow, today: string): string[] {
  const { estimate, contractAmount, scopeOfWork } = project;
  const against = againstEstimate(bid.amount, estimate);
  const open = openLinesOf(bid, scopeOfWork);
  const asked = `Award the bid of ${bid.bidder} for ${formatMoneyExact(bid.amount)}?`;
  const becomes =
    against === null
      ? 'It becomes the contract.'
      : `It becomes the contract: ${against} the reserve estimate of ${formatMoneyExact(estimate ?? 0)}.`;
  return [
    asked,
    becomes,
    contractAmount === null
      ? ''
      : `It replaces the contract of ${formatMoneyExact(contractAmount)} that was entered.`,
    open === 0 ? '' : `It leaves ${counted(open, 'line')} of the scope of work open.`,
    hasEnded(bid, today) ? `It was valid until ${formatDay(bid.validUntil ?? '')}.` : '',
  ].filter(Boolean);
}

/** Asks before an award is withdrawn, and names the change orders and payments that prevent it. */
export function WithdrawQuestion(props: BidQuestionProps) {
  const { project, bid, onDone, onOutdated } = props;
  const [withdraw] = useWithdrawAwardMutation();
  const orders = project.changeOrders.length;
  const payments = project.payments.filter(({ contractId }) => contractId === bid.bidId).length;
  const standing = [
    orders > 0 && counted(orders, 'change order'),
    payments > 0 && counted(payments, 'payment'),
  ].filter(Boolean);
  return (
    <SaveQuestion
      title="Withdraw award"
      confirmText="Withdraw award"
      busyText="Withdrawing..."
      done="Award Withdrawn"
      send={() => withdraw(inputOf(props))}
      onDone={onDone}
      onCancel={onDone}
      onOutdated={onOutdated}
    >
      Withdraw the award of {bid.bidder} for {formatMoneyExact(bid.amount)}? The project has no contract until
      a bid is awarded.{' '}
      {standing.length === 0
        ? 'That is possible while the contract has no change orders and no payments.'
        : `This contract has ${standing.join(' and ')}: delete them first.`}
    </SaveQuestion>
  );
}
