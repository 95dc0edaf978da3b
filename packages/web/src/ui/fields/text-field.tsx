import type { ComponentProps } from 'react';
import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'onChange' | 'value' | 'defaultValue' | 'ref'> {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  inRow?: boolean;
}

export function TextField({
  name,
  label,
  value,
  onValue,
  hint,
  error,
  inRow = false,
  className = '',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} inRow={inRow}>
      {(control) => (
        <input
          {...input}
          {...control}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          className={`${CONTROL_CLASS} ${className}`}
        />
      )}
    </FieldFrame>
  );
}
