import { SaveQuestion } from '../app/save/SaveQuestion';
import { toast } from '../ui/feedback/toast';
import { ExplainPane } from './form/ExplainPane';
import { HandPanes } from './HandPanes';
import { LoanPane } from './form/LoanPane';
import { RepaymentPane } from './form/RepaymentPane';
import { useRemoveReserveEntryMutation } from './ReserveBorrowing.generated';
import type { BorrowingPanesProps, Pane } from './use-pane';
import { GONE, transferName } from './words';

/** The forms and questions of the page. */
export function BorrowingPanes(props: BorrowingPanesProps) {
  const { propertyId, pane, open, close, transfers, reload, repayable } = props;
  const onSaved = () => {
    close();
    return transfers.reload();
  };
  const common = { propertyId, onClose: close, onSaved };
  if (pane?.kind === 'loan') {
    const { loan } = pane.of;
    const onReload = async () => {
      const newer = (await reload()).find((one) => one.reserveEntryId === loan?.reserveEntryId);
      if (!newer) toast.failure(GONE);
      open(newer ? { kind: 'loan', of: { transfer: null, loan: newer } } : null);
    };
    return <LoanPane key={loan?.version} of={pane.of} {...{ ...common, onReload }} />;
  }
  if (pane?.kind === 'repayment')
    return <RepaymentPane transfer={pane.transfer} loans={repayable(pane.transfer)} {...common} />;
  if (pane?.kind === 'explain') {
    const [first] = pane.transfers;
    const onReload = async () => {
      const newer = (await transfers.reload()).find(({ transferId }) => transferId === first!.transferId);
      if (!newer) toast.failure(GONE);
      open(newer ? { kind: 'explain', transfers: [newer] } : null);
    };
    const { version } = first!.explanation ?? { version: 0 };
    return <ExplainPane key={version} transfers={pane.transfers} {...{ ...common, onReload }} />;
  }
  if (pane?.kind !== 'remove') return pane && <HandPanes {...props} pane={pane} onSaved={onSaved} />;
  return <RemoveQuestion {...common} asked={pane} onOutdated={reload} />;
}

const WORDS = {
  loan: {
    title: 'Remove loan?',
    done: 'Loan removed',
    result: 'is no loan any more and is to be explained again. The activity keeps that it was here.',
  },
  match: {
    title: 'Remove match?',
    done: 'Match removed',
    result: 'no longer pays back any loan and is to be explained again.',
  },
  explanation: {
    title: 'Remove explanation?',
    done: 'Explanation removed',
    result: 'is to be explained again. The activity keeps the explanation.',
  },
} as const;

const LEAVES = 'leaves the log. The activity keeps that it was here.';
/** Texts for a transfer that someone logged by hand: after its removal nothing is left to explain. */
const BY_HAND = {
  loan: { result: LEAVES },
  match: { title: 'Remove repayment?', done: 'Repayment removed', result: LEAVES },
  explanation: { title: 'Remove transfer?', done: 'Transfer removed', result: LEAVES },
} as const;

interface RemoveQuestionProps {
  propertyId: string;
  asked: Extract<Pane, { kind: 'remove' }>;
  onClose: () => void;
  onSaved: () => unknown;
  onOutdated: () => unknown;
}

function RemoveQuestion({ propertyId, asked, onClose, onSaved, onOutdated }: RemoveQuestionProps) {
  const [remove] = useRemoveReserveEntryMutation();
  const { what, reserveEntryId, version, name } = asked;
  const words = WORDS[what];
  const { title, done, result } = name.isByHand ? { ...words, ...BY_HAND[what] } : words;
  return (
    <SaveQuestion
      confirmText="Remove"
      busyText="Removing..."
      {...{ title, done }}
      send={() => remove({ variables: { input: { propertyId, reserveEntryId, version } } })}
      onDone={onSaved}
      onCancel={onClose}
      onOutdated={async () => {
        await onOutdated();
        await onSaved();
      }}
    >
      The transfer of {transferName(name)} {result}
    </SaveQuestion>
  );
}
