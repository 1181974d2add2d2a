import { z } from 'zod';

export const workspace = z.object({
  workspaceId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
  featureToggleLoanAnalysis: z.boolean(),
});
export type Workspace = z.infer<typeof workspace>;
