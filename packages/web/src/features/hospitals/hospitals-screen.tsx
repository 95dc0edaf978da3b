import { SearchX } from 'lucide-react';
import { useAddressState } from '../../addresses/address-state.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { SearchBox } from '../../search/search-box.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { nearestFirst } from './distance.ts';
import { citiesOf, filterHospitals } from './hospital-filter.ts';
import { HospitalList } from './hospital-list.tsx';
import { NearestButton } from './nearest-button.tsx';
import { useNearest } from './use-nearest.ts';

const NAMES = ['search', 'city'] as const;

export function HospitalsScreen() {
  const { values, type, choose } = useAddressState('/hospitals', NAMES);
  const { hospitals } = useEdition();
  const found = filterHospitals(hospitals, values.search, values.city);
  const cities = [
    { value: '', label: m.hospitals_all_cities() },
    ...citiesOf(hospitals).map((city) => ({ value: city, label: city })),
  ];
  const nearest = useNearest();
  const placed = nearestFirst(found, nearest.here);
  return (
    <Screen title={m.hospitals_title()} quietTitle>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-3 print:hidden">
          <SearchBox
            label={m.hospitals_search_label()}
            placeholder={m.hospitals_search_placeholder()}
            text={values.search}
            onText={(search) => type({ search })}
          />
          <div className="flex flex-col gap-3 md:flex-row md:items-start md:gap-6">
            <ChoiceChips
              label={m.hospitals_cities_label()}
              chips={cities}
              chosen={values.city}
              onChoose={(city) => choose({ city })}
            />
            <NearestButton
              nearest={nearest}
              unplaced={placed.filter(({ distance }) => distance === undefined).length}
            />
          </div>
        </div>
        <Alert tone="amber" title={m.hospitals_important()}>
          {m.hospitals_important_text()}
        </Alert>
        <section aria-labelledby="hospitals-found" className="flex flex-col gap-3">
          <h2 id="hospitals-found" aria-live="polite" className="text-lg font-bold">
            {found.length === 1 ? m.hospitals_count_one() : m.hospitals_count_many({ count: found.length })}
          </h2>
          {found.length === 0 && (
            <Notice Icon={SearchX} title={m.hospitals_empty()}>
              <Button variant="secondary" onClick={() => choose({ search: '', city: '' })}>
                {m.hospitals_show_all()}
              </Button>
            </Notice>
          )}
          <HospitalList placed={placed} />
        </section>
      </div>
    </Screen>
  );
}
