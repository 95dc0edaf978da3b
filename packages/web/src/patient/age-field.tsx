import { readAge } from '@first60/clinical';
import { memo } from 'react';
import { useContents } from '../edition/live-edition.ts';
import { m } from '../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from '../ui/fields/field.tsx';
import { ageEcho } from './age-words.ts';
import { setAgeText, zoneOfAge } from './weight-and-age.ts';

interface AgeFieldProps {
  text: string;
  /** Uses a one-word label, so that the row stays one line high on the smallest phone. */
  short?: boolean;
}

/** Memoized, so that typing in the weight field does not re-render it. */
export const AgeField = memo(function AgeField({ text, short = false }: AgeFieldProps) {
  const zone = zoneOfAge(useContents(), text);
  return (
    // The forms' text field is not used here: it is part of sign-in, which a card would then have to load.
    <FieldFrame
      name="age"
      inRow
      label={short ? m.patient_age() : m.calc_age_label()}
      hint={zone === undefined ? ageEcho(text) : m.calc_age_zone_note({ zone: zone.color })}
      error={zone === undefined ? ageError(text) : undefined}
    >
      {(control) => (
        <input
          {...control}
          value={text}
          onChange={(event) => setAgeText(event.target.value)}
          placeholder={m.calc_age_placeholder()}
          autoComplete="off"
          enterKeyHint="done"
          className={`${CONTROL_CLASS} figure min-h-14 px-2! font-semibold max-[24.3125rem]:text-sm placeholder:text-sm placeholder:font-normal`}
        />
      )}
    </FieldFrame>
  );
});

/** Why a typed age cannot be used. */
export function ageError(text: string): string | undefined {
  const age = readAge(text);
  if (age.kind === 'not-understood') return m.calc_age_not_understood();
  if (age.kind === 'too-old') return m.calc_age_too_old();
  return undefined;
}
