import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ComprehensiveCalculator } from './comprehensive/comprehensive-calculator.tsx';
import { IdleQuestion } from './idle-question.tsx';
import { PAPER } from './paper.ts';
import { usePatient } from './patient-state.ts';
import { QuickCalculator } from './quick-calculator.tsx';
import { useCalculatorTab } from './use-calculator-tab.ts';

export function CalculatorScreen() {
  const patient = usePatient();
  const [tab, setTab] = useCalculatorTab();
  const outer = tab === 'comprehensive' ? 'comprehensive' : 'quick';
  return (
    <Screen title={m.calc_title()} quietTitle>
      <div
        className={`flex flex-col gap-2 max-[359px]:[&_[role=tab]]:px-0.5 max-[359px]:[&_[role=tab]]:text-sm [&_[role=tablist]]:print:hidden ${PAPER}`}
      >
        <IdleQuestion patient={patient} />
        <Tabs
          label={m.calc_tabs()}
          value={outer}
          onValue={(next) => setTab(next === 'quick' ? 'calculator' : next)}
          tabs={[
            {
              value: 'quick',
              label: m.calc_tab_quick(),
              panel: outer === 'quick' && (
                <QuickCalculator patient={patient} tab={tab === 'comprehensive' ? 'calculator' : tab} onTab={setTab} />
              ),
            },
            {
              value: 'comprehensive',
              label: m.calc_tab_comprehensive(),
              panel: outer === 'comprehensive' && <ComprehensiveCalculator patient={patient} path="/calculator" />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
