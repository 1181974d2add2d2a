/** Cents as the program prints them: `1,234.50`, and nothing for nothing. */
const printed = (cents: number): string => {
  if (cents === 0) return '';
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return cents < 0 ? `-${text}` : text;
};
const cell = (text: string): string => (/[",]/.test(text) ? `"${text}"` : text);

interface Posting {
  day: Date;
  type: string;
  name: string;
  memo: string;
  /** Above zero is a debit. */
  cents: number;
}

const ACCOUNTS = {
  operating: { label: '1010 · Operating Checking', begin: 4_210_055 },
  reserve: { label: '1020 · Reserve Money Market', begin: 61_480_317 },
  assessments: { label: '4010 · Assessment Income', begin: 0 },
  contribution: { label: '4900 · Reserve Contribution', begin: 0 },
  interest: { label: '4910 · Reserve Interest Income', begin: 0 },
  landscape: { label: '6100 · Landscaping', begin: 0 },
  roofs: { label: '7010 · Roof Repairs - Reserve', begin: 0 },
  paving: { label: '7020 · Asphalt Repairs - Reserve', begin: 0 },
} as const;
type Account = keyof typeof ACCOUNTS;

/** A general ledger and what it adds up to, in cents. */
export interface LedgerExport {
  csv: string;
  reserveBalance: number;
  operatingBalance: number;
  /** From the first day of the fiscal year. */
  reserveIncome: number;
  reserveExpenses: number;
  /** What went to Apex Roofing: all payments of the file, and what of them was paid this year. */
  roofing: { thisYear: number; payments: number; total: number };
  /** All reserve expenses of the file, last year's too. */
  allReserveExpenses: number;
  /** Lines of the accounts. */
  lines: number;
}

/** A general ledger as the desktop program exports it: last year and this year up to the month of `today`. */
export function quickBooksExport(today: Date): LedgerExport {
  const year = today.getFullYear();
  const postings = new Map<Account, Posting[]>(Object.keys(ACCOUNTS).map((name) => [name as Account, []]));
  const post = (debit: Account, credit: Account, cents: number, rest: Omit<Posting, 'cents'>) => {
    postings.get(debit)!.push({ ...rest, cents });
    postings.get(credit)!.push({ ...rest, cents: -cents });
  };
  for (let month = 0; month <= 12 + today.getMonth(); month += 1) {
    const on = (type: string, name: string, memo: string) => ({
      day: new Date(year - 1, month, 1),
      type,
      name,
      memo,
    });
    post('operating', 'assessments', 9_840_033, on('Deposit', 'Owners', 'Assessments of the month'));
    post('landscape', 'operating', 615_027 + month, on('Check', 'Green Leaf, Inc.', 'Landscaping'));
    post('reserve', 'contribution', 3_200_015, on('Transfer', '', 'Contribution to reserves'));
    post('reserve', 'interest', 61_249 + month * 7, on('Deposit', 'First Harbor Bank', 'Interest'));
    if (month % 5 === 0)
      post('roofs', 'reserve', 812_575 + month, on('Check', 'Apex Roofing', 'Leak repairs'));
    if (month === 12)
      post('paving', 'reserve', 1_890_041, on('Check', 'Bay Paving', 'Patching, north drive'));
  }
  const moved = (name: Account, from = 0) =>
    postings
      .get(name)!
      .filter(({ day }) => day.getFullYear() >= from)
      .reduce((sum, { cents }) => sum + cents, 0);
  return {
    csv: csvOf(postings),
    reserveBalance: ACCOUNTS.reserve.begin + moved('reserve'),
    operatingBalance: ACCOUNTS.operating.begin + moved('operating'),
    reserveIncome: -moved('contribution', year) - moved('interest', year),
    reserveExpenses: moved('roofs', year) + moved('paving', year),
    roofing: {
      thisYear: moved('roofs', year),
      payments: postings.get('roofs')!.length,
      total: moved('roofs'),
    },
    allReserveExpenses: moved('roofs') + moved('paving'),
    lines: [...postings.values()].reduce((count, each) => count + each.length, 0),
  };
}

const usDay = (day: Date): string =>
  [day.getMonth() + 1, day.getDate(), day.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');

function csvOf(postings: ReadonlyMap<Account, readonly Posting[]>): string {
  const rows: string[][] = [
    ['', '', 'Type', 'Date', 'Num', 'Adj', 'Name', 'Memo', 'Split', 'Debit', 'Credit', 'Balance'],
  ];
  for (const [account, lines] of postings) {
    const { label, begin } = ACCOUNTS[account];
    let [balance, debits, credits] = [begin, 0, 0];
    rows.push(['', label, '', '', '', '', '', '', '', '', '', printed(begin)]);
    for (const { day, type, name, memo, cents } of lines) {
      balance += cents;
      if (cents > 0) debits += cents;
      else credits -= cents;
      const [debit, credit] = [printed(Math.max(cents, 0)), printed(Math.max(-cents, 0))];
      rows.push(['', '', type, usDay(day), '', '', name, memo, '-SPLIT-', debit, credit, printed(balance)]);
    }
    rows.push(['', `Total ${label}`, ...Array<string>(7).fill(''), printed(debits), printed(credits), printed(balance)]); // prettier-ignore
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}
