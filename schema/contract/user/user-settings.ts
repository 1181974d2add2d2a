import { z } from 'zod';

// A user's display settings, on every device they sign in on.

const colorModeChoice = z.enum(['system', 'light', 'dark'], {
  error: 'Theme should be system, light or dark',
});
export type ColorModeChoice = z.infer<typeof colorModeChoice>;

const densityChoice = z.enum(['compact', 'default', 'comfortable'], {
  error: 'Density should be compact, default or comfortable',
});
export type DensityChoice = z.infer<typeof densityChoice>;

/**
 * Separator between groups of digits. The decimal separator is always a point: amounts are US dollars, and a comma that
 * means thousands to one reader and cents to another costs someone money.
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
  /** Opened after a sign-in when the browser remembers none; null when none is set, or the user can no longer access it. */
  defaultPropertyId: z.uuid().nullable(),
  /** 0 until the first change. */
  version: z.int(),
});
export type UserSettings = z.infer<typeof userSettings>;

export const userSettingsInput = z.object({
  ...choices,
  defaultPropertyId: z.uuid({ error: 'Default property should be one of your properties' }).nullable(),
});
export type UserSettingsInput = z.infer<typeof userSettingsInput>;

/** Defaults until the first change. */
export const DEFAULT_USER_SETTINGS: UserSettingsInput = {
  colorMode: 'system',
  density: 'default',
  numberFormat: 'comma',
  dateFormat: 'text',
  defaultPropertyId: null,
};
