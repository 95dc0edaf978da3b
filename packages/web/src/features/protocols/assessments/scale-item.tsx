import { useId } from 'react';

export interface ScaleOption {
  readonly score: number;
  readonly label: string;
}

interface ScaleItemProps {
  label: string;
  /** How to test it. */
  how?: string | undefined;
  options: readonly ScaleOption[];
  /** The chosen score, -1 before that. */
  chosen: number;
  onChoose: (score: number) => void;
}

/** One item of a scale: big options, the score at the end of each. */
export function ScaleItem({ label, how, options, chosen, onChoose }: ScaleItemProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{label}</legend>
      {how !== undefined && <p className="mb-2 text-ink-2">{how}</p>}
      <div className="flex flex-col gap-2 print:gap-0">
        {options.map((option) => (
          <label
            key={option.score}
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 print:min-h-0 print:border-0 print:bg-surface! print:px-0 print:py-0.5 print:text-ink! has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.score === chosen}
              onChange={() => onChoose(option.score)}
              className="peer sr-only"
            />
            {/* A ring that fills: the choice shows by shape too. */}
            <span
              aria-hidden
              className="size-5 shrink-0 rounded-full border-2 border-current peer-checked:border-[6px]"
            />
            <span className="min-w-0 flex-1 font-semibold">{option.label}</span>
            <span className="figure text-2xl font-extrabold print:text-base">{option.score}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
