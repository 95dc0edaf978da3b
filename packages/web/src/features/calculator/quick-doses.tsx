import type { Zone } from '@first60/content';
import { useDeferredValue } from 'react';
import { m } from '../../paraglide/messages.js';
import { DoseActions } from './dose-actions.tsx';
import { DoseResults } from './dose-results.tsx';
import { DosingSheet } from './dosing-sheet.tsx';
import { PathNotice } from './path-notice.tsx';
import { PatientFields } from './patient-fields.tsx';
import type { Patient } from './patient-state.ts';
import { shareDoses } from './share-doses.ts';
import type { QuickReading } from './use-quick-reading.ts';
import { ZoneBand } from './zone-band.tsx';

interface QuickDosesProps {
  patient: Patient;
  reading: QuickReading;
  onEquipment: (zone: Zone) => void;
}

export function QuickDoses({ patient, reading, onEquipment }: QuickDosesProps) {
  const { path } = reading;
  // Nobody sees the sheet while typing: it may follow the screen a moment later.
  const sheetPath = useDeferredValue(path);
  const sheetAge = useDeferredValue(patient.ageText);
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[22rem_1fr] lg:items-start print:hidden">
        <div className="lg:sticky lg:top-18">
          <PatientFields patient={patient} reading={reading} />
        </div>
        <section aria-labelledby="dose-results" className="flex min-w-0 flex-col gap-4">
          <h2 id="dose-results" className="sr-only">
            {m.calc_results()}
          </h2>
          <ZoneBand path={path} onEquipment={onEquipment} />
          <PathNotice path={path} />
          <DoseActions onShare={() => void shareDoses(reading, patient.ageText)} />
          <DoseResults path={path} />
        </section>
      </div>
      <DosingSheet path={sheetPath} ageText={sheetAge} />
    </>
  );
}
