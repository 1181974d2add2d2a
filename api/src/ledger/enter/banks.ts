import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { keepBalances } from '../repository/balances';
import { findBanks, insertBanks, updateBanks, type BankRow } from '../repository/banks';
import type { BankBalanceSeen, LedgerAccountSeen, LedgerEntry, LedgerPlace } from './entry';
import { storedCode, storedText, storedTextOrNull } from './stored';

/** Returns the external id of a bank account that is known only from an account of the ledger. */
const idOfCode = (glCode: string) => `gl ${glCode}`;

/** Collects the new and the changed bank accounts of a property while it reads an entry. */
class Banks {
  readonly #rows: BankRow[];
  readonly #added = new Set<string>();
  readonly #changed = new Set<string>();

  constructor(
    private readonly place: LedgerPlace,
    private readonly sourceId: string,
    rows: readonly BankRow[],
  ) {
    this.#rows = rows.map((row) => ({ ...row }));
  }

  ofCode = (glCode: string) => this.#rows.find((row) => row.glCode === glCode);
  ofId = (externalId: string) =>
    this.#rows.find((row) => row.sourceId === this.sourceId && row.externalId === externalId);

  add(values: Pick<BankRow, 'externalId' | 'name' | 'institution' | 'fund' | 'glCode'>): BankRow {
    if (this.#rows.length >= limits.bankAccounts)
      throw ruleFailed(
        `A ledger can have at most ${limits.bankAccounts} bank accounts. Remove one first, or leave balances out.`,
        'balances',
      );
    const own = { sourceId: this.sourceId, bankAccountId: newId(), toldApart: '[]', version: 1 };
    const row = { ...this.place, ...values, ...own };
    this.#rows.push(row);
    this.#added.add(row.bankAccountId);
    return row;
  }

  change(row: BankRow, values: Partial<BankRow>): void {
    const isNew = Object.entries(values).some(([name, value]) => row[name as keyof BankRow] !== value);
    if (!isNew) return;
    Object.assign(row, values);
    if (!this.#added.has(row.bankAccountId)) this.#changed.add(row.bankAccountId);
  }

  async write(tx: Tx): Promise<void> {
    const among = (ids: ReadonlySet<string>) => this.#rows.filter((row) => ids.has(row.bankAccountId));
    await insertBanks(tx, among(this.#added));
    await updateBanks(tx, among(this.#changed));
  }
}

/** Adds the bank account of an account of the ledger, or updates its fund. */
function enterAccount(banks: Banks, { glCode, glName, fund }: LedgerAccountSeen): void {
  const code = storedCode(glCode);
  const row = banks.ofCode(code);
  if (row && fund) banks.change(row, { fund });
  if (row) return;
  const name = storedText(glName, limits.glNameMax) || code;
  banks.add({ externalId: idOfCode(code), name, institution: null, fund: fund ?? 'unmapped', glCode: code });
}

/** Adds or updates the bank account of a statement, found by its id, else by its GL code. Names and funds by people stay. */
function enterStatement(banks: Banks, seen: BankBalanceSeen): BankRow {
  const externalId = storedText(seen.externalId, limits.ledgerExternalIdMax);
  const glCode = seen.glCode === null ? null : storedCode(seen.glCode) || null;
  const institution = storedTextOrNull(seen.institution, limits.glNameMax);
  const ofCode = glCode === null ? undefined : banks.ofCode(glCode);
  const row = banks.ofId(externalId) ?? ofCode;
  if (!row) {
    const name = storedText(seen.name, limits.glNameMax) || externalId;
    return banks.add({ externalId, name, institution, fund: seen.fund ?? 'unmapped', glCode });
  }
  banks.change(row, {
    institution: row.institution ?? institution,
    fund: row.fund === 'unmapped' ? (seen.fund ?? 'unmapped') : row.fund,
    glCode: row.glCode ?? (ofCode ? null : glCode),
  });
  return row;
}

/** Writes bank accounts and their balances by statements. The caller has locked the book. */
export async function enterBanks(tx: Tx, place: LedgerPlace, entry: LedgerEntry): Promise<void> {
  const ofLedger = entry.accounts.filter(({ kind, use }) => use === 'bank' || (kind === 'bank' && !use));
  if (ofLedger.length === 0 && entry.balances.length === 0) return;
  const banks = new Banks(place, entry.sourceId, await findBanks(tx, [place.propertyId]));
  for (const account of ofLedger) enterAccount(banks, account);
  const stated = new Map<string, { bankAccountId: string; asOf: string; balance: number }>();
  for (const seen of entry.balances) {
    const { bankAccountId } = enterStatement(banks, seen);
    const { asOf, balance } = seen;
    stated.set(`${bankAccountId} ${asOf}`, { bankAccountId, asOf, balance });
  }
  await banks.write(tx);
  await keepBalances(
    tx,
    [...stated.values()].map((one) => ({ ...one, workspaceId: place.workspaceId })),
  );
}
