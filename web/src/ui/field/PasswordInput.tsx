import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/IconButton';
import { TextInput, type TextInputProps } from './TextInput';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'start' | 'end'>;

/** A password with a button that shows it. Paste and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          noTooltip
          style={{ marginRight: '-8px' }}
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          icon={shown ? <EyeOff size={16} strokeWidth={1.75} /> : <Eye size={16} strokeWidth={1.75} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
