import type { Protocol } from '@first60/content';
import { contentDate } from '../../../lib/edition-cover.ts';
import { usePatientWeight } from '../../../lib/patient-weight.ts';
import { m } from '../../../paraglide/messages.js';
import { CardWeight } from '../card-weight.tsx';
import type { Age } from '../visible-protocols.ts';
import { ageOfWeight, weightPlace } from '../weighed-dose.ts';
import { DoseCard } from './dose-card.tsx';

/** Every medication line of a card, for the weight that was entered where there is one. */
export function MedicationLines({ protocol, age }: { protocol: Protocol; age: Age }) {
  const weight = usePatientWeight();
  const whose = weight === null ? undefined : ageOfWeight(protocol, weight);
  const weighed = weight === null || whose === undefined ? undefined : { weight, age: whose };
  return (
    <>
      {weightPlace(protocol) === 'medications' && <CardWeight protocol={protocol} className="mb-3" />}
      <p className="mb-2 text-sm text-ink-2">{m.protocol_doses_unsigned({ date: contentDate() })}</p>
      <ul className="-mx-2 grid gap-3 sm:mx-0 @2xl:grid-cols-2">
        {protocol.medications.map((line) => (
          <DoseCard
            key={`${line.medication} ${line.indication}`}
            line={line}
            protocolTitle={protocol.title}
            age={age}
            weighed={weighed}
          />
        ))}
      </ul>
    </>
  );
}
