import { m } from '../../paraglide/messages.js';
import type { Age } from './visible-protocols.ts';

const AGES: ReadonlyArray<{ readonly age: Age; readonly word: () => string }> = [
  { age: 'adult', word: m.protocols_age_adult },
  { age: 'pediatric', word: m.protocols_age_pediatric },
];

export function AgeToggle({ age, onAge }: { age: Age; onAge: (age: Age) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <div
      role="group"
      aria-label={m.protocols_age_label()}
      className="flex rounded-lg border border-line bg-sunken p-0.5"
    >
      {AGES.map((option) => (
        <button
          key={option.age}
          type="button"
          aria-pressed={option.age === age}
          onClick={() => onAge(option.age)}
          className="min-h-13 flex-1 rounded-md px-1 font-semibold text-ink-2 aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {option.word()}
        </button>
      ))}
    </div>
  );
}
