import { z } from 'zod';
import { linkedFile } from '../file/linked-file';
import { limits } from '../value/limits';
import { isoDate, optionalDate, optionalText } from '../value/text';
import { choice, money, optional } from '../value/numbers';
import { hasTwoDecimals } from '../value/money';
import { asks } from '../value/question';
import { withCrossFieldRules } from '../value/cross-field';

export const RESERVE_STUDY_TYPES = [
  { id: 1, name: 'Full Reserve Study' },
  { id: 2, name: 'Reserve Study Update' },
  { id: 3, name: 'Financial Update' },
  { id: 4, name: 'Pre-Construction Reserve Study' },
] as const;
/** The inspection type: the only one with an inspection date. */
export const FULL_RESERVE_STUDY = 1;

export const reserveStudy = z.object({
  propertyReserveStudyId: z.uuid(),
  propertyId: z.uuid(),
  date: z.iso.date(),
  reserveStudyTypeId: z.int(),
  reserveStudyTypeName: z.string(),
  providerName: z.string().nullable(),
  cost: money.nullable(),
  inspectionDate: z.iso.date().nullable(),
  propertyFileId: z.uuid().nullable().meta({ description: 'The file of the property that is its document' }),
  document: linkedFile
    .nullable()
    .meta({ description: 'That file; null also where the caller may not see files' }),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type ReserveStudy = z.infer<typeof reserveStudy>;

export const reserveStudyInput = withCrossFieldRules(
  z.object({
    date: isoDate('Reserve Study Date'),
    reserveStudyTypeId: choice('Reserve Study Type', 4),
    providerName: optionalText('Provider Name', limits.providerMax),
    cost: optional(
      asks(
        z
          .number({ error: 'Cost should be an amount' })
          .min(0, 'Cost should be from $0 to $99,000,000')
          .max(limits.balanceMax, 'Cost should be from $0 to $99,000,000')
          .refine(hasTwoDecimals, 'Cost should have at most two decimals'),
        { label: 'Cost', kind: 'money' },
      ),
    ),
    inspectionDate: optionalDate('Inspection Date'),
    propertyFileId: optional(asks(z.uuid(), { label: 'Document' })),
  }),
  (value, add) => {
    if (value.inspectionDate && value.reserveStudyTypeId !== FULL_RESERVE_STUDY)
      add('inspectionDate', 'Only a Full Reserve Study has an inspection date');
  },
);
export type ReserveStudyInput = z.infer<typeof reserveStudyInput>;

/** In the wizard: either all empty, or a date and a type. */
export const wizardReserveStudyInput = withCrossFieldRules(
  z.object({
    reserveStudyDate: optionalDate('Reserve Study Date'),
    reserveStudyTypeId: optional(
      asks(z.int().min(1).max(4), { label: 'Reserve Study Type', kind: 'choice' }),
    ),
    providerName: optionalText('Provider Name', limits.providerMax),
  }),
  (value, add) => {
    const date = value.reserveStudyDate;
    const type = value.reserveStudyTypeId;
    if ((type || value.providerName) && !date) add('reserveStudyDate', 'Reserve Study Date is required');
    if ((date || value.providerName) && !type) add('reserveStudyTypeId', 'Reserve Study Type is required');
  },
);
export type WizardReserveStudyInput = z.infer<typeof wizardReserveStudyInput>;
