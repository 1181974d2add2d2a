import { z } from 'zod';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { checklistText } from './checklist';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

/** Phases of a property until someone changes them. */
export const DEFAULT_PHASES = [
  'Planning',
  'Bidding',
  'Board Approval',
  'Contracted',
  'In Progress',
  'Closed',
] as const;

/** What the default phases give a project to do until someone changes it. */
export const DEFAULT_CHECKLISTS: Record<(typeof DEFAULT_PHASES)[number], readonly string[]> = {
  Planning: [
    'Look at the condition on site and take photos',
    'Write the scope of work',
    'Check the estimate against the reserve study',
    'Choose who is responsible and a due date',
  ],
  Bidding: [
    'Invite at least three companies to bid',
    'Check the license and the insurance of each bidder',
    'Add each bid with its document',
    'Compare the bids line by line',
  ],
  'Board Approval': [
    'Put the bids on the agenda of the board meeting',
    'Record the vote of the board in the minutes',
    'Confirm that the money is in the reserve fund',
  ],
  Contracted: [
    'Sign the contract and file it',
    'Collect the certificate of insurance',
    'Apply for permits where the work needs them',
    'Tell the residents when the work begins',
  ],
  'In Progress': [
    'Hold a kickoff meeting with the contractor',
    'Take photos of the work as it goes on',
    'Approve each change order before the work is done',
    'Check the work before each payment',
  ],
  Closed: [
    'Walk the finished work and list what is left to do',
    'Collect lien releases and make the final payment',
    'File the warranty and the manuals',
  ],
};

export const projectPhase = z.object({
  projectTemplatePhaseId: z.uuid(),
  name: z.string(),
  sortOrder: z.int().meta({ description: 'Its place among the phases, from 1' }),
  projectCount: z.int().meta({ description: 'Projects in it that are not deleted' }),
  checklist: z.array(z.string()).meta({ description: 'What a project gets to do when it enters the phase' }),
});
export type ProjectPhase = z.infer<typeof projectPhase>;

/** The phases of a property, in their order. */
export const projectPhases = z.object({
  phases: z.array(projectPhase),
  version: z.int().meta({ description: 'Of the whole list; 0 until someone changes it' }),
});
export type ProjectPhases = z.infer<typeof projectPhases>;

/** Literal sentences of the specification. */
const PHASE_NAME_REQUIRED = 'Phase Name is Required.';
export const phaseInUse = (count: number) =>
  `This phase is currently used by ${count} project(s). Please reassign the projects to another phase before deleting.`;

const phaseName = asks(
  z
    .string({ error: PHASE_NAME_REQUIRED })
    .refine((text) => text.trim() !== '', PHASE_NAME_REQUIRED)
    .pipe(requiredText('Phase Name', limits.phaseNameMax)),
  { label: 'Phase Name', maxLength: limits.phaseNameMax },
);

const phaseInput = z.object({
  projectTemplatePhaseId: z.uuid('Choose a phase from the list').nullish(),
  name: phaseName,
  sortOrder: z.int('Sort Order should be a whole number').min(1).max(limits.projectPhases),
  checklist: z
    .array(checklistText)
    .max(limits.checklistOfPhase, `Keep at most ${limits.checklistOfPhase} items for a phase`)
    .nullish()
    .meta({ description: 'Left out, it stays as it is' }),
});

/** POST /project-template-phase/{propertyId}: the whole list; a phase that is left out is deleted. */
export const projectPhasesInput = withCrossFieldRules(
  z.object({
    phases: z
      .array(phaseInput)
      .min(1, 'Keep at least one phase')
      .max(limits.projectPhases, `Keep at most ${limits.projectPhases} phases`),
    version: z.int().min(0).nullish().meta({ description: 'Of the list that the edit started from' }),
  }),
  (value, add) => {
    const phases = Array.isArray(value.phases) ? value.phases : [];
    const seen = new Set<string>();
    phases.forEach((phase: unknown, index) => {
      const name = (phase as { name?: unknown } | null)?.name;
      if (typeof name !== 'string') return;
      const key = name.trim().toLowerCase();
      if (key !== '' && seen.has(key))
        add(['phases', index, 'name'], 'Two phases have the same name: give each its own');
      seen.add(key);
    });
  },
);
export type ProjectPhasesInput = z.infer<typeof projectPhasesInput>;
