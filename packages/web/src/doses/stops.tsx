import type { Contraindication } from '@first60/clinical';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { stopFacts } from './stop-facts.ts';

/** When a drug is not given, and when OLMD decides first: a line each. */
export const Stops = ({ of }: { of: readonly Contraindication[] | undefined }) =>
  stopFacts(of, undefined).map(([term, text]) => (
    <p key={term} className="leading-snug">
      <strong>{term}:</strong> <ClinicalText text={text} />
    </p>
  ));
