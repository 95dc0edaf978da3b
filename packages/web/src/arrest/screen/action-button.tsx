import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLACE, usePlace } from './presses/use-place.ts';
import type { SheetName } from './sheet-name.ts';

type Tone = 'main' | 'shock' | 'plain' | 'due';

const TONES: Readonly<Record<Tone, string>> = {
  main: 'border-2 border-transparent bg-accent text-on-accent',
  // Dark red with page-colored text, because white on the usual red has a contrast below 7:1. The border distinguishes
  // it from the CPR button when both have the same color.
  shock: 'border-6 border-double border-surface bg-critical-ink text-surface',
  plain: 'border-2 border-line bg-surface text-ink',
  due: 'border-2 border-critical-ink bg-critical-soft text-critical-ink',
};

export interface ActionButtonProps {
  label: string;
  /** Its value for this patient: the dose or the energy. */
  detail?: ReactNode;
  /** A word for why it is needed now: "due". */
  flag?: string | undefined;
  tone?: Tone;
  Icon?: LucideIcon;
  /** True for the one large button for the next step. */
  large?: boolean;
  /** The list that this button opens. Keyboard focus returns from the list to this button. */
  opens?: SheetName | undefined;
  /** Milliseconds after a change of the button before a press counts. Defaults to the usual delay. */
  deadFor?: number | undefined;
  onDead?: () => void;
  onPress: () => void;
}

/** A button large enough for a gloved thumb. */
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
