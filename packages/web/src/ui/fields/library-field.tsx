import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';

interface LibraryFieldProps {
  name: string;
  label: ReactNode;
  children: ReactNode;
}

/** The frame for a library control, which sets the ids of its label and list itself. */
export function LibraryField({ name, label, children }: LibraryFieldProps) {
  return (
    <Field.Root name={name} className="flex flex-col gap-1.5">
      <Field.Label className="font-semibold">{label}</Field.Label>
      {children}
    </Field.Root>
  );
}
