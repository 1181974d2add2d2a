import { z } from 'zod';

/** Actions that the viewer may take on a property, as the API decides; screens hide the others. */
export const propertyActions = z.object({
  edit: z.boolean(),
  archive: z.boolean(),
  viewFinancials: z.boolean(),
  editFinancials: z.boolean(),
  viewReserveStudies: z.boolean(),
  editReserveStudies: z.boolean(),
  viewConnectedApps: z.boolean(),
  applyToAllPlans: z.boolean(),
  setTest: z.boolean(),
  setDisplayToggles: z.boolean(),
  viewDashboard: z.boolean(),
  viewComponents: z.boolean(),
  viewComponentCosts: z.boolean(),
  editComponents: z.boolean(),
  viewDetails: z.boolean(),
  addPhotos: z.boolean(),
  editPhotos: z.boolean(),
  deletePhotos: z.boolean(),
  viewFiles: z.boolean(),
  editFiles: z.boolean(),
  deleteFiles: z.boolean(),
  eraseMedia: z.boolean(),
  viewProjects: z.boolean(),
  editProjects: z.boolean(),
  viewLedger: z.boolean(),
  editLedger: z.boolean(),
  viewUserActivity: z.boolean(),
});
export type PropertyActions = z.infer<typeof propertyActions>;
