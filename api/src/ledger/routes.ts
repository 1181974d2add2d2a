import { glConfiguration, glConfigurationInput } from '@roofline/schema/ledger/account';
import {
  bankBalances,
  bankBalancesQuery,
  bankConfiguration,
  bankConfigurationInput,
  lookalikeAnswerInput,
  newBankAccountInput,
} from '@roofline/schema/ledger/bank';
import { ledgerRule, ledgerRuleInput, ruleSaved, rulesOfProperty } from '@roofline/schema/ledger/rule';
import {
  transaction,
  transactionInput,
  transactionListInput,
  transactionPage,
  transactionsInput,
  transactionsMapped,
} from '@roofline/schema/ledger/transaction';
import { ledgerWork, ledgerWorkOfProperty } from '@roofline/schema/ledger/work';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove, unkeyed } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import {
  bankBalancesOf,
  bankConfigurationsOf,
  readBankBalances,
  readBankConfiguration,
  saveBankConfiguration,
} from './configure/banks';
import { addBankAccount, answerLookalike, removeBankAccount } from './configure/banks-by-hand';
import { glConfigurationsOf, readGlConfiguration, saveGlConfiguration } from './configure/gl';
import { pageOfTransactions, readTransaction, transactionsByIds } from './listing/read';
import { mapTransaction, mapTransactions } from './mapping/map';
import { listWork, listWorkOf } from './pending/list';
import { addRule, listRules, listRulesOf, removeRule } from './mapping/rules';

const ofProperty = '/api/ledger/property/:propertyId';
const many = z.object({ propertyIds: idList });

/** Picks the actor and the clock of a viewer from a request. */
const viewer = ({ actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> }) => ({
  actor,
  clock: deps.clock,
});

const transactionRoutes = routes(
  'ledger',
  get('/api/ledger/transactions', {
    summary: 'Transactions by id, in the requested order; null where the caller may not see one',
    query: z.object({ ids: idList }),
    answer: data(z.array(transaction.nullable())),
    work: (tx, { actor, query }) => transactionsByIds(tx, actor, query.ids),
  }),
  get(`${ofProperty}/transactions`, {
    summary: 'A part of the transactions of a property, with figures of the whole filtered list',
    query: transactionListInput,
    answer: data(transactionPage),
    work: (tx, { actor, params, query }) => pageOfTransactions(tx, actor, params.propertyId, query),
  }),
  get('/api/ledger/transactions/:transactionId', {
    summary: 'A transaction',
    answer: data(transaction),
    work: (tx, { actor, params }) => readTransaction(tx, actor, params.transactionId),
  }),
  unkeyed('PUT', '/api/ledger/transactions/bulk', {
    summary: 'Map many transactions of one property to a component or project: all or none',
    activity: 'ledger',
    neither: 'a repeat maps the transactions to the same',
    body: transactionsInput,
    answer: data(transactionsMapped),
    work: (tx, call) => mapTransactions(tx, call, call.body),
  }),
  put('/api/ledger/transactions/:transactionId', {
    summary: 'Map a transaction to a component or project; what is left out is emptied',
    activity: 'ledger',
    body: transactionInput,
    answer: data(transactionsMapped),
    work: (tx, call) => mapTransaction(tx, call, { ...call.params, version: call.version }, call.body),
  }),
);

