import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLACE, usePlace } from './presses/use-place.ts';
import type { SheetName } from './sheet-name.ts';

type Tone = 'main' | 'shock' | 'plain' | 'due';

const TONES: Readonly<Record<Tone, string>> = {
  main: 'border-2 border-transparent bg-accent text-on-accent',
  // Dark red with the letters of the page, because white on the usual red is below 7:1.
  // Its border tells it from the button of CPR where both have one color.
  shock: 'border-6 border-double border-surface bg-critical-ink text-surface',
  plain: 'border-2 border-line bg-surface text-ink',
  due: 'border-2 border-critical-ink bg-critical-soft text-critical-ink',
};

export interface ActionButtonProps {
  label: string;
  /** What it means for this patient: the dose, the energy. */
  detail?: ReactNode;
  /** A word on why now: "due". */
  flag?: string | undefined;
  tone?: Tone;
  Icon?: LucideIcon;
  /** The one large button for what comes next. */
  large?: boolean;
  /** The list that it opens, to which a keyboard comes back from it. */
  opens?: SheetName | undefined;
  /** Milliseconds after which it counts where another one stood, by default those of any place. */
  deadFor?: number | undefined;
  onDead?: () => void;
  onPress: () => void;
}

/** A button that a gloved thumb meets. */
export function ActionButton({
  label,
  detail,
  flag,
  tone = 'plain',
  Icon,
  large = false,
  opens,
  ...press
}: ActionButtonProps) {
  const place = usePlace(label, press.onPress, press.deadFor, press.onDead);
  return (
    <button
      type="button"
      data-opens={opens}
      {...place}
      className={`flex w-full min-w-0 arrest-press flex-col items-center justify-center rounded-xl px-1 text-center leading-tight font-bold select-none ${PLACE} ${TONES[tone]} ${large ? 'arrest-large text-2xl max-xs:text-xl' : 'text-lg leading-tight'}`}
    >
      <span
        className={`flex items-center justify-center gap-2 ${large ? 'whitespace-nowrap max-2xs:whitespace-normal' : ''}`}
      >
        {Icon && (
          <Icon
            aria-hidden
            className={`shrink-0 ${large ? 'size-8' : 'size-5'} ${tone === 'shock' ? 'fill-current' : ''}`}
          />
        )}
        {label}
      </span>
      {detail !== undefined && (
        <span className={large ? 'text-xl leading-tight' : 'text-base leading-tight max-xs:text-[0.8125rem]'}>
          {detail}
        </span>
      )}
      {flag !== undefined && <span className="text-sm leading-none max-xs:text-xs">{flag}</span>}
    </button>
  );
}
