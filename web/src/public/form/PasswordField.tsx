import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../frame/icons';
import { LabelledInput, type LabelledInputProps } from './LabelledInput';

/** A password that the user can reveal. Paste and password managers work. */
export function PasswordField(props: Omit<LabelledInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <LabelledInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="inside"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
