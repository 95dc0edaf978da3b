import type { Contraindication, DoseAge } from '@first60/clinical';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { stopFacts } from './stop-facts.ts';

/**
 * Shows when a drug is not given and when OLMD decides first, one condition per line. If the age is unknown, the
 * conditions for both age groups are shown.
 */
export const Stops = ({ of, age }: { of: readonly Contraindication[] | undefined; age?: DoseAge | undefined }) =>
  stopFacts(of, age).map(([term, text]) => (
    <p key={term} className="leading-snug">
      <strong>{term}:</strong> <ClinicalText text={text} />
    </p>
  ));
