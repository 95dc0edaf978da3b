import { ArrowRight, Bell, BellOff, TriangleAlert } from 'lucide-react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import type { CueTone, CueWords } from '../words/cue-words.ts';
import { useFitting } from './use-fitting.ts';

const TONES: Readonly<Record<CueTone, string>> = {
  calm: 'border-line-soft bg-surface text-ink',
  now: 'border-accent-ink bg-accent-soft text-accent-ink arrest-within outline-double',
  urgent: 'border-critical-ink bg-critical-soft text-critical-ink arrest-within',
};

interface NowLineProps {
  /** Absent if the edition has no plan or its cues are off. Then `reason` explains why. */
  now: CueWords | undefined;
  reason: string | undefined;
  /** The other current cues. They are shown if there is room. */
  others: readonly string[];
  /** Whether the cues are on here; undefined if there are none to turn off. */
  cues: 'on' | 'off' | undefined;
  onCues: (to: 'on' | 'off') => void;
  /** Opens the list of all current cues. */
  onOpen: () => void;
}

/** The line that shows what is due. Screen readers announce it when it changes, so it contains no seconds. */
export function NowLine({ now, reason, others, cues, onCues, onOpen }: NowLineProps) {
  const tone = now?.tone ?? 'calm';
  const text = now?.text ?? reason ?? '';
  const box = useFitting([text, ...others].join('\n'));
  const Icon = tone === 'urgent' ? TriangleAlert : ArrowRight;
  return (
    <div className={`arrest-now flex items-stretch rounded-xl border-2 ${TONES[tone]}`}>
      <p role="status" className="sr-only">
        {text}
      </p>
      <button
        type="button"
        data-opens="now"
        onClick={onOpen}
        className="arrest-due flex min-w-0 flex-1 items-center gap-1.5 px-2 py-1 text-start"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${tone === 'urgent' ? '' : 'rtl:-scale-x-100'}`} />
        <span ref={box} className="arrest-cue flex h-full min-w-0 flex-1 flex-col overflow-hidden">
          <span className="my-auto font-bold">
            <ClinicalText text={text} />
          </span>
          {others.length > 0 && (
            // An item that does not fit completely wraps to a hidden line, because half a dose must never be shown.
            <span className="arrest-others flex h-[1lh] shrink-0 flex-wrap gap-x-2 overflow-hidden whitespace-nowrap">
              <span className="figure">{m.arrest_more_cues({ count: others.length })}</span>
              {others.map((other) => (
                <span key={other}>
                  <ClinicalText text={other} />
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
      {cues !== undefined && (
        <button
          type="button"
          onClick={() => onCues(cues === 'on' ? 'off' : 'on')}
          className="arrest-bell flex w-14 shrink-0 flex-col items-center justify-center px-1.5 text-center text-xs leading-none font-bold"
        >
          {cues === 'on' ? <Bell aria-hidden className="size-5" /> : <BellOff aria-hidden className="size-5" />}
          {cues === 'on' ? m.arrest_cues_on() : m.arrest_cues_off_short()}
        </button>
      )}
    </div>
  );
}
