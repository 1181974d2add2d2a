import { FormAlert } from '../form/FormAlert';
import type { UserError } from '../../app/save/outcome';
import { publicPaths } from '../public-paths';

/** Why the join did not work, and the way to the sign-in page. */
export function JoinRefused({ refused, email }: { refused: readonly UserError[] | null; email: string }) {
  if (refused === null) return null;
  return (
    <FormAlert
      title="Unable to join"
      details={refused.map((each) => each.detail)}
      action={<a href={publicPaths.signIn(email)}>Sign in</a>}
    />
  );
}
