import type { Zone } from '@first60/content';
import { useMemo, useState } from 'react';
import { usePrinting } from '../../lib/printing.ts';
import { m } from '../../paraglide/messages.js';
import { DoseActions } from './dose-actions.tsx';
import { DoseResults } from './dose-results.tsx';
import { DosingSheet } from './dosing-sheet.tsx';
import { PathNotice } from './path-notice.tsx';
import { PatientFields } from './patient-fields.tsx';
import type { Patient } from './patient-state.ts';
import { type Purpose, purposesOf } from './purpose.ts';
import { PurposeFilter } from './purpose-filter.tsx';
import { quickResults } from './quick-results.ts';
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
  const results = useMemo(() => quickResults(path), [path]);
  const [chosen, setChosen] = useState<Purpose | 'all'>('all');
  const offered = purposesOf(results.given);
  // A purpose without a dose on this path would hide every card: then all are shown.
  const purpose = offered.find((each) => each === chosen) ?? 'all';
  const printing = usePrinting();
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-4 print:hidden">
        <div className="lg:sticky lg:top-18">
          <PatientFields patient={patient} reading={reading} />
        </div>
        <section aria-labelledby="dose-results" className="flex min-w-0 flex-col gap-3">
          <h2 id="dose-results" className="sr-only">
            {m.calc_results()}
          </h2>
          <ZoneBand path={path} onEquipment={onEquipment} />
          <PathNotice path={path} />
          <div className="flex justify-between gap-2">
            {offered.length > 0 && <PurposeFilter offered={offered} chosen={purpose} onChoose={setChosen} />}
            <DoseActions onShare={() => void shareDoses(reading, patient.ageText)} />
          </div>
          <DoseResults results={results} purpose={purpose} />
        </section>
      </div>
      {printing && <DosingSheet path={path} ageText={patient.ageText} />}
    </>
  );
}
