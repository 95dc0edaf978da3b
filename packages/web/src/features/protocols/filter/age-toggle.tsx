import { m } from '../../../paraglide/messages.js';
import type { Age } from './age.ts';

const AGES: ReadonlyArray<{ readonly age: Age; readonly word: () => string }> = [
  { age: 'adult', word: m.protocols_age_adult },
  { age: 'pediatric', word: m.protocols_age_pediatric },
];

interface AgeToggleProps {
  age: Age;
  onAge: (age: Age) => void;
  /** Same height as a button, for the row above an open card. */
  slim?: boolean;
}

export function AgeToggle({ age, onAge, slim = false }: AgeToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <div
      role="group"
      aria-label={m.protocols_age_label()}
      className={`flex rounded-lg border border-line bg-sunken ${slim ? '' : 'p-0.5'}`}
    >
      {AGES.map((option) => (
        <button
          key={option.age}
          type="button"
          aria-pressed={option.age === age}
          onClick={() => onAge(option.age)}
          className={`flex-1 rounded-md px-1 font-semibold text-ink-2 aria-pressed:bg-accent aria-pressed:text-on-accent ${slim ? 'min-h-12 max-sm:text-sm' : 'min-h-13'}`}
        >
          {option.word()}
        </button>
      ))}
    </div>
  );
}
