import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface TextAreaFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A text of some lines. It grows with them. It has no greatest length, because a shortened paste would be another text. */
export function TextAreaField({ name, label, value, onValue, hint, error }: TextAreaFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          autoComplete="off"
          className={`${CONTROL_CLASS} field-sizing-content resize-y py-2.5 wrap-anywhere`}
        />
      )}
    </FieldFrame>
  );
}
