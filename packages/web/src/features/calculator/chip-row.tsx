interface ChipRowProps {
  label: string;
  chips: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  chosen: string;
  onChoose: (value: string) => void;
}

export function ChipRow({ label, chips, chosen, onChoose }: ChipRowProps) {
  return (
    <fieldset className="grid grid-cols-4 gap-2 sm:max-lg:grid-cols-8">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === chosen}
          onClick={() => onChoose(chip.value)}
          className="figure min-h-12 rounded-lg border border-line bg-surface px-1 font-semibold max-[359px]:px-0 max-[359px]:text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
