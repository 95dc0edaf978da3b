import { ZONE_IDS, type Zone } from '@first60/edition';
import { m } from '../../paraglide/messages.js';
import { useOpenNames } from '../../session/open-names.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdultDosing } from './adult-dosing.tsx';
import { chooseZone } from './entry/choose-zone.ts';
import { PediatricGuide } from './entry/pediatric-guide.tsx';
import { QuickDoses } from './quick-doses.tsx';
import type { CalculatorTab } from './use-calculator-tab.ts';

type QuickTab = Exclude<CalculatorTab, 'comprehensive'>;

interface QuickCalculatorProps {
  tab: QuickTab;
  onTab: (tab: QuickTab) => void;
}

export function QuickCalculator({ tab, onTab }: QuickCalculatorProps) {
  const open = useOpenNames('calculator.zones', ZONE_IDS);
  const choose = (zone: Zone) => {
    chooseZone(zone);
    onTab('calculator');
  };
  const showEquipment = (zone: Zone) => {
    open.only(zone.id);
    onTab('guide');
  };
  return (
    <Tabs
      label={m.calc_inner_tabs()}
      value={tab}
      onValue={onTab}
      compact
      tabs={[
        {
          value: 'calculator',
          label: m.calc_tab_calculator(),
          panel: tab === 'calculator' && <QuickDoses onEquipment={showEquipment} />,
        },
        {
          value: 'guide',
          label: m.calc_tab_guide(),
          panel: tab === 'guide' && <PediatricGuide open={open} onChoose={choose} />,
        },
        {
          value: 'adult',
          label: m.calc_tab_adult(),
          panel: tab === 'adult' && <AdultDosing />,
        },
      ]}
    />
  );
}
