import { propertyFinancial, propertyFinancialInput } from '@roofline/schema/financials';
import { limits } from '@roofline/schema/limits';
import { idList } from '@roofline/schema/page';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { validateLate } from '../platform/http/validation';
import { uuidParams, yearParam } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { saveFinancial } from './save';
import { readFinancial, readFinancials } from './service';

const tags = ['financials'];
const params = uuidParams('propertyId').extend({ fiscalYear: yearParam });
/** The documented body. The rules that hold depend on the day and the workspace; the handler applies them. */
const documentedBody = propertyFinancialInput({
  balanceMin: limits.balanceMinEdit,
  hasLoanAnalysis: false,
  today: '2026-01-01',
});

/** Financials of a property's fiscal years. */
export function financialsRoutes(app: App, deps: Deps): void {
  const { database, clock } = deps;

  app.get(
    '/api/propertyfinancial',
    {
      schema: {
        tags,
        summary:
          'Financials of many properties, in the asked order; without a year those of the newest set-up year',
        querystring: z.object({ propertyIds: idList, fiscalYear: yearParam.optional() }),
        response: { 200: dataBody(z.array(propertyFinancial.nullable())) },
      },
    },
    async (request) => {
      const { propertyIds, fiscalYear = null } = request.query;
      const at = { fiscalYear, today: clock.today() };
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => readFinancials(tx, actor, propertyIds, at), {
          readOnly: true,
        }),
      };
    },
  );

  app.get(
    '/api/propertyfinancial/:propertyId/:fiscalYear',
    {
      schema: {
        tags,
        summary: 'Financials of one year; a proposal (version 0) while none are saved',
        params,
        response: { 200: dataBody(propertyFinancial) },
      },
    },
    async (request) => {
      const { propertyId, fiscalYear } = request.params;
      const at = { fiscalYear, today: clock.today() };
      const actor = actorOf(request);
      return {
        data: await database.tenant(actor, (tx) => readFinancial(tx, actor, propertyId, at), {
          readOnly: true,
        }),
      };
    },
  );

  app.put(
    '/api/propertyfinancial/:propertyId/:fiscalYear',
    {
      validatorCompiler: validateLate,
      schema: {
        tags,
        summary: 'Save the financials of the current year or a later one; If-Match "0" sets a year up',
        params,
        body: documentedBody,
        response: { 200: dataBody(propertyFinancial) },
      },
    },
    async (request) => {
      const save = { ...request.params, version: expectedVersion(request), body: request.body };
      const actor = actorOf(request);
      return { data: await database.tenant(actor, (tx) => saveFinancial(tx, deps, actor, save)) };
    },
  );
}
