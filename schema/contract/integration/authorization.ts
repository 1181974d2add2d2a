import { z } from 'zod';
import { limits } from '../value/limits';
import { integrationCredential } from './credential';

/** A sign-in at another service that begins: which property is connected, or which credential is connected again. */
export const authorizationInput = z.object({
  propertyId: z.uuid(),
  integrationId: z.int(),
  integrationCredentialId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null)
    .meta({ description: 'A credential that is connected again; null makes one' }),
});
export type AuthorizationInput = z.infer<typeof authorizationInput>;

/** Where the browser goes to sign in. */
export const authorization = z.object({
  address: z.url().meta({ description: 'Page of the other service; it leads back within ten minutes' }),
});
export type Authorization = z.infer<typeof authorization>;

const fromService = z
  .string()
  .max(limits.credentialValueMax)
  .nullish()
  .transform((text) => text?.trim() || null);

/** What the other service gave the browser on its way back. */
export const authorizationReturnInput = z.object({
  state: z.string().max(limits.credentialValueMax),
  code: fromService.meta({ description: 'Good for one use; null where the person refused' }),
  externalCode: fromService.meta({ description: 'The company that was chosen there (realmId)' }),
  refusal: fromService.meta({ description: 'Why there is no code, as the service says' }),
});
export type AuthorizationReturnInput = z.infer<typeof authorizationReturnInput>;

/** What a sign-in came to. */
export const authorized = z.object({ propertyId: z.uuid(), credential: integrationCredential });
export type Authorized = z.infer<typeof authorized>;
