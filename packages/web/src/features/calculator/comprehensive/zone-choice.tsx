import type { Zone } from '@first60/edition';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ZONE_FILL, zoneStyle } from '../../../patient/zone-fill.ts';

/** The nine zones as buttons, for a child who is measured instead of weighed. */
export function ZoneChoice({ onChoose }: { onChoose: (zone: Zone) => void }) {
  const { zones } = useEdition();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5rem,30%)),1fr))] gap-2">
      {zones.map((zone) => (
        <li key={zone.id}>
          <button
            type="button"
            onClick={() => onChoose(zone)}
            style={zoneStyle(zone)}
            className={`min-h-14 w-full rounded-lg font-bold ${ZONE_FILL}`}
          >
            <span className="block">{zone.color}</span>{' '}
            <span className="figure block text-sm whitespace-nowrap">
              {m.calc_weight_chip({ weight: zone.avgWeight })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
