import { aBankConfiguration, aGlConfiguration, aTransaction } from '@roofline/schema/fixtures/ledger';
import type { LedgerRule } from '@roofline/schema/ledger/rule';
import type { LedgerWork } from '@roofline/schema/ledger/work';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import type { BankConfiguration } from '@roofline/schema/ledger/bank';
import type { AccountKind, AccountUse, GlConfiguration } from '@roofline/schema/ledger/account';
import { totalsBasis, totalsGroup } from '@roofline/schema/ledger/totals';
import type { Transaction } from '@roofline/schema/ledger/transaction';
import { aProperty } from '../../testing/graph-fixtures';
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

const component = (propertyComponentId: string, name: string) => ({
  propertyComponentId,
  name,
  category: 'Roofing',
  categoryPosition: 0,
  location: null,
});

interface World {
  lines: Transaction[];
  rules?: LedgerRule[];
  /** Long changes that are under way. */
  work?: LedgerWork[];
  gl?: GlConfiguration;
  banks?: BankConfiguration;
  /** The viewer reads only, as a Member. */
  readsOnly?: boolean;
  /** The viewer sees nothing of the ledger, as a Vendor. */
  cannotView?: boolean;
  isIntegratedProperty?: boolean;
  /** Lines that a remembered mapping changes beside those that were asked for. */
  alsoMapped?: number;
  /** The same of a rule that a job applies. */
  stillToMap?: number;
}

interface Asked {
  filter?: Record<string, unknown> | null;
  sort: string;
  desc: boolean;
  first: number;
  after?: string | null;
}
interface Mapping {
  propertyComponentId?: string | null;
  projectId?: string | null;
  isUnexpected: boolean;
  remember?: string | null;
}

const NAMES: Record<string, string> = { [ROOF]: 'Asphalt shingle roof', [FENCE]: 'Perimeter fence' };

