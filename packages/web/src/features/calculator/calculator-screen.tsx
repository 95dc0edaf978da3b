import { RecalledDrugs } from '../../edition/edition-note.tsx';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ComprehensiveCalculator } from './comprehensive/comprehensive-calculator.tsx';
import { QuickCalculator } from './quick-calculator.tsx';
import { useCalculatorTab } from './use-calculator-tab.ts';

/** Only the panels read the patient's values, so a key press in a field does not re-render the tabs. */
export function CalculatorScreen() {
  const [tab, setTab] = useCalculatorTab();
  const outer = tab === 'comprehensive' ? 'comprehensive' : 'quick';
  return (
    <Screen title={m.calc_title()} quietTitle>
      <div className="print:hidden">
        <RecalledDrugs />
      </div>
      <div className="-mt-2 max-xs:[&_[role=tab]]:px-0.5 max-xs:[&_[role=tab]]:text-sm [&_[role=tablist]]:print:hidden">
        <Tabs
          label={m.calc_tabs()}
          value={outer}
          compact
          onValue={(next) => setTab(next === 'quick' ? 'calculator' : next)}
          tabs={[
            {
              value: 'quick',
              label: m.calc_tab_quick(),
              panel: outer === 'quick' && (
                <QuickCalculator tab={tab === 'comprehensive' ? 'calculator' : tab} onTab={setTab} />
              ),
            },
            {
              value: 'comprehensive',
              label: m.calc_tab_comprehensive(),
              panel: outer === 'comprehensive' && <ComprehensiveCalculator path="/calculator" />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
