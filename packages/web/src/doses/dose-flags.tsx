import { type Dose, digits } from '@first60/clinical';
import { joinedFigures } from '../edition/figure-parts.ts';
import { m } from '../paraglide/messages.js';
import { Alert } from '../ui/alert.tsx';

/** Shows that a limit changed the dose. */
export function LimitFlag({ limit }: { limit: 'min' | 'max' }) {
  return (
    <p className="self-start justify-self-start rounded-md bg-ink px-2 py-0.5 font-bold text-surface print:border print:bg-surface print:text-ink">
      {limit === 'max' ? m.calc_max_dose() : m.calc_min_dose()}
    </p>
  );
}

/** "HIGH DOSE: 6 mg". */
export const highDoseText = (dose: Dose): string =>
  m.calc_high_dose({ dose: joinedFigures(`${digits(dose.value)} ${dose.unit}`) });

/** Marks a computed dose above the typical maximum of its drug. */
export function HighDose({ dose }: { dose: Dose }) {
  return (
    <Alert tone="critical" title={highDoseText(dose)}>
      {m.calc_high_dose_text()}
    </Alert>
  );
}
