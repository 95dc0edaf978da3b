import type { Dose } from '@first60/clinical';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { type Estimate, estimateLines } from './given-text.ts';

interface EstimateWorkingProps {
  estimate: Estimate;
  /** The estimate's dose as the calculator shows it. */
  dose: string;
  perKg: Dose | undefined;
  /** Why the dose by Young's rule is never given here. */
  never: string | undefined;
}

/** An estimate from age always shows its source and its warning. Neither can be folded. */
export function EstimateWorking({ estimate, dose, perKg, never }: EstimateWorkingProps) {
  const [from, ...rest] = estimateLines(estimate, dose, perKg);
  const hasYoungs = estimate.kind === 'youngs' || estimate.youngs !== undefined;
  return (
    <div>
      <p className="figure font-semibold">
        <ClinicalText text={from ?? ''} />
      </p>
      <p>{m.calc_youngs_warning()}</p>
      {rest.map((line) => (
        <p key={line} className="figure text-sm">
          <ClinicalText text={line} />
        </p>
      ))}
      {hasYoungs && never !== undefined && (
        <p className="font-bold text-critical-ink">
          <ClinicalText text={never} />
        </p>
      )}
    </div>
  );
}
