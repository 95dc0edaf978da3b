import { Slashed } from '../slashed.tsx';

interface ChoiceChipsProps {
  label: string;
  chips: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** The selected value. No chip is selected if none has this value. */
  chosen: string;
  onChoose: (value: string) => void;
  /** True for one line that scrolls sideways on phones, where the results matter more than the choices. */
  scroll?: boolean;
  /** For a large number of choices, which fit on one line on a wide screen. */
  dense?: boolean;
}

/** A row of choices. At most one is selected. */
export function ChoiceChips({ label, chips, chosen, onChoose, scroll = false, dense = false }: ChoiceChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label={label}
      className={`flex gap-2 ${
        scroll
          ? '-mx-4 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:py-0'
          : 'flex-wrap'
      }`}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === chosen}
          onClick={() => onChoose(chip.value)}
          className={`min-h-12 shrink-0 rounded-full border border-line bg-surface px-4 font-semibold text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent ${
            scroll ? '' : 'max-w-full'
          } ${dense ? 'xl:px-3 xl:text-sm' : ''}`}
        >
          <Slashed text={chip.label} />
        </button>
      ))}
    </div>
  );
}
