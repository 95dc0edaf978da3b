import { type Kg, readQuickWeight } from '@first60/clinical';
import type { MedicationLine, Protocol } from '@first60/content';
import { edition } from '../../lib/edition.ts';
import { usePatientText } from '../../lib/patient.ts';
import { m } from '../../paraglide/messages.js';
import { ClearPatient } from '../../ui/clear-patient.tsx';
import { WeightField } from '../../ui/weight-field.tsx';
import { ClinicalText } from './clinical-text.tsx';
import { LimitFlag } from './sections/limit-flag.tsx';
import { ShockEnergies } from './sections/shock-energies.tsx';
import type { Age } from './visible-protocols.ts';
import { ageOfWeight, firstLines, isChildWeight, weighedFacts } from './weighed-dose.ts';

/** The weight of the patient in front of the crew, and what it makes of the first drugs of this card. */
export function CardWeight({ protocol }: { protocol: Protocol }) {
  const text = usePatientText('weight');
  const reading = readQuickWeight(text);
  const weight = reading.kind === 'weight' ? reading.weight : null;
  return (
    <section aria-label={m.protocol_weight_title({ title: protocol.title })} className="flex flex-col gap-2 px-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1 sm:max-w-96 print:hidden">
        <WeightField text={text} weight={reading} />
        <ClearPatient />
      </div>
      {weight !== null && <FirstDoses protocol={protocol} weight={weight} />}
    </section>
  );
}

function FirstDoses({ protocol, weight }: { protocol: Protocol; weight: Kg }) {
  const age = ageOfWeight(protocol, weight);
  if (age === undefined) return <p className="font-semibold">{m.protocol_weight_child_on_adult_card()}</p>;
  const energies = protocol.first60Seconds.find(({ joulesPerKg }) => joulesPerKg !== undefined)?.joulesPerKg;
  return (
    <div>
      <p className="figure font-bold">
        {age === 'adult'
          ? m.protocol_weight_adult({ weight: weight.value.toFixed() })
          : m.protocol_weight_pediatric({ weight: weight.value.toFixed() })}
      </p>
      <ul className="divide-y divide-line-soft">
        {isChildWeight(weight) && energies !== undefined && (
          <li className="py-1.5">
            <p className="font-semibold">{m.protocol_weight_shock()}</p>
            <ShockEnergies joulesPerKg={energies} weight={weight} large />
          </li>
        )}
        {firstLines(protocol, age).map((line) => (
          <FirstDose key={`${line.medication} ${line.indication}`} line={line} age={age} weight={weight} />
        ))}
      </ul>
    </div>
  );
}

function FirstDose({ line, age, weight }: { line: MedicationLine; age: Age; weight: Kg }) {
  const drug = edition.formulary[line.medication];
  const dose = line[age];
  if (dose === undefined) return null;
  const { main, volume, limit } = weighedFacts(line, dose, drug, weight);
  return (
    <li className="py-1.5">
      <p>
        <span className="font-bold">{drug?.tallMan ?? drug?.genericName ?? line.medication}</span>
        <span className="text-ink-2">
          {' · '}
          <ClinicalText text={line.indication} />
        </span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={`figure leading-tight font-extrabold ${main.length > LARGE_CHARACTERS ? 'text-xl' : 'text-[2rem]'}`}
        >
          {main}
        </span>
        {volume !== undefined && (
          <>
            <span className="figure text-2xl font-bold whitespace-nowrap">{volume.volume}</span>
            <span className="figure whitespace-nowrap">
              {m.protocol_dose_of({ concentration: volume.concentration })}
            </span>
          </>
        )}
        {limit !== undefined && <LimitFlag limit={limit} />}
      </p>
      <p className="font-semibold">
        <ClinicalText text={line.route} />
      </p>
    </li>
  );
}

/** Above this many characters a dose is a sentence. */
const LARGE_CHARACTERS = 22;
