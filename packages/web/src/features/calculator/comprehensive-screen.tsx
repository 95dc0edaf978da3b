import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { ComprehensiveCalculator } from './comprehensive/comprehensive-calculator.tsx';
import { IdleQuestion } from './idle-question.tsx';
import { PAPER } from './paper.ts';
import { usePatient } from './patient-state.ts';

/** The comprehensive calculator alone, where a medication line's Calculate Dose leads. */
export function ComprehensiveScreen() {
  const patient = usePatient();
  return (
    <Screen title={m.comp_title()} quietTitle>
      <div className={`flex flex-col gap-3 ${PAPER}`}>
        <IdleQuestion patient={patient} />
        <ComprehensiveCalculator patient={patient} path="/comprehensive-calculator" />
      </div>
    </Screen>
  );
}
