import { chakra } from '@chakra-ui/react';
import { PASSWORD_CHECKS } from '@roofline/schema/account/password';
import { Check, Dot } from 'lucide-react';

/** The rules for a new password, ticked off as the user types. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="1"
      mt="-2"
      aria-label="Password rules"
      textStyle="caption"
    >
      {PASSWORD_CHECKS.map(({ text, holds }) => {
        const isMet = holds(password);
        return (
          <chakra.li
            key={text}
            data-met={isMet}
            display="flex"
            alignItems="center"
            gap="1.5"
            color={isMet ? 'success.fg' : 'fg.subtle'}
          >
            {isMet ? <Check size={14} strokeWidth={1.75} aria-hidden /> : <Dot size={14} aria-hidden />}
            {text}
            <chakra.span srOnly>{isMet ? ', met' : ', not met yet'}</chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
