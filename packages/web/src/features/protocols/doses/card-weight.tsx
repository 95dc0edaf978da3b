import { ageOfWeight, firstLines, isChildWeight, type Kg, readQuickWeight } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { ClearPatient } from '../../../patient/clear-patient.tsx';
import { usePatientText } from '../../../patient/patient.ts';
import { ReplacedWeight } from '../../../patient/replaced-weight.tsx';
import { usePatientAge } from '../../../patient/weight-and-age.ts';
import { WeightField } from '../../../patient/weight-field.tsx';
import { ShockEnergies } from '../sections/shock-energies.tsx';
import { CardEquipment } from './card-equipment.tsx';
import { ChildOnAdultCard } from './child-on-adult-card.tsx';
import { FIRST, FirstDose } from './first-dose.tsx';
import { FirstDoseNotes } from './first-dose-notes.tsx';

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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] max-[14.95rem]:grid-cols-1 items-end gap-x-2 gap-y-1 sm:max-w-96 print:hidden">
        <WeightField text={text} weight={reading} />
        <ClearPatient tall />
      </div>
      <ReplacedWeight />
      <ChildOnAdultCard protocol={protocol} />
      {weight !== null && <FirstDoses protocol={protocol} weight={weight} />}
      {weight !== null && isChildWeight(weight) && protocol.ageGroup !== 'adult' && <CardEquipment weight={weight} />}
    </section>
  );
}

function FirstDoses({ protocol, weight }: { protocol: Protocol; weight: Kg }) {
  const age = ageOfWeight(protocol, weight);
  const years = usePatientAge();
  if (age === undefined) return null;
  const lines = firstLines(protocol, age, weight, years);
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
      <ul className="grid grid-cols-1 @2xl:mt-1 @2xl:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] @2xl:gap-2 @2xl:@max-5xl:has-[>:nth-child(4)]:grid-cols-2">
        {isChildWeight(weight) && energies !== undefined && (
          <li className={FIRST}>
            <p className="font-bold">{m.protocol_weight_shock()}</p>
            <ShockEnergies energies={energies} weight={weight} large />
          </li>
        )}
        {lines.map((line) => (
          <FirstDose
            key={`${line.medication} ${line.indication}`}
            protocol={protocol}
            line={line}
            age={age}
            weight={weight}
            years={years}
          />
        ))}
      </ul>
      <FirstDoseNotes lines={lines} age={age} weight={weight} years={years} />
    </div>
  );
}
