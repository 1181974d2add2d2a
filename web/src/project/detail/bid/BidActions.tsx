import { chakra } from '@chakra-ui/react';
import { Columns3, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import type { MenuItem } from '../../../ui/overlay/Menu';
import { RowMenu } from '../../../ui/table-tools/RowMenu';
import type { BidRow, ProjectDetail } from '../use-project';

const icon = { size: 16, strokeWidth: 1.75 };

/** The commands of a bid, each absent where it is not allowed. */
export interface BidCommands {
  onAward?: (bid: BidRow) => void;
  onWithdraw?: (bid: BidRow) => void;
  onEdit?: (bid: BidRow) => void;
  onRemove?: (bid: BidRow) => void;
}

export interface BidActionsProps extends BidCommands {
  bid: BidRow;
  /** Takes the bid out of the comparison, to make room for another. */
  onLeaveOut?: () => void;
}

/** The buttons to award or withdraw, and a menu of other actions. An awarded bid is the contract: it is not edited or deleted. */
export function BidActions({ bid, onAward, onWithdraw, onEdit, onRemove, onLeaveOut }: BidActionsProps) {
  const items: MenuItem[] = [];
  if (!bid.isAwarded && onEdit)
    items.push({ id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => onEdit(bid) });
  if (onLeaveOut)
    items.push({ id: 'out', label: 'Leave out', icon: <Columns3 {...icon} />, onSelect: onLeaveOut });
  if (!bid.isAwarded && onRemove)
    items.push({
      id: 'remove',
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => onRemove(bid),
    });
  return (
    <chakra.span display="inline-flex" alignItems="center" justifyContent="flex-end" gap="1">
      {bid.isAwarded && onWithdraw && (
        <Button
          size="sm"
          aria-label={`Withdraw award of the bid of ${bid.bidder}`}
          onClick={() => onWithdraw(bid)}
        >
          Withdraw award
        </Button>
      )}
      {!bid.isAwarded && onAward && (
        <Button size="sm" aria-label={`Award the bid of ${bid.bidder}`} onClick={() => onAward(bid)}>
          Award
        </Button>
      )}
      {items.length > 0 && <RowMenu name={`the bid of ${bid.bidder}`} items={items} />}
    </chakra.span>
  );
}

/** Returns the commands that the project allows: one award at a time, and no awards or withdrawals once it is completed. */
export function commandsFor(project: ProjectDetail, all: Required<BidCommands>): BidCommands {
  const { viewerCan, awardedBidId, isCompleted } = project;
  if (!viewerCan.edit) return {};
  const { onAward, onWithdraw, ...edits } = all;
  if (isCompleted) return edits;
  return { ...edits, onWithdraw, onAward: awardedBidId === null ? onAward : undefined };
}
