import { counted } from '../../ui/format/count';

/** One wording for one event, on every screen. */
export const NOT_SENT = 'Roofline could not be reached. Check your connection, or try again in a moment.';
export const STALE = 'Someone else saved changes in the meantime.';
/** Follows either of them where there is a form. */
export const KEPT = 'What you entered is still here.';
export const NOT_ALLOWED =
  'Your role does not allow this. An administrator of the portfolio can change that.';
export const GONE =
  'This no longer exists, or you can no longer see it. Reload the page to see what is there.';
export const SIGNED_OUT = 'Your session has ended. Sign in again.';
export const FAILED = 'Something went wrong in Roofline. Try again.';
export const STILL_RUNNING = 'This is still being saved. Wait a moment and try again.';
export const SAVED_BEFORE =
  'Your earlier entry was saved, but the confirmation was lost. Close this form and edit the saved entry.';

/** Returns a sentence with the time to try again, in seconds as the server says it; null when it does not. */
export function tooMany(seconds: number | null): string {
  if (seconds === null) return 'Too many requests. Try again in a few minutes.';
  const wait =
    seconds < 60 ? counted(Math.max(1, seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return `Too many requests. Try again in ${wait}.`;
}
