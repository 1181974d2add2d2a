import type { BankBalanceSeen } from '../../ledger/service';
import type { LedgerReading, ReadAccount } from '../reading/read-ledger';
import type { AccountChoice } from './staged';

const dayBefore = (iso: string) => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

/** Returns an account's balances by fund from a balance sheet. With several funds its lines belong to none of them. */
function byFund({ glCode, glName, funds }: ReadAccount, asOf: string): BankBalanceSeen[] {
  const filled = (['operating', 'reserve'] as const).filter(
    (fund) => funds[fund] !== null && funds[fund] !== 0,
  );
  return filled.map((fund) => ({
    externalId: filled.length === 1 ? glCode : `${glCode} ${fund}`,
    name: filled.length === 1 ? glName : `${glName} (${fund === 'reserve' ? 'Reserve' : 'Operating'})`,
    institution: null,
    glCode: filled.length === 1 ? glCode : null,
    fund,
    asOf,
    balance: funds[fund]!,
  }));
}

/** Returns the balances that the file states of bank accounts, before its first day and on its last. */
export function balancesOf(reading: LedgerReading, choices: readonly AccountChoice[]): BankBalanceSeen[] {
  const { period, accounts } = reading;
  if (period === null) return [];
  const fundOf = new Map(choices.map(({ glCode, fund }) => [glCode, fund]));
  return accounts
    .filter(({ kind }) => kind === 'bank')
    .flatMap((account) => {
      const { glCode, glName, begin, end, funds } = account;
      if (funds.operating !== null || funds.reserve !== null) return byFund(account, period.to);
      const bank = {
        externalId: glCode,
        name: glName,
        institution: null,
        glCode,
        fund: fundOf.get(glCode) ?? null,
      };
      return [
        ...(begin === null ? [] : [{ ...bank, asOf: dayBefore(period.from), balance: begin }]),
        ...(end === null ? [] : [{ ...bank, asOf: period.to, balance: end }]),
      ];
    });
}