const configurationRoutes = routes(
  'ledger',
  get('/api/ledger/glconfig', {
    summary: 'What accounts of many properties are used for, in the requested order of the properties',
    query: many,
    answer: data(z.array(glConfiguration.nullable())),
    work: (tx, { actor, query }) => glConfigurationsOf(tx, actor, query.propertyIds),
  }),
  get(`${ofProperty}/glconfig`, {
    summary: 'What the accounts of a property are used for',
    answer: data(glConfiguration),
    work: (tx, { actor, params }) => readGlConfiguration(tx, actor, params.propertyId),
  }),
  put(`${ofProperty}/glconfig`, {
    summary: 'Say what accounts are used for; those that are left out stay as they are',
    activity: 'ledger',
    body: glConfigurationInput,
    answer: data(glConfiguration),
    work: (tx, call) => saveGlConfiguration(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  get('/api/ledger/bankconfig', {
    summary: 'Bank accounts of many properties, in the requested order of the properties',
    query: many,
    answer: data(z.array(bankConfiguration.nullable())),
    work: (tx, call) => bankConfigurationsOf(tx, viewer(call), call.query.propertyIds),
  }),
  get(`${ofProperty}/bankconfig`, {
    summary: 'The bank accounts of a property and their funds',
    answer: data(bankConfiguration),
    work: (tx, call) => readBankConfiguration(tx, viewer(call), call.params.propertyId),
  }),
  put(`${ofProperty}/bankconfig`, {
    summary: 'Say which fund bank accounts are of; those that are left out stay as they are',
    activity: 'ledger',
    body: bankConfigurationInput,
    answer: data(bankConfiguration),
    work: (tx, call) => saveBankConfiguration(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  post(`${ofProperty}/bankaccount`, {
    summary: 'Add a bank account that no source names, with its balance at the end of a day',
    activity: 'ledger',
    body: newBankAccountInput,
    answer: created(bankConfiguration),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editLedger'),
    work: (tx, call) => addBankAccount(tx, call, call.params.propertyId, call.body),
  }),
  put(`${ofProperty}/bankaccount/:bankAccountId/lookalike`, {
    summary:
      'Say whether a bank account by hand is one that a source names, from the version of the whole configuration',
    activity: 'ledger',
    body: lookalikeAnswerInput,
    answer: data(bankConfiguration),
    work: (tx, call) => answerLookalike(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove(`${ofProperty}/bankaccount/:bankAccountId`, {
    summary: 'Remove a bank account that someone added by hand, from the version of the whole configuration',
    activity: 'ledger',
    work: (tx, call) => removeBankAccount(tx, call, { ...call.params, version: call.version }),
  }),
  get('/api/ledger/bankbalances', {
    summary: 'Bank balances of many properties on a day, in the requested order of the properties',
    query: many.extend(bankBalancesQuery.shape),
    answer: data(z.array(bankBalances.nullable())),
    work: (tx, call) => bankBalancesOf(tx, viewer(call), call.query.propertyIds, call.query.on),
  }),
  get(`${ofProperty}/bankbalances`, {
    summary: 'What is in the bank accounts of a property at the end of a day; today without one',
    query: bankBalancesQuery,
    answer: data(bankBalances),
    work: (tx, call) => readBankBalances(tx, viewer(call), call.params.propertyId, call.query.on),
  }),
);

const ruleRoutes = routes(
  'ledger',
  get('/api/ledger/work', {
    summary: 'Long changes of ledgers that are under way, in the requested order of the properties',
    query: many,
    answer: data(z.array(ledgerWorkOfProperty.nullable())),
    work: (tx, { actor, query }) => listWorkOf(tx, actor, query.propertyIds),
  }),
  get(`${ofProperty}/work`, {
    summary: 'Long changes of the ledger of a property that are under way, the oldest first',
    answer: data(z.array(ledgerWork)),
    work: (tx, { actor, params }) => listWork(tx, actor, params.propertyId),
  }),
  get('/api/ledger/rules', {
    summary: 'Rules of many properties, in the requested order of the properties',
    query: many,
    answer: data(z.array(rulesOfProperty.nullable())),
    work: (tx, call) => listRulesOf(tx, viewer(call), call.query.propertyIds),
  }),
  get(`${ofProperty}/rules`, {
    summary: 'The rules of a property, by payee and account',
    answer: data(z.array(ledgerRule)),
    work: (tx, call) => listRules(tx, viewer(call), call.params.propertyId),
  }),
  post(`${ofProperty}/rules`, {
    summary: 'Add a rule, and apply it to all transactions that no one mapped by hand',
    activity: 'ledger',
    body: ledgerRuleInput,
    answer: created(ruleSaved),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editLedger'),
    work: (tx, call) => addRule(tx, call, call.params.propertyId, call.body),
  }),
  remove(`${ofProperty}/rules/:ruleId`, {
    summary: 'Remove a rule: transactions that it mapped follow the other rules, or are unmapped again',
    activity: 'ledger',
    work: (tx, call) => removeRule(tx, call, { ...call.params, version: call.version }),
  }),
);

/** The routes of transactions, accounts, bank accounts and rules of ledgers. */
export const ledgerRoutes = [...transactionRoutes, ...configurationRoutes, ...ruleRoutes];
