import { useEffect, useState } from 'react';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { m } from '../paraglide/messages.js';
import { useArrestRunning } from '../session/running-arrests.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { clearPatient, confirmPatient, useAnyKnown, usePatientText, usePatientTouchedAt } from './patient.ts';

const IDLE_MS = 30 * 60_000;

/**
 * Values that have not been touched for half an hour may belong to the previous patient. The question is shown on every
 * screen, and nothing changes until the user answers it.
 */
export function IdleQuestion() {
  const values = usePatientWords();
  const idle = useIdle(usePatientTouchedAt());
  // No question is shown during an arrest.
  const isArrest = useArrestRunning();
  if (!idle || isArrest || values.length === 0) return null;
  return (
    <div className="under-header sticky z-20 mx-auto w-full max-w-7xl px-4 pt-2 print:hidden">
      <Alert tone="amber" title={m.patient_idle_title()} live>
        <p>
          <ClinicalText text={m.patient_idle_text({ values: values.join(', ') })} />
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={confirmPatient}>{m.patient_idle_same()}</Button>
          <Button variant="secondary" onClick={clearPatient}>
            {m.patient_idle_clear()}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

function usePatientWords(): string[] {
  const weight = usePatientText('weight');
  const age = usePatientText('age');
  const born = usePatientText('born');
  const started = {
    apgar: useAnyKnown('assessment.apgar'),
    pain: useAnyKnown('assessment.pain'),
    glasgow: usePatientText('assessment.glasgow'),
    cincinnati: usePatientText('assessment.cincinnati'),
    fastEd: usePatientText('assessment.fast-ed'),
  };
  return [
    weight && m.patient_idle_weight({ weight }),
    age && m.patient_idle_age({ age }),
    started.glasgow && m.gcs_title(),
    started.cincinnati && m.stroke_cincinnati_title(),
    started.fastEd && m.stroke_fast_ed_title(),
    started.apgar ? m.apgar_title() : '',
    started.pain ? m.pain_title() : '',
    born && m.newborn_oxygen_title(),
  ].filter((words) => words !== '');
}

function useIdle(touchedAt: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, idleIn(touchedAt, Date.now()));
    // Timers do not run while a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [touchedAt]);
  return idleIn(touchedAt, now) === 0;
}

/** Milliseconds until the app must ask about untouched values. 0 once that time has passed. */
const idleIn = (touchedAt: number, now: number): number => Math.max(0, touchedAt + IDLE_MS - now);
