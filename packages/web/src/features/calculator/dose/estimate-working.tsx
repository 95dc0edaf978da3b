import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { type Estimate, estimateText } from './given-text.ts';

interface EstimateWorkingProps {
  estimate: Estimate;
  /** Its dose as the calculator writes it. */
  dose: string;
}

/** An estimate from age always shows its working and its warning. Neither is folded away. */
export function EstimateWorking({ estimate, dose }: EstimateWorkingProps) {
  return (
    <div>
      <p className="figure font-semibold">
        <ClinicalText text={estimateText(estimate, dose)} />
      </p>
      <p>{m.calc_youngs_warning()}</p>
    </div>
  );
}
