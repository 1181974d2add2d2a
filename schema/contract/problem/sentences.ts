import type { ProblemItem } from '../value/problem';
import type { ProblemCode } from './problem-codes';

// What is said alike where the service refuses and where the client has to know of it.

/** Images: the two literal messages of section 5. */
export const FILE_TOO_LARGE = 'File is too large.';
export const INVALID_FILE_TYPE = 'Invalid file type. Allowed types: .jpg, .jpeg, .png.';

/** What staff hears where the session began too long ago: signing in again mends it. */
export const SESSION_TOO_OLD: ProblemItem = {
  code: 'sessionTooOld',
  detail: 'You signed in more than 12 hours ago. Sign in again to continue here.',
};

/** Code of the refusal of a personal access token that may do less than the person behind it. */
export const TOKEN_LACKS_RIGHT = 'tokenLacksRight' satisfies ProblemCode;
