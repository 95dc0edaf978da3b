import { useId } from 'react';
import { PLACE, usePlace } from '../presses/use-place.ts';

interface ChoiceGridProps<Value> {
  title: string;
  choices: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly pressed?: boolean }>;
  onChoose: (value: Value) => void;
  /** True for narrow numeric choices, three to a row. */
  narrow?: boolean;
}

/** A few choices under a title. One press logs a choice. */
export function ChoiceGrid<Value extends string | number>({
  title,
  choices,
  onChoose,
  narrow = false,
}: ChoiceGridProps<Value>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex shrink-0 flex-col gap-1">
      <h3 id={id} className="text-base font-semibold text-ink-2">
        {title}
      </h3>
      <div className={`grid gap-2 ${narrow ? 'grid-cols-4' : 'grid-cols-2'}`}>
        {choices.map(({ value, label, pressed }) => (
          <Choice key={value} label={label} pressed={pressed} onPress={() => onChoose(value)} />
        ))}
      </div>
    </section>
  );
}

function Choice({ label, pressed, onPress }: { label: string; pressed: boolean | undefined; onPress: () => void }) {
  const place = usePlace('', onPress);
  return (
    <button
      type="button"
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...place}
      className={`flex min-h-14 items-center justify-center rounded-lg border-2 border-line bg-surface px-1 text-center text-lg leading-tight font-bold ${PLACE} aria-pressed:border-accent aria-pressed:bg-accent-soft max-2xs:text-base`}
    >
      {label}
    </button>
  );
}
