import type { AppParts } from './app';
import { setupSecret } from './account/setup/secret';
import { sealWith } from './platform/secret/seal';
import { publicUrlOf } from './mail/service';

/** While there is no user, every start says where the first one is made. */
export async function announceSetup(
  parts: AppParts,
  say = (sentence: string) => void process.stdout.write(`${sentence}\n`),
): Promise<void> {
  if (parts.mailKey === undefined) return;
  const secret = await setupSecret(parts, sealWith(parts.mailKey));
  if (secret)
    say(`No one has an account yet. Set up Roofline at ${publicUrlOf(parts.config)}/#/setup/${secret}`);
}
