import { z } from 'zod';

/** A component that a photo or a file hangs on, with its line of the property's current inventory year. */
export const attachedComponent = z.object({
  propertyComponentId: z.uuid(),
  name: z.string(),
  category: z.string(),
  categoryPosition: z.int(),
});
export type AttachedComponent = z.infer<typeof attachedComponent>;
