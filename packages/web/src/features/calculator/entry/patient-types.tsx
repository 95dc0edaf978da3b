import { patientIndicator, type WeightReading } from '@first60/clinical';
import { memo } from 'react';
import { m } from '../../../paraglide/messages.js';

/** Indicators only: they show which side of 40 kg the weight is on and do not change doses. */
export function PatientTypes({ weight }: { weight: WeightReading }) {
  return <Types current={weight.kind === 'weight' ? patientIndicator(weight.weight) : null} />;
}

const Types = memo(function Types({ current }: { current: ReturnType<typeof patientIndicator> | null }) {
  return (
    <ul aria-label={m.calc_patient_type()} className="flex gap-1.5">
      <Indicator label={m.calc_type_pediatric()} current={current === 'pediatric'} />
      <Indicator label={m.calc_type_adult()} current={current === 'adult'} />
    </ul>
  );
});

function Indicator({ label, current }: { label: string; current: boolean }) {
  return (
    <li
      aria-current={current ? 'true' : undefined}
      className="rounded-md border border-line-soft px-1.5 py-0.5 text-xs whitespace-nowrap text-ink-2 aria-current:border-accent aria-current:bg-accent-soft aria-current:font-bold aria-current:text-accent-ink"
    >
      {label}
    </li>
  );
}
