import { type ReactNode, useId } from 'react';

export interface ScaleOption {
  readonly score: number;
  /** Shown instead of a score if the option has none. */
  readonly mark?: string;
  /** Empty if the score needs no label. */
  readonly label: string;
  readonly picture?: ReactNode;
}

/** Shows the options side by side instead of stacked: six per row, or eleven if there is room. */
export type Tiles = 'six' | 'eleven';

const TILES: Record<Tiles, string> = {
  six: 'grid grid-cols-2 gap-2 2xs:grid-cols-3 @2xl:grid-cols-6 print:grid-cols-6',
  eleven: 'grid grid-cols-4 gap-2 xs:grid-cols-6 @2xl:grid-cols-11 print:grid-cols-11',
};

const OPTION =
  'flex min-h-14 items-center rounded-lg border border-line bg-surface print:min-h-0 print:border-0 print:bg-surface! print:px-0 print:py-0.5 print:text-ink! has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60 print:opacity-100!';
const ROW = `${OPTION} gap-3 px-4 py-2`;
const TILE = `${OPTION} flex-col justify-center gap-1 p-2 text-center`;

interface ScaleItemProps {
  label: string;
  /** Instructions for the test. */
  how?: string | undefined;
  options: readonly ScaleOption[];
  tiles?: Tiles | undefined;
  disabled?: boolean;
  /** The chosen score, or -1 if none has been chosen. */
  chosen: number;
  onChoose: (score: number) => void;
}

/** One item of a scale, with large options that each end with their score. */
export function ScaleItem({ label, how, options, tiles, disabled = false, chosen, onChoose }: ScaleItemProps) {
  const name = useId();
  return (
    // The tiles adapt to the available width. None is ever narrower than its longest word.
    <fieldset disabled={disabled} className={tiles && '@container min-w-0'}>
      <legend className="mb-1 font-bold">{label}</legend>
      {how !== undefined && <p className="mb-2 text-ink-2">{how}</p>}
      <div className={tiles === undefined ? 'flex flex-col gap-2 print:gap-0' : TILES[tiles]}>
        {options.map((option) => (
          <label key={option.score} className={tiles === undefined ? ROW : TILE}>
            <input
              type="radio"
              name={name}
              checked={option.score === chosen}
              onChange={() => onChoose(option.score)}
              className="peer sr-only"
            />
            {/* A ring that fills, so that its shape shows the choice too. */}
            <span
              aria-hidden
              className="size-5 shrink-0 rounded-full border-2 border-current peer-checked:border-[6px]"
            />
            {option.picture}
            {option.label !== '' && <span className="min-w-0 flex-1 font-semibold">{option.label}</span>}
            <span className="figure text-2xl font-extrabold print:text-base">{option.mark ?? option.score}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
