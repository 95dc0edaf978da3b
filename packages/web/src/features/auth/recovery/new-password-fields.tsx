import type { NewPassword } from '../../../forms/new-password.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/fields/password-field.tsx';

interface NewPasswordFieldsProps {
  typed: NewPassword;
  onChange: (typed: Partial<NewPassword>) => void;
  errorOf: (field: keyof NewPassword) => string | undefined;
}

export function NewPasswordFields({ typed, onChange, errorOf }: NewPasswordFieldsProps) {
  return (
    <div className="contents [&_input]:placeholder:opacity-0">
      <PasswordField
        name="newPassword"
        label={m.recovery_new_password()}
        placeholder={m.recovery_new_password_placeholder()}
        over={<Placeholder text={m.recovery_new_password_placeholder()} />}
        autoComplete="new-password"
        value={typed.newPassword}
        onValue={(newPassword) => onChange({ newPassword })}
        error={errorOf('newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label={m.recovery_confirm_password()}
        placeholder={m.recovery_confirm_password_placeholder()}
        over={<Placeholder text={m.recovery_confirm_password_placeholder()} />}
        autoComplete="new-password"
        value={typed.confirmPassword}
        onValue={(confirmPassword) => onChange({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </div>
  );
}

/** The browser cuts off a long placeholder. This one overlays the field and wraps to a second line if needed. */
const Placeholder = ({ text }: { text: string }) => (
  <span
    aria-hidden
    className="pointer-events-none absolute inset-y-0 start-3 end-12 flex items-center text-sm leading-tight text-ink-2"
  >
    {text}
  </span>
);
