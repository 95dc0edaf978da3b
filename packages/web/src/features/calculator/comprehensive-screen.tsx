import { RecalledDrugs } from '../../edition/edition-note.tsx';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { ComprehensiveCalculator } from './comprehensive/comprehensive-calculator.tsx';

/** The comprehensive calculator on its own. The Calculate Dose button on a medication line leads here. */
export function ComprehensiveScreen() {
  return (
    <Screen title={m.comp_title()} quietTitle>
      <div className="print:hidden">
        <RecalledDrugs />
      </div>
      <div className="-mt-2">
        <ComprehensiveCalculator path="/comprehensive-calculator" />
      </div>
    </Screen>
  );
}