/** A ledger that can be mapped and configured, as far as the pages ask for it. */
export function ledgerService(world: World) {
  const asked: Asked[] = [];
  const calls: { name: string; input: object }[] = [];
  const refusals = new Map<string, { code: string; detail: string }>();
  const canEdit = !world.readsOnly;
  const withRights = (transaction: Transaction) => ({ ...transaction, viewerCan: { edit: canEdit } });
  const found = ({ filter }: Asked) => {
    const { search, fund, isMapped, propertyComponentId, projectId } = filter ?? {};
    return world.lines.filter(
      (each) =>
        (!search ||
          `${each.payee} ${each.description}`.toLowerCase().includes(String(search).toLowerCase())) &&
        (!fund || each.fund === fund) &&
        (!propertyComponentId || each.propertyComponentId === propertyComponentId) &&
        (!projectId || each.projectId === projectId) &&
        (isMapped === undefined || (each.mappedBy !== null) === isMapped),
    );
  };
  const transactions = (question: Asked) => {
    asked.push(question);
    const all = found(question);
    const start = Number(question.after ?? 0);
    const end = start + question.first;
    const basis = totalsBasis(new Set(all.map(({ use }) => totalsGroup(use))));
    const summed = all.filter(({ use }) => totalsGroup(use) === basis);
    const sum = (sign: 1 | -1) => summed.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
    return {
      nodes: all.slice(start, end).map(withRights),
      totalCount: all.length,
      moneyIn: sum(1),
      moneyOut: sum(-1),
      basis,
      leftOut: all.length - summed.length,
      pageInfo: { endCursor: end < all.length ? String(end) : null, hasNextPage: end < all.length },
    };
  };
  const map = (ids: readonly string[], values: Mapping) => {
    world.lines = world.lines.map((each) =>
      ids.includes(each.transactionId)
        ? {
            ...each,
            propertyComponentId: values.propertyComponentId ?? null,
            componentName: NAMES[values.propertyComponentId ?? ''] ?? null,
            projectId: values.projectId ?? null,
            projectName: values.projectId ? PROJECT.name : null,
            isUnexpected: values.isUnexpected,
            mappedBy: 'user' as const,
            version: each.version + 1,
          }
        : each,
    );
    return {
      transactions: world.lines.filter((each) => ids.includes(each.transactionId)).map(withRights),
      rules: [],
      alsoMapped: values.remember ? (world.alsoMapped ?? 0) : 0,
      stillToMap: values.remember ? (world.stillToMap ?? 0) : 0,
    };
  };
  const write =
    <Input extends object>(name: string, change: (input: Input) => object) =>
    ({ input }: { input: Input }) => {
      calls.push({ name, input });
      const refusal = refusals.get(name);
      if (refusal) return { userErrors: [{ ...refusal, field: null }] };
      return { ...change(input), userErrors: [] };
    };
  const configurationOf = <Configuration extends GlConfiguration | BankConfiguration>(of: Configuration) => ({
    ...of,
    viewerCan: { edit: canEdit },
  });
  const property = () => ({
    ...aProperty,
    isIntegratedProperty: world.isIntegratedProperty ?? true,
    viewerCan: { ...aProperty.viewerCan, editLedger: canEdit, viewLedger: !world.cannotView },
    transactions,
    ledgerRules: () => world.rules ?? [],
    ledgerWork: () => world.work ?? [],
    glConfiguration: () => configurationOf(world.gl ?? aGlConfiguration()),
    bankConfiguration: () => configurationOf(world.banks ?? aBankConfiguration()),
    projects: aProjectPage([PROJECT]),
    components: {
      propertyId: PROPERTY_ID,
      fiscalYear: 2026,
      items: [component(ROOF, 'Asphalt shingle roof'), component(FENCE, 'Perimeter fence')],
    },
  });
  const graph: Graph = {
    property,
    transaction: ({ transactionId }: { transactionId: string }) => {
      const one = world.lines.find((each) => each.transactionId === transactionId);
      return one ? withRights(one) : null;
    },
    mapTransaction: write('mapTransaction', (input: { transactionId: string; values: Mapping }) =>
      map([input.transactionId], input.values),
    ),
    mapTransactions: write('mapTransactions', (input: { transactionIds: string[]; values: Mapping }) =>
      map(input.transactionIds, input.values),
    ),
    removeLedgerRule: write('removeLedgerRule', ({ ruleId }: { ruleId: string }) => {
      world.rules = world.rules?.filter((rule) => rule.ruleId !== ruleId);
      return { property: property() };
    }),
    saveGlConfiguration: write(
      'saveGlConfiguration',
      ({
        accounts,
        varianceLimits,
      }: {
        accounts: { glCode: string; use: AccountUse; kind?: AccountKind }[];
        varianceLimits?: GlConfiguration['varianceLimits'];
      }) => {
        const { gl = aGlConfiguration() } = world;
        const saved = new Map(accounts.map((each) => [each.glCode, each]));
        world.gl = {
          ...gl,
          version: gl.version + 1,
          varianceLimits: varianceLimits ?? gl.varianceLimits,
          accounts: gl.accounts.map((each) => {
            const { use, kind } = { ...each, ...saved.get(each.glCode) };
            return { ...each, use, kind, sourceKind: kind === each.kind ? each.sourceKind : each.kind };
          }),
        };
        return { glConfiguration: configurationOf(world.gl) };
      },
    ),
    addBankAccount: write(
      'addBankAccount',
      ({ values }: { values: Omit<BankConfiguration['accounts'][number], 'bankAccountId'> }) => {
        const { banks = aBankConfiguration() } = world;
        const { balance, asOf } = values;
        const statedBalances = [{ asOf: asOf!, balance: balance! }];
        const own = { bankAccountId: id(4410), glCode: null, isByHand: true, origin: 'hand' as const };
        world.banks = {
          ...banks,
          version: banks.version + 1,
          accounts: [...banks.accounts, { ...values, ...own, statedBalances }],
        };
        return { property: property() };
      },
    ),
    removeBankAccount: write('removeBankAccount', ({ bankAccountId }: { bankAccountId: string }) => {
      const { banks = aBankConfiguration() } = world;
      const accounts = banks.accounts.filter((each) => each.bankAccountId !== bankAccountId);
      world.banks = { ...banks, version: banks.version + 1, accounts };
      return { property: property() };
    }),
    answerBankLookalike: write('answerBankLookalike', (of: { bankAccountId: string; isSame: boolean }) => {
      const banks = world.banks!;
      const accounts = banks.accounts.filter((one) => !of.isSame || one.bankAccountId !== of.bankAccountId);
      world.banks = { ...banks, accounts, lookalikes: [] };
      return { property: property() };
    }),
    saveBankConfiguration: write(
      'saveBankConfiguration',
      ({ accounts }: { accounts: BankConfiguration['accounts'] }) => {
        const { banks = aBankConfiguration() } = world;
        world.banks = {
          ...banks,
          version: banks.version + 1,
          accounts: banks.accounts.map((each) => {
            const saved = accounts.find(({ bankAccountId }) => bankAccountId === each.bankAccountId);
            const [stated] = saved?.statedBalances ?? [];
            return { ...each, ...saved, ...(stated && { ...stated, origin: 'hand' as const }) };
          }),
        };
        return { bankConfiguration: configurationOf(world.banks) };
      },
    ),
  };
  return { graph, world, asked, calls, refusals };
}
