import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { DoseResults } from './dose-results.tsx';
import { PathNotice } from './path-notice.tsx';
import { PatientFields } from './patient-fields.tsx';
import { useQuickPatient } from './quick-patient-state.ts';

export function CalculatorScreen() {
  const patient = useQuickPatient();
  return (
    <Screen title={m.calc_title()} quietTitle>
      <div className="grid gap-4 lg:grid-cols-[22rem_1fr] lg:items-start">
        <div className="lg:sticky lg:top-18">
          <PatientFields patient={patient} />
        </div>
        <section aria-labelledby="dose-results" className="flex min-w-0 flex-col gap-4">
          <h2 id="dose-results" className="sr-only">
            {m.calc_results()}
          </h2>
          <PathNotice path={patient.path} />
          <DoseResults path={patient.path} />
        </section>
      </div>
    </Screen>
  );
}
