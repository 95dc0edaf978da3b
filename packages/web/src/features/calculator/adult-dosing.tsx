import { adultDosingTab, type Kg, readQuickWeight, type WeightReading } from '@first60/clinical';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { ClearPatient } from '../../patient/clear-patient.tsx';
import { usePatientText } from '../../patient/patient.ts';
import { WeightAlert } from '../../patient/weight-alert.tsx';
import { WeightField } from '../../patient/weight-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { AdultCard } from './adult-card.tsx';

/** The adult reference cards, for 40 kg or more. */
export function AdultDosing() {
  const text = usePatientText('weight');
  const weight = readQuickWeight(text);
  return (
    <div className="grid grid-cols-1 gap-2 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-4 lg:items-start print:block">
      <section
        aria-label={m.calc_patient()}
        className="grid grid-cols-[minmax(0,1fr)_auto] max-[14.95rem]:grid-cols-1 items-end gap-x-2 gap-y-1 rounded-lg bg-surface p-2 shadow-card lg:sticky lg:top-[calc(4.5rem+var(--strip))] lg:p-3 print:hidden"
      >
        <WeightField text={text} weight={weight} />
        <ClearPatient tall />
      </section>
      <section aria-labelledby="adult-doses" className="flex min-w-0 flex-col gap-3">
        <h2 id="adult-doses" className="sr-only">
          {m.calc_adult_title()}
        </h2>
        <WeightAlert />
        <div aria-live="polite">
          <Answer weight={weight} />
        </div>
      </section>
    </div>
  );
}

function Answer({ weight }: { weight: WeightReading }) {
  const kilograms = weight.kind === 'weight' ? weight.weight : null;
  switch (adultDosingTab(kilograms)) {
    case 'enter-weight':
      return <Alert tone="info">{m.calc_adult_enter()}</Alert>;
    case 'under-adult-weight':
      return <Alert tone="amber">{m.calc_adult_under()}</Alert>;
    case 'cards':
      return kilograms && <Cards weight={kilograms} />;
  }
}

function Cards({ weight }: { weight: Kg }) {
  const { adultDosing } = useEdition();
  return (
    <>
      <p className="mb-3 text-lg font-bold">
        <ClinicalText text={m.calc_adult_weight({ weight: weight.value.toFixed() })} />
      </p>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {adultDosing.map((card) => (
          <AdultCard key={card.id} card={card} weight={weight} />
        ))}
      </ul>
    </>
  );
}
