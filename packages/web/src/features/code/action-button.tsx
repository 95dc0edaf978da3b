import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLACE, usePlace } from './presses/use-place.ts';

type Tone = 'main' | 'shock' | 'plain' | 'due';

const TONES: Readonly<Record<Tone, string>> = {
  main: 'border-transparent bg-accent text-on-accent',
  // Dark red with the letters of the page, because white on the usual red is below 7:1.
  shock: 'border-transparent bg-critical-ink text-surface',
  plain: 'border-line bg-surface text-ink',
  due: 'border-critical-ink bg-critical-soft text-critical-ink',
};

interface ActionButtonProps {
  label: string;
  /** What it means for this patient: the dose, the energy. */
  detail?: ReactNode;
  /** A word on why now: "due". */
  flag?: string | undefined;
  tone?: Tone;
  Icon?: LucideIcon;
  /** The one large button for what comes next. */
  large?: boolean;
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
  ...press
}: ActionButtonProps) {
  const place = usePlace(label, press.onPress, press.deadFor, press.onDead);
  return (
    <button
      type="button"
      {...place}
      className={`flex w-full min-w-0 touch-manipulation flex-col items-center justify-center gap-0.5 rounded-xl border-2 px-1 py-1 max-xs:gap-0 max-xs:py-0 text-center leading-tight font-bold select-none ${PLACE} ${TONES[tone]} ${large ? 'min-h-[110px] text-2xl' : 'min-h-[70px] text-lg leading-tight max-xs:text-base'}`}
    >
      <span className="flex items-center justify-center gap-2">
        {Icon && <Icon aria-hidden className={large ? 'size-8 shrink-0' : 'size-5 shrink-0'} />}
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
