import { glConfiguration } from '@roofline/schema/ledger/account';
import { bankConfiguration } from '@roofline/schema/ledger/bank';
import { ruleSaved } from '@roofline/schema/ledger/rule';
import { transactionsMapped, type TransactionsMapped } from '@roofline/schema/ledger/transaction';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty, type Outcome } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

const mapped = (context: GraphContext, { answer, userErrors }: Outcome<TransactionsMapped>) =>
  withProperty(context, answer?.propertyId, {
    transactions: answer?.transactions ?? null,
    rules: answer?.rules ?? null,
    alsoMapped: answer?.alsoMapped ?? null,
    stillToMap: answer?.stillToMap ?? null,
    userErrors,
  });

export const ledgerMutations = {
  Mutation: {
    async mapTransaction(_root, { input: { transactionId, version, values } }, context) {
      const path = restPath`/api/ledger/transactions/${uuid(transactionId)}`;
      return mapped(
        context,
        await change(context, () => context.rest.put(path, transactionsMapped, { body: values, version })),
      );
    },
    async mapTransactions(_root, { input: { transactionIds, values } }, context) {
      const path = restPath`/api/ledger/transactions/bulk`;
      const body = { ...values, transactionIds };
      return mapped(
        context,
        await change(context, () => context.rest.put(path, transactionsMapped, { body })),
      );
    },
    async saveGlConfiguration(_root, { input: { propertyId, version, ...body } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/glconfig`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, glConfiguration, { body, version }),
      );
      return withProperty(context, answer?.propertyId, { glConfiguration: answer, userErrors });
    },
    async saveBankConfiguration(_root, { input: { propertyId, version, accounts } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/bankconfig`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, bankConfiguration, { body: { accounts }, version }),
      );
      return withProperty(context, answer?.propertyId, { bankConfiguration: answer, userErrors });
    },
    async addBankAccount(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/bankaccount`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, bankConfiguration, { body: values, idempotencyKey }),
      );
      return withProperty(context, answer?.propertyId, { userErrors });
    },
    async removeBankAccount(_root, { input: { propertyId, bankAccountId, version } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/bankaccount/${uuid(bankAccountId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), { version }));
      return withProperty(context, userErrors.length === 0 ? propertyId : undefined, { userErrors });
    },
    async answerBankLookalike(_root, { input: { propertyId, bankAccountId, version, ...body } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/bankaccount/${uuid(bankAccountId)}/lookalike`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, bankConfiguration, { body, version }),
      );
      return withProperty(context, answer?.propertyId, { userErrors });
    },
    async addLedgerRule(_root, { input: { propertyId, values, idempotencyKey } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/rules`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, ruleSaved, { body: values, idempotencyKey }),
      );
      return withProperty(context, answer?.rule.propertyId, {
        alsoMapped: answer?.alsoMapped ?? null,
        stillToMap: answer?.stillToMap ?? null,
        userErrors,
      });
    },
    async removeLedgerRule(_root, { input: { propertyId, ruleId, version } }, context) {
      const path = restPath`/api/ledger/property/${uuid(propertyId)}/rules/${uuid(ruleId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), { version }));
      const done = userErrors.length === 0 ? propertyId : undefined;
      return withProperty(context, done, { alsoMapped: null, userErrors });
    },
  },
} satisfies Resolvers;
