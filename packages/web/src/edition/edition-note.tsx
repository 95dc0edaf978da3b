import { useEffect, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { useEditionStatus } from './sealed/edition-status.ts';
import { editionSentence, editionWarnings, recalledDrugs } from './sealed/edition-words.ts';

/** Shows which edition is in use and who approved it, with any problems in red. */
export function EditionNote({ className = '' }: { className?: string }) {
  const status = useEditionStatus();
  const now = useNow();
  return (
    <>
      <span className={className}>{editionSentence(status.shown)}</span>
      {editionWarnings(status, now).map(({ tone, text }) => (
        <strong key={text} className={`block ${tone === 'critical' ? 'text-critical-ink' : 'text-amber-ink'}`}>
          {text}
        </strong>
      ))}
    </>
  );
}

/** Lists the recalled drugs. Their rows are missing from the doses, so a user may look for them. */
export function RecalledDrugs() {
  return recalledDrugs(useEditionStatus()).map((text) => (
    <div key={text} className="mb-3">
      <Alert tone="critical">{text}</Alert>
    </div>
  ));
}

/**
 * Shows problems with the edition above every screen. They share one notice because each extra notice would push the
 * doses down.
 */
export function EditionWarnings() {
  const warnings = editionWarnings(useEditionStatus(), useNow());
  const [first] = warnings;
  if (first === undefined) return null;
  return (
    <div className="mb-3">
      <Alert tone={first.tone}>
        {warnings.length === 1 ? (first.alone ?? first.text) : warnings.map(({ text }) => text).join(' ')}
      </Alert>
    </div>
  );
}

/** Every ten minutes is enough because the text shows only hours. */
const TICK_MS = 600_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
