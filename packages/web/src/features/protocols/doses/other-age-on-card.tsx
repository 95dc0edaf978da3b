import { ageOfWeight } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { useCardEdition } from '../../../edition/parts/card-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { usePatientWeight } from '../../../patient/weight-and-age.ts';
import { Related } from '../sections/related.tsx';

interface ChildOnAdultCardProps {
  protocol: Protocol;
  className?: string;
}

/** A child's weight on an adult card computes nothing; where there is a child's card, this is the way to it. */
export function ChildOnAdultCard({ protocol, className = '' }: ChildOnAdultCardProps) {
  const { protocols } = useCardEdition();
  const weight = usePatientWeight();
  if (weight === null || ageOfWeight(protocol, weight) !== undefined) return null;
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <p className="font-semibold">{m.protocol_weight_child_on_adult_card()}</p>
      <Related crossLinks={protocol.crossLinks.filter((id) => protocols[id]?.ageGroup === 'pediatric')} />
    </div>
  );
}
