import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
  /** Shown over the field while it is empty. */
  over?: ReactNode;
  hint?: string;
  error?: string | undefined;
}

/** A password field. It is always required. */
export function PasswordField({ name, label, hint, error, value, onValue, over, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            aria-required
            type={visible ? 'text' : 'password'}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL_CLASS} pe-14`}
          />
          {value === '' && over}
          <button
            type="button"
            aria-label={visible ? m.password_hide() : m.password_show()}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 end-0 flex w-12 items-center justify-center text-ink-2"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
