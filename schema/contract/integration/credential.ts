import { z } from 'zod';
import { limits } from '../value/limits';
import { asks } from '../value/question';
import { requiredText } from '../value/text';
import { integrationOf } from './integrations';

/** A credential of a workspace, without what it holds: that never comes back. */
export const integrationCredential = z.object({
  integrationCredentialId: z.uuid(),
  workspaceId: z.uuid(),
  integrationId: z.int(),
  integrationName: z.string(),
  name: z.string(),
  isExpired: z.boolean().meta({ description: 'The other service refused it, or its key is gone' }),
  problem: z.string().nullable().meta({ description: 'What is wrong with it and how to mend it' }),
  propertyCount: z.int().nonnegative().meta({ description: 'Connected apps that use it' }),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type IntegrationCredential = z.infer<typeof integrationCredential>;

const values = z
  .record(z.string().max(40), z.string().max(limits.credentialValueMax))
  .refine((given) => Object.keys(given).length <= 10, 'A credential has at most ten values');

/** Refuses values that the integration does not ask for, or that are missing. */
function checkValues(
  { integrationId, values: given }: { integrationId: number; values: Record<string, string> },
  add: (path: string[], message: string) => void,
): void {
  const kind = integrationOf(integrationId);
  if (!kind || kind.fields.length === 0) return add(['integrationId'], 'Integration is required');
  const known = new Set(kind.fields.map(({ name }) => name));
  for (const { name, label } of kind.fields)
    if (!given[name]?.trim()) add(['values', name], `${label} is required`);
  for (const name of Object.keys(given))
    if (!known.has(name)) add(['values', name], `${kind.name} has no value of this name`);
}

const integrationId = asks(z.int({ error: 'Integration is required' }), {
  label: 'Integration',
  kind: 'choice',
});

/** A credential to add. */
export const credentialInput = z
  .object({ workspaceId: z.uuid(), integrationId, name: requiredText('Name', limits.tokenNameMax), values })
  .superRefine((input, context) =>
    checkValues(input, (path, message) => context.addIssue({ code: 'custom', path, message })),
  );
export type CredentialInput = z.infer<typeof credentialInput>;

/** A change: another name, and new values or null for those that are stored. */
export const credentialChangeInput = z.object({
  name: requiredText('Name', limits.tokenNameMax),
  values: values.nullish().transform((given) => given ?? null),
});
export type CredentialChange = z.infer<typeof credentialChangeInput>;

/** New values of a credential, by the rules of its integration. */
export const credentialValues = (id: number) =>
  z
    .object({ values })
    .superRefine((input, context) =>
      checkValues({ integrationId: id, ...input }, (path, message) =>
        context.addIssue({ code: 'custom', path, message }),
      ),
    );

/** An association of another service. */
export const externalAssociation = z.object({ code: z.string(), name: z.string() });
export type ExternalAssociation = z.infer<typeof externalAssociation>;

/** Associations of a credential, or why they could not be listed. */
export const externalAssociations = z.object({
  associations: z.array(externalAssociation).nullable(),
  problem: z.string().nullable(),
});
export type ExternalAssociations = z.infer<typeof externalAssociations>;
