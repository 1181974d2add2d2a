import { propertyFinancial, propertyFinancialInput } from '@roofline/schema/financials/financials';
import { limits } from '@roofline/schema/value/limits';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { yearParam } from '../platform/ids';
import { data } from '../platform/route/answer';
import { late } from '../platform/route/call';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { put } from '../platform/route/write';
import { saveFinancial } from './save';
import { readFinancial, readFinancials } from './service';

/** The schema for the documentation; the rules in force depend on the day and the workspace. */
const documentedBody = propertyFinancialInput({
  balanceMin: limits.balanceMinEdit,
  hasLoanAnalysis: false,
  today: '2026-01-01',
});

/** The routes of the financials of a property's fiscal years. */
export const financialsRoutes = routes(
  'financials',
  get('/api/propertyfinancial', {
    summary:
      'Financials of many properties, in the requested order; without a year, those of the newest set-up year',
    query: z.object({ propertyIds: idList, fiscalYear: yearParam.optional() }),
    answer: data(z.array(propertyFinancial.nullable())),
    work: (tx, { actor, query: { propertyIds, fiscalYear = null }, deps }) =>
      readFinancials(tx, actor, propertyIds, { fiscalYear, today: deps.clock.today() }),
  }),
  get('/api/propertyfinancial/:propertyId/:fiscalYear', {
    summary: 'Financials of one year; a proposal (version 0) until they are saved',
    answer: data(propertyFinancial),
    work: (tx, { actor, params: { propertyId, fiscalYear }, deps }) =>
      readFinancial(tx, actor, propertyId, { fiscalYear, today: deps.clock.today() }),
  }),
  put('/api/propertyfinancial/:propertyId/:fiscalYear', {
    summary: 'Save the financials of the current year or a later one; If-Match "0" sets up a year',
    // A save that sets a year up also adds the plans of the year before.
    activity: ['financials', 'plan'],
    body: late(documentedBody),
    answer: data(propertyFinancial),
    work: (tx, { actor, params, version, body, deps }) =>
      saveFinancial(tx, deps, actor, { ...params, version, body }),
  }),
);
