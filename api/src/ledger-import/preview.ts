import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import type { SignFollows } from '@roofline/schema/ledger/account';
import { toDollars } from '@roofline/schema/value/money';
import { isTurned, suggestedUse, turnedLines, type FundedAccount } from '../ledger/service';
import type { ReadFacts } from './prepare/facts';
import { signFollows } from './prepare/staged';
import type { ReadAccount } from './reading/read-ledger';
import type { ImportHead } from './repository';

/** What a preview is made of: the import, compared with the ledger when the file was last read. */
export interface PreviewSubject {
  head: Pick<
    ImportHead,
    'importId' | 'propertyId' | 'fileName' | 'reading' | 'facts' | 'against' | 'enteredLines' | 'acceptedAt'
  >;
  /** The property's accounts, as they are now. */
  accounts: readonly FundedAccount[];
  jobId: string | null;
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** Returns an account's kind, as corrected in the ledger, and its money; in and out swap if the sign follows the kind. */
function asStated(read: ReadAccount, account: FundedAccount | undefined, follows: SignFollows) {
  const { kind, moneyIn, moneyOut } = read;
  if (!account || account.sourceKind === null) return { kind, moneyIn, moneyOut };
  const isRound = isTurned(follows, kind, account.kind);
  return isRound
    ? { kind: account.kind, moneyIn: moneyOut, moneyOut: moneyIn }
    : { kind: account.kind, moneyIn, moneyOut };
}

function accountsOf({ head, accounts }: PreviewSubject): LedgerImportPreview['accounts'] {
  const chosen = new Map(head.reading.accounts.map((choice) => [choice.glCode, choice]));
  const known = new Map(accounts.map((account) => [account.glCode, account]));
  return head.facts.accounts.map((read) => {
    const { glCode, glName, begin, end, lineCount } = read;
    const account = known.get(glCode);
    const { kind, moneyIn, moneyOut } = asStated(read, account, signFollows(head.reading));
    const isNoBank = account !== undefined && account.sourceKind !== null && kind !== 'bank';
    const made = chosen.get(glCode);
    const choice = isNoBank && made?.use === 'bank' ? undefined : made;
    const use = choice?.use ?? account?.use ?? (kind === 'bank' ? 'bank' : 'unmapped');
    return {
      glCode,
      glName,
      kind,
      use,
      suggestedUse: suggestedUse(kind, glName),
      fund: choice?.fund ?? account?.bankFund ?? 'unmapped',
      isNew: account === undefined,
      begin: dollarsOrNull(begin),
      end: dollarsOrNull(end),
      moneyIn: toDollars(moneyIn),
      moneyOut: toDollars(moneyOut),
      lineCount,
    };
  });
}

/** Decides whether the reading can be accepted: there is something to enter, and any problems are to be skipped. */
export const isAcceptable = (facts: ReadFacts, { skipProblems }: { skipProblems: boolean }): boolean =>
  facts.missingFields.length === 0 &&
  (facts.problemCount === 0 || skipProblems) &&
  (facts.lineCount > 0 || facts.balances.length > 0);

export function presentPreview(subject: PreviewSubject): LedgerImportPreview {
  const { head, jobId } = subject;
  const { reading, facts, against } = head;
  const { balances, accounts: read, sample, ...shown } = facts;
  const readAs = { accounts: read, signFollows: signFollows(reading) };
  return {
    importId: head.importId,
    propertyId: head.propertyId,
    fileName: head.fileName,
    ...shown,
    sample: [...turnedLines(sample, subject.accounts, readAs)],
    layout: reading.layout,
    dateOrder: reading.dateOrder,
    isDateOrderSure: reading.isDateOrderSure,
    sign: reading.sign,
    isMappingSaved: reading.isMappingSaved,
    accounts: accountsOf(subject),
    balances: balances.map(({ name, glCode, fund, asOf, balance }) => ({
      name,
      glCode,
      fund,
      asOf,
      balance: toDollars(balance),
    })),
    newTransactions: against.tally.added,
    knownTransactions: against.tally.unchanged,
    duplicateCount: against.tally.duplicates,
    duplicates: [...turnedLines(against.duplicates, subject.accounts, readAs)],
    skipProblems: reading.skipProblems,
    skipDuplicates: reading.skipDuplicates,
    canAccept: head.acceptedAt === null && isAcceptable(facts, reading),
    enteredLines: head.enteredLines,
    isAccepted: head.acceptedAt !== null,
    jobId,
  };
}
