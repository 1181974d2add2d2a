import { z } from 'zod';

// How a person wants to see the product, wherever they sign in.

const colorModeChoice = z.enum(['system', 'light', 'dark'], {
  error: 'Theme should be system, light or dark',
});
export type ColorModeChoice = z.infer<typeof colorModeChoice>;

const densityChoice = z.enum(['compact', 'default', 'comfortable'], {
  error: 'Density should be compact, default or comfortable',
});
export type DensityChoice = z.infer<typeof densityChoice>;

/**
 * What stands between groups of digits. The decimal point stays a point in each: amounts are US dollars, and a comma
 * that means thousands for one reader and cents for another costs somebody money.
 */
const numberFormat = z.enum(['comma', 'space', 'apostrophe', 'none'], {
  error: 'Number format should be comma, space, apostrophe or none',
});
export type NumberFormat = z.infer<typeof numberFormat>;

/** `Nov 20, 2026`, `11/20/2026` or `2026-11-20`. */
const dateFormat = z.enum(['text', 'us', 'iso'], { error: 'Date format should be text, us or iso' });
export type DateFormat = z.infer<typeof dateFormat>;

const choices = { colorMode: colorModeChoice, density: densityChoice, numberFormat, dateFormat };

export const userSettings = z.object({
  ...choices,
  /** Opened after a sign-in where the browser remembers no other; null for none, or one that is out of reach by now. */
  defaultPropertyId: z.uuid().nullable(),
  /** 0 while nothing was ever changed. */
  version: z.int(),
});
export type UserSettings = z.infer<typeof userSettings>;

export const userSettingsInput = z.object({
  ...choices,
  defaultPropertyId: z.uuid({ error: 'Default property is not known' }).nullable(),
});
export type UserSettingsInput = z.infer<typeof userSettingsInput>;

/** What holds for whoever changed nothing yet. */
export const DEFAULT_USER_SETTINGS: UserSettingsInput = {
  colorMode: 'system',
  density: 'default',
  numberFormat: 'comma',
  dateFormat: 'text',
  defaultPropertyId: null,
};
