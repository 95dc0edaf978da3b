import { useEffect, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { useEditionStatus } from './sealed/edition-status.ts';
import { editionSentence, editionWarnings, recalledDrugs } from './sealed/edition-words.ts';

/** Which edition it is and who answers for it, and in red what is wrong with it. */
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

/** The drugs that are recalled: their rows are not among the doses, and somebody looks for them. */
export function RecalledDrugs() {
  return recalledDrugs(useEditionStatus()).map((text) => (
    <div key={text} className="mb-3">
      <Alert tone="critical">{text}</Alert>
    </div>
  ));
}

/** What is wrong with the edition, above every screen. In one notice: each more would push a dose down. */
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

/** Ten minutes: the words tell hours. */
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
