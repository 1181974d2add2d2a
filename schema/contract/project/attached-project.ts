import { z } from 'zod';

/** A project that a photo or a file was added to. */
export const attachedProject = z.object({ projectId: z.uuid(), name: z.string() });
export type AttachedProject = z.infer<typeof attachedProject>;
