import { readQuickWeight } from '@first60/clinical';
import { useContents } from '../edition/live-edition.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { usePatientText } from './patient.ts';
import { takeBackReplaced } from './weight-and-age.ts';

/** A zone's average has replaced an entered weight, which may have been measured. One press restores it. */
export function ReplacedWeight() {
  const before = usePatientText('replaced-weight');
  const weight = usePatientText('weight');
  const zone = useContents().zones.find(({ avgWeight }) => String(avgWeight) === weight);
  if (before === '' || zone === undefined) return null;
  const reading = readQuickWeight(before);
  const words = reading.kind === 'weight' ? m.calc_weight_chip({ weight: reading.weight.value.toFixed() }) : before;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <p className="font-semibold text-amber-ink">
        {m.patient_replaced({ weight: zone.avgWeight, color: zone.color, before: words })}
      </p>
      <Button variant="secondary" onClick={takeBackReplaced}>
        {m.patient_replaced_undo({ before: words })}
      </Button>
    </div>
  );
}
