import { Fragment, memo, type ReactNode } from 'react';

interface ChipRowProps {
  label: string;
  chips: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** The value of the selected chip. No chip is selected for any other value. */
  chosen: string;
  onChoose: (value: string) => void;
  /** Layout on a wide screen: four chips per line, or as many as fit. */
  wide: 'columns' | 'flow';
  /** Shown after the first chip. */
  beside?: ReactNode;
}

/*
 * On a phone, one line that scrolls sideways. Its end is faded, and the padding keeps the last chip clear of the fade.
 */
const ROW =
  '-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:pe-8 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-md:rtl:[mask-image:linear-gradient(to_left,black_calc(100%-2.5rem),transparent)]';
export const CHIP_CLASS =
  'inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-1 rounded-lg border border-line bg-surface px-3 font-semibold whitespace-nowrap aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent lg:px-2';
const WIDE = { columns: 'lg:grid lg:grid-cols-4', flow: 'md:flex-wrap' } as const;

export const ChipRow = memo(function ChipRow({ label, chips, chosen, onChoose, wide, beside }: ChipRowProps) {
  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="sr-only">{label}</legend>
      <div className={`${ROW} ${WIDE[wide]}`}>
        {chips.map((chip, index) => (
          <Fragment key={chip.value}>
            <button
              type="button"
              aria-pressed={chip.value === chosen}
              onClick={() => onChoose(chip.value)}
              className={CHIP_CLASS}
            >
              {chip.label}
            </button>
            {index === 0 && beside}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
});
