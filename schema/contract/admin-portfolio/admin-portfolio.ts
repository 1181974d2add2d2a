import { z } from 'zod';
import { accentColor } from '../workspace/accent';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { optionalText, requiredText } from '../value/text';

// Portfolios (workspaces) of the installation, as internal staff see them.

/** GET /api/admin/portfolio. */
export const adminPortfoliosInput = z.object({
  search: z
    .string()
    .trim()
    .max(100, 'Enter at most 100 characters')
    .default('')
    .meta({ description: 'Part of the name, the company, the city or a contact; empty for all' }),
  status: z.enum(['active', 'inactive']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminPortfoliosInput = z.infer<typeof adminPortfoliosInput>;

const PHONE = 'Phone should be 001 and 10 digits';
const WEBSITE = 'Website should be like example.com';
const EMAIL = 'Contact email should be a valid email address';
const HOST = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?:\/\S*)?$/i;

/** Spaces, dashes, dots and brackets are how people write a number: only its digits are kept. */
const phone = asks(
  z
    .string({ error: PHONE })
    .nullish()
    .transform((text) => text?.replace(/[\s().-]/g, '') || null)
    .pipe(
      z
        .string()
        .regex(/^001[0-9]{10}$/, PHONE)
        .nullable(),
    ),
  { label: 'Phone', maxLength: 20 },
);

const website = asks(
  optionalText('Website', 200).refine((text) => text === null || HOST.test(text), WEBSITE),
  { label: 'Website', maxLength: 200 },
);

const contactEmail = asks(
  optionalText('Contact email', limits.emailMax).refine(
    (text) => text === null || z.email().safeParse(text).success,
    EMAIL,
  ),
  { label: 'Contact email', kind: 'email', maxLength: limits.emailMax },
);

const zipCode = asks(
  optionalText('Zip code', 5).refine(
    (text) => text === null || /^[0-9]{5}$/.test(text),
    'Zip code should consist of 5 numbers',
  ),
  { label: 'Zip code', maxLength: 5 },
);

const toggle = (label: string) =>
  asks(z.boolean({ error: `${label} should be true or false` }).default(false), { label });

const FIELDS = {
  name: requiredText('Name', limits.nameMax),
  companyName: requiredText('Company name', limits.nameMax),
  address1: optionalText('Address 1', limits.addressMax),
  address2: optionalText('Address 2', limits.addressMax),
  city: optionalText('City', limits.cityMax),
  state: optionalText('State', 50),
  zipCode,
  contactName: optionalText('Contact name', limits.nameMax),
  contactEmail,
  phone,
  website,
};

/** POST /api/admin/portfolio, and PUT /api/admin/portfolio/{workspaceId}. */
export const adminPortfolioInput = z.object({
  ...FIELDS,
  isPrivateLabel: toggle('Private label'),
  accentColor,
  featureToggleLoanAnalysis: toggle('Loan analysis'),
  featureTogglePreventativeMaintenance: toggle('Preventative maintenance'),
});
export type AdminPortfolioInput = z.infer<typeof adminPortfolioInput>;

/** A portfolio of the installation, with what it holds. */
export const adminPortfolio = z.object({
  workspaceId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
  isActive: z.boolean(),
  createdOn: z.iso.datetime(),
  propertyCount: z.int().meta({ description: 'Properties that are not archived or deactivated' }),
  userCount: z.int().meta({ description: 'People who are active in it' }),
  inviteCount: z.int().meta({ description: 'Invitations that wait for an answer' }),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  isPrivateLabel: z.boolean(),
  accentColor: z.string().nullable().meta({ description: 'Like #0B6572; null for the color of Roofline' }),
  featureToggleLoanAnalysis: z.boolean(),
  featureTogglePreventativeMaintenance: z.boolean(),
  version: z.int(),
});
export type AdminPortfolio = z.infer<typeof adminPortfolio>;

export const adminPortfolioPage = pageOf(adminPortfolio);
export type AdminPortfolioPage = z.infer<typeof adminPortfolioPage>;

/** PUT /api/admin/portfolio/{workspaceId}/active. */
export const portfolioActiveInput = z.object({ isActive: z.boolean({ error: 'Active is required' }) });
