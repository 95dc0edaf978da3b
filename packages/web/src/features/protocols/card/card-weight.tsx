import {
  ageGroup,
  ageOnCard,
  agesOf,
  type DoseAge,
  firstLines,
  type Kg,
  QUICK_WEIGHT,
  readQuickWeight,
  type Years,
} from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { FIRST, FirstDose } from '../../../doses/on-card/first-dose.tsx';
import { FirstDoseNotes } from '../../../doses/on-card/first-dose-notes.tsx';
import { dosesFor } from '../../../doses/on-card/patient-words.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { AgeField } from '../../../patient/age-field.tsx';
import { ClearPatient } from '../../../patient/clear-patient.tsx';
import { ReplacedWeight } from '../../../patient/replaced-weight.tsx';
import { usePatientAge, useWeightAndAge } from '../../../patient/weight-and-age.ts';
import { WeightField } from '../../../patient/weight-field.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { hasChildEnergies, ShockEnergies } from '../sections/shock-energies.tsx';
import { CardEquipment } from './card-equipment.tsx';
import { OtherAgeOnCard } from './other-age-on-card.tsx';

/** Loads with the card, after its first lines, before a user could have typed a weight and an age. */
const loadWeightAlert = () => import('../../../patient/weight-alert.tsx').then((module) => module.WeightAlert);

/** The weight and age of the current patient, and the resulting first doses of this card. */
export function CardWeight({ protocol, className }: { protocol: Protocol; className: string }) {
  const { weightText, ageText } = useWeightAndAge();
  const years = usePatientAge();
  const reading = readQuickWeight(weightText);
  const weight = reading.kind === 'weight' ? reading.weight : null;
  const age = weight === null ? undefined : ageOnCard(protocol, weight, years);
  const WeightAlert = usePart(true, loadWeightAlert);
  return (
    <section
      aria-label={m.protocol_weight_title({ title: protocol.title })}
      className={`flex flex-col gap-2 ${className}`}
    >
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-end gap-x-2 gap-y-1 max-w-md print:hidden">
        <WeightField text={weightText} weight={reading} />
        <AgeField text={ageText} short />
        <ClearPatient tall />
      </div>
      <ReplacedWeight />
      {WeightAlert && <WeightAlert />}
      <OtherAgeOnCard protocol={protocol} />
      {weight !== null && age !== undefined && ageGroup(weight, years) === undefined && (
        <WhoseQuestion age={age} weight={weight} />
      )}
      {weight !== null &&
        age !== undefined &&
        agesOf(age).map((whose) => (
          <FirstDoses key={whose} protocol={protocol} age={whose} weight={weight} years={years} />
        ))}
      {weight !== null && age !== undefined && age !== 'adult' && isOnTape(weight) && <CardEquipment weight={weight} />}
    </section>
  );
}

/** The tape does not reach an adult's weight. */
const isOnTape = (weight: Kg): boolean => weight.value.lt(QUICK_WEIGHT.adultFrom);

interface FirstDosesProps {
  protocol: Protocol;
  age: DoseAge;
  weight: Kg;
  years: Years | null;
}

function FirstDoses({ protocol, age, weight, years }: FirstDosesProps) {
  const lines = firstLines(protocol, age, weight, years);
  const energies = protocol.first60Seconds.find(({ joulesPerKg }) => joulesPerKg !== undefined)?.joulesPerKg;
  return (
    <div>
      <p className="font-bold">
        <ClinicalText text={dosesFor(age, { weight, years })} />
      </p>
      <ul className="grid grid-cols-1 @2xl:mt-1 @2xl:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] @2xl:gap-2 @2xl:@max-5xl:has-[>:nth-child(4)]:grid-cols-2">
        {age === 'pediatric' && energies !== undefined && hasChildEnergies(weight) && (
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

/**
 * From 36 to 50 kg the age group is unclear without the age. A card for one age group asks for the age next to its own
 * doses.
 */
function WhoseQuestion({ age, weight }: { age: DoseAge | 'both'; weight: Kg }) {
  const written = weight.value.toFixed();
  switch (age) {
    case 'both':
      return (
        <Alert tone="amber" title={m.protocol_weight_whose({ weight: written })}>
          {m.protocol_weight_whose_text()}
        </Alert>
      );
    case 'adult':
      return <Alert tone="amber">{m.protocol_weight_whose_adult_card({ weight: written })}</Alert>;
    case 'pediatric':
      return null;
  }
}
