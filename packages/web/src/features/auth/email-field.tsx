import { limits } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/text-field.tsx';

interface EmailFieldProps {
  label?: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

export function EmailField({ label = m.auth_email(), ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.emailMax}
      aria-required
    />
  );
}
