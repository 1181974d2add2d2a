import { z } from 'zod';
import { DISCLOSURE_STATES, disclosureFacts } from './disclosure-facts';

/** One statement: its value as it is printed, or null where it is not stated. */
export const disclosureLine = z.object({
  label: z.string(),
  value: z.string().nullable().meta({ description: 'null: not stated; print a blank to be filled in' }),
  note: z.string().nullable(),
});
export type DisclosureLine = z.infer<typeof disclosureLine>;

export const disclosureTable = z.object({
  caption: z.string(),
  columns: z.array(z.object({ header: z.string(), isFigure: z.boolean() })),
  rows: z.array(z.array(z.string())),
});
export type DisclosureTable = z.infer<typeof disclosureTable>;

/** A part of the printed page: one way of drawing it for every state, on screen and on paper. */
export const disclosureSection = z.object({
  key: z.string(),
  heading: z.string(),
  citation: z.string().nullable().meta({ description: 'Where the law asks for it' }),
  paragraphs: z.array(z.string()),
  lines: z.array(disclosureLine),
  tables: z.array(disclosureTable),
  notes: z.array(z.string()),
});
export type DisclosureSection = z.infer<typeof disclosureSection>;

/** Law that a page was made by. */
const disclosureStatute = z.object({
  act: z.string(),
  sections: z.array(z.string()),
  effectiveFrom: z.iso.date(),
  effectiveUntil: z.iso.date().nullable(),
  version: z.string().meta({ description: 'Version of the rules as this product holds them' }),
});

/** GET /api/plan/disclosurefacts/{propertyId}/{fiscalYear} */
export const disclosureFactSheet = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  disclosurePlanId: z
    .uuid()
    .nullable()
    .meta({ description: 'The plan that the disclosure is drawn from; null while none is chosen' }),
  state: z.enum(DISCLOSURE_STATES),
  facts: disclosureFacts,
  missing: z.array(z.object({ key: z.string(), label: z.string() })),
  statedBefore: z
    .object({ fiscalYear: z.int(), facts: disclosureFacts })
    .nullable()
    .meta({
      description:
        'What was last stated for an earlier year, to be confirmed or changed: never part of this one by itself. ' +
        'null where nothing was, and for whoever may not state it',
    }),
  version: z.int().meta({ description: '0 while nothing was ever stated' }),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type DisclosureFactSheet = z.infer<typeof disclosureFactSheet>;

/** GET /api/plan/{id}/disclosure */
export const disclosure = z.object({
  planId: z.uuid(),
  propertyId: z.uuid(),
  state: z.enum(DISCLOSURE_STATES),
  fiscalYear: z.int(),
  title: z.string(),
  subtitle: z.string(),
  propertyName: z.string(),
  planName: z.string(),
  verdict: z.string(),
  preparedOn: z.iso.date(),
  statutes: z.array(disclosureStatute),
  sections: z.array(disclosureSection),
  factSheet: disclosureFactSheet,
});
export type Disclosure = z.infer<typeof disclosure>;
