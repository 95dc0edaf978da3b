import type { Zone } from '@first60/content';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePrinting } from '../../device/printing.ts';
import { m } from '../../paraglide/messages.js';
import { onPatientCleared } from '../../patient/patient.ts';
import { DoseResults } from './dose/dose-results.tsx';
import { type Purpose, purposesOf } from './dose/purpose.ts';
import { PurposeFilter } from './dose/purpose-filter.tsx';
import { quickResults } from './dose/quick-results.ts';
import { DosingSheet } from './dosing-sheet.tsx';
import { PathLine } from './entry/path-line.tsx';
import { PathNotice } from './entry/path-notice.tsx';
import { PatientFields } from './entry/patient-fields.tsx';
import { usePatient } from './entry/patient-state.ts';
import { useQuickReading } from './entry/use-quick-reading.ts';
import { ZoneBand } from './entry/zone-band.tsx';
import { shareDoses } from './share-doses.ts';

/** What is shown of the doses; the choice goes with the patient it was made for. */
function useChosenPurpose() {
  const [chosen, setChosen] = useState<Purpose | 'all'>('all');
  useEffect(() => onPatientCleared(() => setChosen('all')), []);
  return [chosen, setChosen] as const;
}

export function QuickDoses({ onEquipment }: { onEquipment: (zone: Zone) => void }) {
  const patient = usePatient();
  const reading = useQuickReading(patient.weightText, patient.ageText);
  const { path } = reading;
  const results = useMemo(() => quickResults(path), [path]);
  const [chosen, setChosen] = useChosenPurpose();
  const offered = purposesOf([...results.given, ...results.withheld]);
  // A purpose without a dose on this path would hide every card: then all are shown.
  const purpose = offered.find((each) => each === chosen) ?? 'all';
  const printing = usePrinting();
  const share = useCallback(() => void shareDoses(), []);
  return (
    <>
      <div className="grid grid-cols-1 gap-2 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-4 print:hidden">
        <div className="lg:sticky lg:top-18">
          <PatientFields patient={patient} reading={reading} />
        </div>
        <section aria-labelledby="dose-results" className="flex min-w-0 flex-col gap-2">
          <h2 id="dose-results" className="sr-only">
            {m.calc_results()}
          </h2>
          <ZoneBand path={path} onEquipment={onEquipment} />
          <PathLine path={path} weight={reading.weight} onShare={share} />
          <PathNotice path={path} />
          {offered.length > 0 && <PurposeFilter offered={offered} chosen={purpose} onChoose={setChosen} />}
          <DoseResults results={results} purpose={purpose} />
        </section>
      </div>
      {printing && <DosingSheet path={path} weight={reading.weight} ageText={patient.ageText} />}
    </>
  );
}
