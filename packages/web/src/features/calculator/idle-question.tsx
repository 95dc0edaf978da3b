import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { idleIn } from './patient-idle.ts';
import type { Patient } from './patient-state.ts';

/** Values that nobody has touched for half an hour may belong to the patient before. */
export function IdleQuestion({ patient }: { patient: Patient }) {
  const { weightText, ageText, touchedAt } = patient;
  const idle = useIdle(touchedAt);
  const values = [weightText && m.calc_weight_chip({ weight: weightText }), ageText].filter(Boolean).join(', ');
  if (!idle || values === '') return null;
  return (
    <div className="print:hidden">
      <Alert tone="amber" title={m.calc_idle_title()} live>
        <p>{m.calc_idle_text({ values })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={patient.confirm}>{m.calc_idle_same()}</Button>
          <Button variant="secondary" onClick={patient.clear}>
            {m.calc_idle_clear()}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

function useIdle(touchedAt: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, idleIn(touchedAt, Date.now()));
    // A device that slept ran no timer.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [touchedAt]);
  return idleIn(touchedAt, now) === 0;
}
