import { m } from '../../../paraglide/messages.js';
import type { Age } from './age.ts';

const AGES: ReadonlyArray<{ readonly age: Age; readonly word: () => string }> = [
  { age: 'adult', word: m.protocols_age_adult },
  { age: 'pediatric', word: m.protocols_age_pediatric },
];

interface AgeToggleProps {
  /** The pressed position; `both` on an open card for both ages until it is said whom the crew treats. */
  age: Age | 'both';
  onAge: (age: Age) => void;
  /** Adds a third position, for both ages. */
  onBoth?: (() => void) | undefined;
  /** Same height as a button, for the row above an open card. */
  slim?: boolean;
}

export function AgeToggle({ age, onAge, onBoth, slim = false }: AgeToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <div
      role="group"
      aria-label={m.protocols_age_label()}
      className={`flex rounded-lg border border-line bg-sunken ${slim ? '' : 'p-0.5'}`}
    >
      {onBoth !== undefined && (
        <Position pressed={age === 'both'} onPress={onBoth} slim={slim} word={m.protocols_age_both()} />
      )}
      {AGES.map((option) => (
        <Position
          key={option.age}
          pressed={option.age === age}
          onPress={() => onAge(option.age)}
          slim={slim}
          word={option.word()}
        />
      ))}
    </div>
  );
}

interface PositionProps {
  pressed: boolean;
  onPress: () => void;
  slim: boolean;
  word: string;
}

const Position = ({ pressed, onPress, slim, word }: PositionProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={`flex-1 rounded-md px-1 font-semibold text-ink-2 aria-pressed:bg-accent aria-pressed:text-on-accent ${slim ? 'min-h-12 max-sm:text-sm' : 'min-h-13'}`}
  >
    {word}
  </button>
);
