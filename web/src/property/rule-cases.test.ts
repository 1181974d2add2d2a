import { zodResolver } from '@hookform/resolvers/zod';
import { propertyFinancialInput } from '@roofline/schema/financials/financials';
import {
  detailCases,
  financialCases,
  RULE_DAY,
  validDetails,
  validFinancials,
} from '@roofline/schema/fixtures/rule-cases';
import { limits } from '@roofline/schema/value/limits';
import { describe, expect, it } from 'vitest';
import { detailsSchema } from './details-form/property-fields';

/** Message that the form's resolver sets on a field. */
async function messageOf(schema: Parameters<typeof zodResolver>[0], values: object, field: string) {
  const resolve = zodResolver(schema as never) as unknown as (
    values: unknown,
    context: undefined,
    options: object,
  ) => Promise<{ errors: Record<string, { message?: string }> }>;
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors[field]?.message ?? null;
}

describe('the rules of section 5 in the forms', () => {
  it.each(detailCases)('details: $field = $value', async ({ field, value, with: others, message }) => {
    const values = { ...validDetails, ...others, [field]: value };
    expect(await messageOf(detailsSchema(RULE_DAY) as never, values, field)).toBe(message);
  });

  it.each(financialCases)('financials: $field = $value', async ({ field, value, with: others, message }) => {
    const schema = propertyFinancialInput({
      balanceMin: limits.balanceMinWizard,
      hasLoanAnalysis: false,
      today: RULE_DAY,
    });
    const values = { ...validFinancials, ...others, [field]: value };
    expect(await messageOf(schema as never, values, field)).toBe(message);
  });

  it('asks for the workspace only of those who have several', async () => {
    expect(await messageOf(detailsSchema(RULE_DAY, true) as never, validDetails, 'workspaceId')).toBe(
      'Workspace is required',
    );
    expect(await messageOf(detailsSchema(RULE_DAY) as never, validDetails, 'workspaceId')).toBeNull();
  });
});
