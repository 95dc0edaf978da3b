import { findZone, type QuickPath } from '@first60/clinical';
import type { Zone } from '@first60/edition';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ZONE_FILL, zoneStyle } from '../../../patient/zone-fill.ts';

interface ZoneBandProps {
  path: QuickPath;
  /** Opens the guide at a zone's equipment. */
  onEquipment: (zone: Zone) => void;
}

/** The color zone for the weight. For a weight between two zones, both are named and neither is selected. */
export function ZoneBand({ path, onEquipment }: ZoneBandProps) {
  const { zones } = useEdition();
  if (path.kind !== 'pediatric-by-weight' && path.kind !== 'adult-by-weight') return null;
  const match = findZone(path.weight, zones);
  switch (match.kind) {
    case 'inside': {
      const { zone } = match;
      return (
        <div
          style={zoneStyle(zone)}
          className={`flex min-h-12 flex-wrap items-center justify-between gap-2 rounded-lg ps-4 pe-1 leading-tight ${ZONE_FILL}`}
        >
          <p className="font-bold">
            <span>{m.zone_inside({ color: zone.color })}</span>{' '}
            <span className="figure whitespace-nowrap">{m.zone_range(zone.weightRange)}</span>
          </p>
          <button
            type="button"
            aria-label={m.zone_equipment_of({ color: zone.color })}
            onClick={() => onEquipment(zone)}
            className="min-h-12 shrink-0 px-3 font-semibold underline underline-offset-4 print:hidden"
          >
            {m.zone_equipment()}
          </button>
        </div>
      );
    }
    case 'between':
      return <Outside text={betweenText(match.lower, match.upper)} />;
    case 'above':
      return <Outside text={m.zone_above()} />;
    case 'below':
      return <Outside text={m.zone_below()} />;
  }
}

const Outside = ({ text }: { text: string }) => (
  <p className="rounded-lg border-2 border-dashed border-line px-4 py-2 font-semibold">{text}</p>
);

const betweenText = (lower: Zone, upper: Zone): string =>
  m.zone_between({
    lower: lower.color,
    lowerFrom: lower.weightRange.from,
    lowerTo: lower.weightRange.to,
    upper: upper.color,
    upperFrom: upper.weightRange.from,
    upperTo: upper.weightRange.to,
  });
