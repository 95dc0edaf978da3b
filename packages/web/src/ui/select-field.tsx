import { Field } from '@base-ui/react/field';
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

/** The platform's own picker: the fastest one on a phone, and the one a gloved thumb knows. */
export function SelectField({ name, label, value, onValue, placeholder, options, error }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} error={error}>
      <Field.Control
        value={value}
        onValueChange={onValue}
        render={(props) => (
          <select {...(props as object)} className={CONTROL_CLASS}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        )}
      />
    </FieldFrame>
  );
}
