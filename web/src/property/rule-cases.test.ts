import { propertyFinancialInput } from '@roofline/schema/financials/financials';
import {
  detailCases,
  financialCases,
  RULE_DAY,
  validDetails,
  validFinancials,
} from '@roofline/schema/fixtures/rule-cases';
import { limits } from '@roofline/schema/value/limits';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { schemaResolver } from '../ui/ruled-form/schema-resolver';
import { detailsSchema } from './details-form/property-fields';

/** Returns the message that the form's resolver sets on a field. */
async function messageOf(schema: z.ZodType, values: object, field: string) {
  const { errors } = await schemaResolver<FieldValues, unknown>(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return (errors[field]?.message as string | undefined) ?? null;
}

describe('the rules of section 5 in the forms', () => {
  it.each(detailCases)('details: $field = $value', async ({ field, value, with: others, message }) => {
    const values = { ...validDetails, ...others, [field]: value };
    expect(await messageOf(detailsSchema(RULE_DAY), values, field)).toBe(message);
  });

  it.each(financialCases)('financials: $field = $value', async ({ field, value, with: others, message }) => {
    const schema = propertyFinancialInput({
      balanceMin: limits.balanceMinWizard,
      hasLoanAnalysis: false,
      today: RULE_DAY,
    });
    const values = { ...validFinancials, ...others, [field]: value };
    expect(await messageOf(schema, values, field)).toBe(message);
  });

  it('require the workspace only from users who have several', async () => {
    expect(await messageOf(detailsSchema(RULE_DAY, true) as never, validDetails, 'workspaceId')).toBe(
      'Portfolio is required',
    );
    expect(await messageOf(detailsSchema(RULE_DAY), validDetails, 'workspaceId')).toBeNull();
  });
});
