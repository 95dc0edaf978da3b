import type { Contraindication, DoseAge } from '@first60/clinical';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { stopFacts } from './stop-facts.ts';

/**
 * Shows when a drug is not given and when OLMD decides first, one line each. If the age is unknown, it shows those of
 * both age groups.
 */
export const Stops = ({ of, age }: { of: readonly Contraindication[] | undefined; age?: DoseAge | undefined }) =>
  stopFacts(of, age).map(([term, text]) => (
    <p key={term} className="leading-snug">
      <strong>{term}:</strong> <ClinicalText text={text} />
    </p>
  ));
