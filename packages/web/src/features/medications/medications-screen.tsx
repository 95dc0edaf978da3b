import { useAddressState } from '../../addresses/address-state.ts';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AllMedications } from './all-medications.tsx';
import { KitLocations } from './kit-locations.tsx';
import { medicationTab } from './medication-tab.ts';
import { useDetails } from './use-details.ts';
import { useMedications } from './use-medications.ts';

const NAMES = ['tab', 'search'] as const;

export function MedicationsScreen() {
  const { values, type, choose } = useAddressState('/medications', NAMES);
  const medications = useMedications();
  const entries = [...medications.reference, ...medications.kitsOnly];
  const details = useDetails(entries.map(({ id }) => id));
  return (
    <Screen title={m.medications_title()}>
      <Tabs
        label={m.medications_title()}
        value={medicationTab(values)}
        onValue={(tab) => choose({ tab })}
        tabs={[
          {
            value: 'locations',
            label: m.medications_tab_locations(),
            panel: <KitLocations entries={entries} details={details} />,
          },
          {
            value: 'all',
            label: m.medications_tab_all(),
            panel: (
              <AllMedications
                medications={medications}
                details={details}
                text={values.search}
                onText={(search) => type({ search, tab: 'all' })}
              />
            ),
          },
        ]}
      />
    </Screen>
  );
}
