import { SearchX } from 'lucide-react';
import { useAddressState } from '../../lib/address-state.ts';
import { edition } from '../../lib/edition.ts';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { HospitalCard } from './hospital-card.tsx';
import { citiesOf, filterHospitals } from './hospital-filter.ts';
import { SpecialtyLegend } from './specialties.tsx';

const NAMES = ['search', 'city'] as const;

export function HospitalsScreen() {
  const { values, type, choose } = useAddressState('/hospitals', NAMES);
  const found = filterHospitals(edition.hospitals, values.search, values.city);
  const cities = [
    { value: '', label: m.hospitals_all_cities() },
    ...citiesOf(edition.hospitals).map((city) => ({ value: city, label: city })),
  ];
  return (
    <Screen title={m.hospitals_title()} quietTitle>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-3">
          <div className="flex flex-col gap-3 print:hidden">
            <SearchBox
              label={m.hospitals_search_label()}
              placeholder={m.hospitals_search_placeholder()}
              text={values.search}
              onText={(search) => type({ search })}
            />
            <ChoiceChips
              label={m.hospitals_cities_label()}
              chips={cities}
              chosen={values.city}
              onChoose={(city) => choose({ city })}
            />
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
            <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              {found.map((hospital) => (
                <li key={hospital.id}>
                  <HospitalCard hospital={hospital} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="lg:sticky lg:top-18">
          <SpecialtyLegend />
        </div>
      </div>
    </Screen>
  );
}
