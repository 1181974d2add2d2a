import { aComponent, aComponentList } from '@roofline/schema/fixtures/component';
import {
  aBankConfiguration,
  aGlConfiguration,
  aTransaction,
  aTransactionPage,
} from '@roofline/schema/fixtures/ledger';
import { id } from '@roofline/schema/fixtures/id';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { BankConfiguration } from '@roofline/schema/ledger/bank';
import type { LedgerRule } from '@roofline/schema/ledger/rule';
import type { Transaction, TransactionPage } from '@roofline/schema/ledger/transaction';
import type { LedgerWork } from '@roofline/schema/ledger/work';
import { aProperty } from '../../testing/graph-fixtures';
import { connectionOf, recorder } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';

export const ROOF = id(61);
const FENCE = id(62);
export const PROJECT = aProject();

export const lineId = (n: number) => id(9000 + n);

/** Returns line `n`: `n` dollars to `Payee n` on October 1, 2026, unless `change` says otherwise. */
export const line = (n: number, change: Partial<Transaction> = {}): Transaction =>
  aTransaction({
    transactionId: lineId(n),
    payee: `Payee ${n}`,
    description: `Invoice ${n}`,
    amount: -n,
    ...change,
  });

export const manyLines = (count: number) => Array.from({ length: count }, (_, n) => line(n + 1));

interface World {
  lines: readonly Transaction[];
  /** Totals of the whole list, where they differ from the sums of the lines. */
  totals: Partial<TransactionPage>;
  rules: readonly LedgerRule[];
  /** Long changes under way. */
  work: readonly LedgerWork[];
  gl: GlConfiguration;
  banks: BankConfiguration;
  /** Whether the viewer only reads, as a Member. */
  readsOnly: boolean;
  /** Rights of the viewer at the property. */
  can: Partial<(typeof aProperty)['viewerCan']>;
  /** Number of further lines that a remembered mapping changes. */
  alsoMapped: number;
}
interface Asked {
  filter?: Record<string, unknown> | null;
  sort: string;
  desc: boolean;
  first: number;
  after?: string | null;
}

const components = aComponentList([
  aComponent({ propertyComponentId: ROOF, name: 'Asphalt shingle roof' }),
  aComponent({ propertyComponentId: FENCE, name: 'Perimeter fence' }),
]);

/** Fakes the service of a ledger, as far as the pages use it, and records their queries of transactions. */
export function ledgerService(start: Partial<World> = {}) {
  const service = recorder<World>({
    lines: [],
    totals: {},
    rules: [],
    work: [],
    gl: aGlConfiguration(),
    banks: aBankConfiguration(),
    readsOnly: false,
    can: {},
    alsoMapped: 0,
    ...start,
  });
  const { world } = service;
  const asked: Asked[] = [];
  let held: Promise<void> | null = null;
  const withRights = <Shown extends object>(of: Shown) => ({ ...of, viewerCan: { edit: !world.readsOnly } });
  const transactions = (question: Asked) => {
    asked.push(question);
    const { nodes, ...part } = connectionOf(world.lines, question);
    const page = {
      ...aTransactionPage([...world.lines], world.totals),
      ...part,
      nodes: nodes.map(withRights),
    };
    const wait = held;
    held = null;
    return wait ? wait.then(() => page) : page;
  };
  const property = () => ({
    ...aProperty,
    isIntegratedProperty: true,
    viewerCan: { ...aProperty.viewerCan, editLedger: !world.readsOnly, ...world.can },
    transactions,
    ledgerRules: world.rules,
    ledgerWork: world.work,
    glConfiguration: withRights(world.gl),
    bankConfiguration: withRights(world.banks),
    projects: aProjectPage([PROJECT]),
    components,
  });
  const map = (ids: readonly string[], values: object) => ({
    transactions: ids.map((transactionId) =>
      withRights(service.merge<object>('lines', 'transactionId', { transactionId, values })),
    ),
    rules: [],
    alsoMapped: world.alsoMapped,
    stillToMap: 0,
  });
  const ofProperty = () => ({ property: property() });
  const graph: Graph = {
    property,
    transaction: ({ transactionId }: { transactionId: string }) => {
      const one = world.lines.find((each) => each.transactionId === transactionId);
      return one ? withRights(one) : null;
    },
    ...service.writes({
      mapTransaction: (input: { transactionId: string; values: object }) =>
        map([input.transactionId], input.values),
      mapTransactions: (input: { transactionIds: string[]; values: object }) =>
        map(input.transactionIds, input.values),
      removeLedgerRule: ofProperty,
      saveGlConfiguration: () => ({ glConfiguration: withRights(world.gl) }),
      addBankAccount: ofProperty,
      removeBankAccount: ofProperty,
      answerBankLookalike: ofProperty,
      saveBankConfiguration: () => ({ bankConfiguration: withRights(world.banks) }),
    }),
  };
  /** Makes the next page of transactions, with its rows as of its request, wait until the test calls the returned function. */
  const holdPage = () => {
    let release = () => undefined as void;
    held = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  return { ...service, graph, asked, holdPage };
}
