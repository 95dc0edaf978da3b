import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';

type ResultTone = 'ok' | 'yellow' | 'orange' | 'red';

/** The result of a completed scale. */
export interface ScaleReading {
  readonly score: string;
  readonly tone: ResultTone;
  readonly interpretation: string;
  /** Heading for the advice, if the advice is a list of actions. */
  readonly adviceTitle?: string;
  readonly advice: readonly string[];
}

const LOOK: Record<ResultTone, { box: string; Icon: typeof CircleCheck }> = {
  ok: { box: 'border-ok bg-ok-soft text-ok-ink', Icon: CircleCheck },
  yellow: { box: 'border-amber bg-amber-soft text-amber-ink', Icon: TriangleAlert },
  orange: { box: 'border-urgent bg-urgent-soft text-urgent-ink', Icon: TriangleAlert },
  red: { box: 'border-critical bg-critical-soft text-critical-ink', Icon: OctagonAlert },
};

interface ScaleResultProps {
  reading: ScaleReading | undefined;
  answered: number;
  of: number;
}

/**
 * Shows the number of answers until all are given, then shows the result in the same place. Screen readers announce
 * changes.
 */
export function ScaleResult({ reading, answered, of }: ScaleResultProps) {
  return (
    <div role="status">
      {reading === undefined ? (
        <p className="rounded-lg border border-line-soft bg-sunken p-4 font-semibold text-ink-2">
          {m.protocol_assessment_answered({ answered, of })}
        </p>
      ) : (
        <Reading {...reading} />
      )}
    </div>
  );
}

function Reading({ score, tone, interpretation, adviceTitle, advice }: ScaleReading) {
  const { box, Icon } = LOOK[tone];
  return (
    <div className={`rounded-lg border-2 p-4 ${box}`}>
      <p className="flex flex-wrap items-center gap-x-3 text-2xl font-extrabold">
        <Icon aria-hidden className="size-7 shrink-0" />
        <span className="figure">
          <span className="sr-only">{m.protocol_assessment_score()} </span>
          {score}
        </span>
        <span>{interpretation}</span>
      </p>
      {adviceTitle !== undefined && <p className="mt-2 font-bold">{adviceTitle}</p>}
      {advice.length === 1 ? (
        <p className="mt-1 text-lg font-semibold">{advice[0]}</p>
      ) : (
        <ul className="mt-1 list-disc ps-5 text-lg font-semibold">
          {advice.map((line) => (
            <li key={line}>
              <ClinicalText text={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
