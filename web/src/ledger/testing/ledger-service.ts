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

/** Line `n`: `Payee n` on a day of October 2026, or of the month that is given. */
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
  /** The sums over all lines, where they are others than those of the lines. */
  totals: Partial<TransactionPage>;
  rules: readonly LedgerRule[];
  /** Long changes that are under way. */
  work: readonly LedgerWork[];
  gl: GlConfiguration;
  banks: BankConfiguration;
  /** The viewer reads only, as a Member. */
  readsOnly: boolean;
  /** Rights of the viewer at the property. */
  can: Partial<(typeof aProperty)['viewerCan']>;
  /** Lines that a remembered mapping changes beside those that were asked for. */
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

/** A ledger, as far as the pages ask for it; what they ask of its transactions is noted. */
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
  const withRights = <Shown extends object>(of: Shown) => ({ ...of, viewerCan: { edit: !world.readsOnly } });
  const transactions = (question: Asked) => {
    asked.push(question);
    const { nodes, ...part } = connectionOf(world.lines, question);
    return { ...aTransactionPage([...world.lines], world.totals), ...part, nodes: nodes.map(withRights) };
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
  return { ...service, graph, asked };
}
