import type { Protocol, ProtocolId } from '@first60/edition';
import { ArrestButton } from '../../../arrest/arrest-button.tsx';

/** The cards that an arrest runs by, and whose arrest each is about. */
const PLANS: Readonly<Record<ProtocolId, 'adult' | 'child'>> = {
  'adult-cardiac-arrest': 'adult',
  'pediatric-cardiac-arrest': 'child',
};

/** Begins an arrest from the card of a cardiac arrest. Other cards have no such button. */
export function CardArrest({ protocol }: { protocol: Protocol }) {
  const plan = PLANS[protocol.id];
  return (
    plan !== undefined && (
      <ArrestButton
        plan={plan}
        className="flex min-h-12 shrink-0 items-center rounded-full bg-critical px-4 font-extrabold text-on-priority"
      />
    )
  );
}
