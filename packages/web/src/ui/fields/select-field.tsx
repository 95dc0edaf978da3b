import { CONTROL_CLASS, FieldFrame } from './field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  placeholder: string;
  options: readonly string[];
  error?: string | undefined;
}

/** The platform's own picker. It is the fastest one on a phone, familiar, and usable even with gloves on. */
export function SelectField({ name, label, value, onValue, placeholder, options, error }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValue(event.target.value)} className={CONTROL_CLASS}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
