import { z } from 'zod';
import { propertySearchAnswer } from '../property/property';
import { userSettings } from '../user/user-settings';
import { viewer } from './account';

/** What every screen asks for first, in one read. */
export const shell = z.object({
  viewer,
  settings: userSettings,
  /** The first of the active properties that the viewer may see, by name, and how many there are: a page of one. */
  firstProperty: propertySearchAnswer,
});
export type Shell = z.infer<typeof shell>;
