import type { ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps {
  checked: boolean;
  onChecked: (checked: boolean) => void;
  children: ReactNode;
}

/** The whole row is the touch target. */
export function Checkbox({ checked, onChecked, children }: CheckboxProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
        className="size-6 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  );
}
