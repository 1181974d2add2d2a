import type { AppParts } from './app';
import { setupSecret } from './account/setup/secret';
import { sealWith } from './platform/secret/seal';
import { publicUrlOf } from './mail/service';

/**
 * The sentence that says where the first user is made, for every start while there is none; otherwise null. Ask before the service
 * listens: a database that does not answer fails the start then, and never a service that is already at work.
 */
export async function setupSentence(parts: AppParts): Promise<string | null> {
  if (parts.mailKey === undefined) return null;
  const secret = await setupSecret(parts, sealWith(parts.mailKey));
  return (
    secret && `No one has an account yet. Set up Roofline at ${publicUrlOf(parts.config)}/#/setup/${secret}`
  );
}
