import { z } from 'zod';
import { disclosureFacts } from './disclosure-facts';
import { DISCLOSURE_STATES } from './disclosure-states';
import { sentDisclosure } from './sent-disclosure';

/** One statement: its value as printed, or null when it is not stated. */
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

/** A part of the printed page, drawn the same way for every state, on screen and on paper. */
export const disclosureSection = z.object({
  key: z.string(),
  heading: z.string(),
  citation: z.string().nullable().meta({ description: 'Section of the law that requires it' }),
  paragraphs: z.array(z.string()),
  lines: z.array(disclosureLine),
  tables: z.array(disclosureTable),
  notes: z.array(z.string()),
});
export type DisclosureSection = z.infer<typeof disclosureSection>;

/** Law that a page follows. */
const disclosureStatute = z.object({
  act: z.string(),
  sections: z.array(z.string()),
  effectiveFrom: z.iso.date(),
  effectiveUntil: z.iso.date().nullable(),
  version: z.string().meta({ description: 'Version of the rules in this product' }),
});

/** What the property knows already of what a disclosure asks. */
export const knownFacts = z.object({
  facts: disclosureFacts,
  sources: z
    .array(z.object({ key: z.string(), source: z.string() }))
    .meta({ description: 'Where each known fact stands; facts that are not named here are not known' }),
});
export type KnownFacts = z.infer<typeof knownFacts>;

/** GET /api/plan/disclosurefacts/{propertyId}/{fiscalYear} */
export const disclosureFactSheet = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  disclosurePlanId: z
    .uuid()
    .nullable()
    .meta({ description: 'The plan that the disclosure is made from; null until one is chosen' }),
  state: z.enum(DISCLOSURE_STATES),
  facts: disclosureFacts,
  missing: z.array(z.object({ key: z.string(), label: z.string() })),
  statedBefore: z
    .object({ fiscalYear: z.int(), facts: disclosureFacts })
    .nullable()
    .meta({
      description:
        'Facts last stated for an earlier year, to confirm or change: never part of this year by themselves. ' +
        'null when there are none, or the viewer may not state them',
    }),
  known: knownFacts.nullable().meta({
    description:
      'Facts taken from the reserve study, the financials and the property, to confirm or change: never part of ' +
      'this year by themselves. null when the viewer may not state them',
  }),
  toReadAgain: z.array(z.object({ key: z.string(), label: z.string() })).meta({
    description:
      "The board's words on the funding plan, stated when the disclosure was drawn from another plan and neither changed nor confirmed since; a save without any change confirms them all",
  }),
  version: z.int().meta({ description: '0 until the first statement' }),
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
  sent: z.array(sentDisclosure).meta({ description: 'Disclosures of the year that were sent, latest first' }),
});
export type Disclosure = z.infer<typeof disclosure>;
