import { z } from 'zod';
import { limits } from '../value/limits';
import { idList } from '../value/page';
import { requiredText } from '../value/text';

/** Duties by law of which Roofline cannot tell by itself whether they bind a property, by their titles. */
export const DUTY_TITLES = {
  siteVisit: 'Reserve study with a visit to the site',
  balconyInspection: 'Inspection of balconies and other elevated elements',
} as const;
const dutyKind = z.enum(Object.keys(DUTY_TITLES) as (keyof typeof DUTY_TITLES)[]);
export type DutyKind = z.infer<typeof dutyKind>;

/** Someone's statement that a duty does not apply to a property. */
export const dutyExemption = z.object({
  dutyExemptionId: z.uuid(),
  propertyId: z.uuid(),
  kind: dutyKind,
  title: z.string().meta({ description: 'Title of the duty, as the calendar shows it' }),
  reason: z.string(),
  statedAt: z.iso.datetime(),
  statedBy: z.string().meta({ description: 'The name of whoever stated it, as it was then' }),
});
export type DutyExemption = z.infer<typeof dutyExemption>;

/** POST /api/calendar/property/{propertyId}/exemption. */
export const dutyExemptionInput = z.object({
  kind: dutyKind,
  reason: requiredText('Reason', limits.dutyReasonMax),
});
export type DutyExemptionInput = z.infer<typeof dutyExemptionInput>;

/** Query of GET /api/calendar/exemption. */
export const dutyExemptionsInput = z.object({ propertyIds: idList });
