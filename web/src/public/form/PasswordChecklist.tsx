import { PASSWORD_CHECKS } from '@roofline/schema/account/password';
import { CheckIcon, DotIcon } from '../frame/icons';

/** The rules for a new password, ticked off as the user types. */
export function PasswordChecklist({ id, password }: { id?: string; password: string }) {
  return (
    <ul className="checklist" id={id} aria-label="Password rules">
      {PASSWORD_CHECKS.map(({ text, holds }) => (
        <li key={text} data-met={holds(password)}>
          {holds(password) ? <CheckIcon /> : <DotIcon />}
          {text}
          <span className="unseen">{holds(password) ? ', met' : ', not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
