import type { CardContent, Protocol } from '@first60/edition';
import { m } from '../../../paraglide/messages.js';

/** The age group, and the AHA algorithm badge if the card follows one. */
export function ProtocolBadges({ protocol }: { protocol: Protocol }) {
  return (
    <>
      <span className="rounded-md border border-line-soft px-1.5 text-xs font-semibold text-ink">
        {AGE_GROUPS[protocol.ageGroup ?? 'both']()}
      </span>
      {protocol.ahaReference !== undefined && (
        <span className="rounded-md border border-line px-1.5 text-xs font-semibold text-ink">
          {m.protocol_aha_badge()}
        </span>
      )}
    </>
  );
}

/**
 * The group that a card belongs to. Some groups are named after adults but also contain cards for children. In those
 * groups, the name is marked as a group name, and a child's card states its age group first.
 */
export function categoryTitle({ groups }: CardContent, { category, ageGroup }: Protocol): string {
  const group = groups.find(({ id }) => id === category)?.title ?? category;
  if (ageGroup === 'adult' || !category.startsWith('adult-')) return group;
  return ageGroup === 'pediatric' ? m.protocol_pediatric_in_group({ group }) : m.protocol_in_group({ group });
}

const AGE_GROUPS = {
  adult: m.protocol_age_adult,
  pediatric: m.protocol_age_pediatric,
  both: m.protocol_age_both,
} as const;
