import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface TextAreaFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A field for several lines of text that grows with its content. It has no maximum length, because a truncated paste
 * would be a different text.
 */
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
