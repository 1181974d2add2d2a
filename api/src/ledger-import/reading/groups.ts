import { textKey } from '../../platform/sheets/cell-text';
import type { Cell } from '../../platform/sheets/grid';
import { accountOf, codedAccount } from './accounts';
import type { AccountDraft, LedgerBook } from './book';
import { labelOf, rowWord } from './cells/row-words';

/** The figures of a total row of an account. */
export interface StatedTotal {
  debit: number | null;
  credit: number | null;
  amount: number | null;
  end: number | null;
}

/** The names that a row `Total …` of the sheet closes; of labels without an account code only these open groups. */
export class GroupNames {
  private readonly names = new Set<string>();

  constructor(rows: readonly (readonly Cell[])[], from: number) {
    for (let i = from; i < rows.length; i += 1) {
      const label = labelOf(rows[i]!);
      const word = label && rowWord(label.text);
      if (word?.kind === 'total' && !word.isAll) this.names.add(textKey(word.name));
    }
  }

  has(label: string): boolean {
    return this.names.has(textKey(label));
  }
}

interface Open {
  key: string;
  account: AccountDraft | null;
  name: { glCode: string; glName: string };
  hasChildren: boolean;
}

/** The depth limit of accounts within accounts; an account that opens below it replaces the innermost one. */
const DEEPEST = 20;

/** The accounts that are open at a row, the innermost last. */
export class Groups {
  readonly #open: Open[] = [];

  constructor(private readonly book: LedgerBook) {}

  /** The account of a line that names none. */
  get current(): AccountDraft {
    const last = this.#open.at(-1);
    if (!last) return this.book.account({ glCode: 'ledger', glName: 'All lines of the file' });
    last.account ??= this.book.account(last.name);
    return last.account;
  }

  /** Opens an account: within the open ones where a total closes it, or else in their place. */
  open({ glCode, glName }: { glCode: string; glName: string }, isClosed: boolean): AccountDraft {
    const name = glCode === '' ? accountOf(glName) : { glCode, glName };
    const key = textKey(glCode === '' ? glName : glCode);
    const beside = isClosed ? this.#open.findIndex((each) => each.key === key) : 0;
    if (beside !== -1) this.#open.length = beside;
    if (this.#open.length >= DEEPEST) this.#open.pop();
    const parent = this.#open.at(-1);
    if (parent) {
      parent.hasChildren = true;
      // The balance beside the parent includes that of its parts.
      if (parent.account) parent.account.begin = null;
    }
    this.#open.push({
      key,
      account: null,
      name: { glCode: name.glCode, glName: name.glName },
      hasChildren: false,
    });
    return this.current;
  }

  /** Closes the group that a total names; returns false where none of that name is open. */
  close(name: string, stated: StatedTotal): boolean {
    const key = textKey(codedAccount(name)?.glCode ?? name);
    const at = this.#open.findLastIndex((each) => each.key === key || each.key === textKey(name));
    if (at === -1) return false;
    const group = this.#open[at]!;
    this.#open.length = at;
    if (group.hasChildren || !group.account) return true;
    group.account.statedDebit = stated.debit ?? group.account.statedDebit;
    group.account.statedCredit = stated.credit ?? group.account.statedCredit;
    group.account.end = stated.end ?? group.account.end;
    return true;
  }
}
