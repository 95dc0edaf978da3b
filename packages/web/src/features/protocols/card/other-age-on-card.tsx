import { ageOnCard } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { usePatientAge, usePatientWeight } from '../../../patient/weight-and-age.ts';
import { Related } from '../sections/related.tsx';

interface OtherAgeOnCardProps {
  protocol: Protocol;
  className?: string;
}

/** Nothing is computed for a child on an adult's card, or for an adult on a child's. This links to the other card. */
export function OtherAgeOnCard({ protocol, className = '' }: OtherAgeOnCardProps) {
  const { protocols } = useCard();
  const weight = usePatientWeight();
  const years = usePatientAge();
  if (weight === null || ageOnCard(protocol, weight, years) !== undefined) return null;
  const isAdultCard = protocol.ageGroup === 'adult';
  const other = isAdultCard ? 'pediatric' : 'adult';
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <p className="font-semibold">
        {isAdultCard ? m.protocol_weight_child_on_adult_card() : m.protocol_weight_adult_on_child_card()}
      </p>
      <Related crossLinks={protocol.crossLinks.filter((id) => protocols[id]?.ageGroup === other)} />
    </div>
  );
}
