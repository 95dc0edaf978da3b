import type { CardPatient } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { ReplacedWeight } from '../../../patient/replaced-weight.tsx';
import { usePatientWeight } from '../../../patient/weight-and-age.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Loads with the card, after its first lines, before a user could have typed a weight and an age. */
const loadWeightAlert = () => import('../../../patient/weight-alert.tsx').then((module) => module.WeightAlert);

interface PatientQuestionsProps {
  protocol: Protocol;
  patient: CardPatient;
  className: string;
}

/** What a crew has to settle before the lines: facts that contradict, a weight of either group. */
export function PatientQuestions({ protocol, patient, className }: PatientQuestionsProps) {
  const WeightAlert = usePart(true, loadWeightAlert);
  const weight = usePatientWeight()?.value.toFixed();
  const isEither = patient.group === undefined && !patient.contradicts && protocol.ageGroup === 'both';
  return (
    <div className={`flex flex-col gap-2 not-has-[>:not(:empty)]:hidden print:hidden ${className}`}>
      <ReplacedWeight />
      {WeightAlert && <WeightAlert />}
      {patient.contradicts && <Alert tone="amber">{m.patient_contradicts()}</Alert>}
      {isEither && weight !== undefined && (
        <Alert tone="amber" title={m.protocol_weight_whose({ weight })}>
          {m.protocol_weight_whose_text()}
        </Alert>
      )}
    </div>
  );
}
