import { type Kg, readQuickWeight } from '@first60/clinical';
import type { MedicationLine, Protocol } from '@first60/content';
import { edition } from '../../lib/edition.ts';
import { usePatientText } from '../../lib/patient.ts';
import { m } from '../../paraglide/messages.js';
import { ClearPatient } from '../../ui/clear-patient.tsx';
import { ClinicalText } from '../../ui/clinical-text.tsx';
import { HighDose, LimitFlag } from '../../ui/dose-flags.tsx';
import { KitChip } from '../../ui/kit-chip.tsx';
import { WeightField } from '../../ui/weight-field.tsx';
import { CardEquipment } from './card-equipment.tsx';
import { ChildOnAdultCard } from './child-on-adult-card.tsx';
import { ShockEnergies } from './sections/shock-energies.tsx';
import type { Age } from './visible-protocols.ts';
import { ageOfWeight, firstLines, isChildWeight, weighedFacts } from './weighed-dose.ts';

/** The weight of the patient in front of the crew, and what it makes of the first drugs of this card. */
export function CardWeight({ protocol, className }: { protocol: Protocol; className: string }) {
  const text = usePatientText('weight');
  const reading = readQuickWeight(text);
  const weight = reading.kind === 'weight' ? reading.weight : null;
  return (
    <section
      aria-label={m.protocol_weight_title({ title: protocol.title })}
      className={`flex flex-col gap-2 ${className}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] max-2xs:grid-cols-1 items-end gap-x-2 gap-y-1 sm:max-w-96 print:hidden">
        <WeightField text={text} weight={reading} />
        <ClearPatient tall />
      </div>
      <ChildOnAdultCard protocol={protocol} />
      {weight !== null && <FirstDoses protocol={protocol} weight={weight} />}
      {weight !== null && isChildWeight(weight) && protocol.ageGroup !== 'adult' && <CardEquipment weight={weight} />}
    </section>
  );
}

function FirstDoses({ protocol, weight }: { protocol: Protocol; weight: Kg }) {
  const age = ageOfWeight(protocol, weight);
  if (age === undefined) return null;
  const energies = protocol.first60Seconds.find(({ joulesPerKg }) => joulesPerKg !== undefined)?.joulesPerKg;
  return (
    <div>
      <p className="font-bold">
        <ClinicalText
          text={
            age === 'adult'
              ? m.protocol_weight_adult({ weight: weight.value.toFixed() })
              : m.protocol_weight_pediatric({ weight: weight.value.toFixed() })
          }
        />
      </p>
      <ul className="grid grid-cols-1 @2xl:mt-1 @2xl:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))] @2xl:gap-2 @2xl:@max-5xl:has-[>:nth-child(4)]:grid-cols-2">
        {isChildWeight(weight) && energies !== undefined && (
          <li className={FIRST}>
            <p className="font-bold">{m.protocol_weight_shock()}</p>
            <ShockEnergies energies={energies} weight={weight} large />
          </li>
        )}
        {firstLines(protocol, age, weight).map((line) => (
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
  const { main, volume, count, limit, high } = weighedFacts(line, dose, drug, weight);
  return (
    <li className={FIRST}>
      <p>
        <span className="font-bold">{drug?.tallMan ?? drug?.genericName ?? line.medication}</span>
        <span className="text-ink-2">
          {' · '}
          <ClinicalText text={line.indication} />
        </span>
      </p>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className={`leading-tight font-extrabold ${main.length > LARGE_CHARACTERS ? 'text-xl' : 'text-[2rem]'}`}>
          <ClinicalText text={main} />
        </span>
        {volume !== undefined && (
          <span className="figure whitespace-nowrap">
            <span className="text-2xl font-bold">{volume.volume}</span>{' '}
            {m.protocol_dose_of({ concentration: volume.concentration })}
          </span>
        )}
      </div>
      {count !== undefined && <p className="text-xl font-bold">{count}</p>}
      {limit !== undefined && <LimitFlag limit={limit} />}
      {high !== undefined && <HighDose dose={high} />}
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="font-semibold">
          <ClinicalText text={line.route} />
        </p>
        {drug !== undefined && (
          <span className="shrink-0">
            <KitChip kit={drug.kitNumber} />
          </span>
        )}
      </div>
    </li>
  );
}

/** A line of its own on phones, a box beside the others where there is room. */
const FIRST =
  'flex flex-col gap-0.5 border-t border-line-soft py-1.5 first:border-t-0 @2xl:rounded-lg @2xl:border! @2xl:bg-page @2xl:p-3';

/** Above this many characters a dose is a sentence. */
const LARGE_CHARACTERS = 22;
