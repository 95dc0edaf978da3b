import type { Decimals } from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { type Estimate, estimateText } from './given-text.ts';

interface EstimateWorkingProps {
  estimate: Estimate;
  decimals?: Decimals;
}

/** An estimate from age never stands without its working and its warning: neither is folded away. */
export function EstimateWorking({ estimate, decimals = 2 }: EstimateWorkingProps) {
  return (
    <div>
      <p className="figure font-semibold">
        <ClinicalText text={estimateText(estimate, decimals)} />
      </p>
      <p>{m.calc_youngs_warning()}</p>
    </div>
  );
}
