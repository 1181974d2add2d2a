import type { AppParts } from './app';
import { setupSecret } from './account/setup/secret';
import { sealWith } from './platform/secret/seal';
import { publicUrlOf } from './mail/service';

/**
 * Returns the sentence with the address for the first user's setup, or null if there is a user. Call it before the service
 * listens: then a database that does not answer fails the start, and not a running service.
 */
export async function setupSentence(parts: AppParts): Promise<string | null> {
  if (parts.mailKey === undefined) return null;
  const secret = await setupSecret(parts, sealWith(parts.mailKey));
  return (
    secret && `No one has an account yet. Set up Roofline at ${publicUrlOf(parts.config)}/#/setup/${secret}`
  );
}
