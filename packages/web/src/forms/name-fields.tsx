import { limits } from '@first60/contract';
import { m } from '../paraglide/messages.js';
import { TextField } from '../ui/fields/text-field.tsx';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  names: Names;
  onChange: (change: Partial<Names>) => void;
  errorOf: (field: keyof Names) => string | undefined;
}

/** First and last name, both required, side by side where there is room. */
export function NameFields({ names, onChange, errorOf }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="firstName"
        label={m.auth_label_required({ label: m.auth_first_name() })}
        autoComplete="given-name"
        maxLength={limits.nameMax}
        aria-required
        value={names.firstName}
        onValue={(firstName) => onChange({ firstName })}
        error={errorOf('firstName')}
      />
      <TextField
        name="lastName"
        label={m.auth_label_required({ label: m.auth_last_name() })}
        autoComplete="family-name"
        maxLength={limits.nameMax}
        aria-required
        value={names.lastName}
        onValue={(lastName) => onChange({ lastName })}
        error={errorOf('lastName')}
      />
    </div>
  );
}
