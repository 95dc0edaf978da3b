import type { Zone } from '@first60/edition';
import { ChevronDown } from 'lucide-react';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ZoneEquipment } from '../../../patient/zone-equipment.tsx';
import { ZONE_FILL, zoneStyle } from '../../../patient/zone-fill.ts';
import { Button } from '../../../ui/button.tsx';

interface ZoneRowProps {
  zone: Zone;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: () => void;
}

/** One zone: its color opens the equipment, and the button next to it applies the zone's weight. */
export function ZoneRow({ zone, open, onOpen, onChoose }: ZoneRowProps) {
  const { sources } = useEdition();
  const { color, weightRange, age, avgWeight } = zone;
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap gap-2">
        <h3 className="flex-[1_1_9rem]">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => onOpen(!open)}
            style={zoneStyle(zone)}
            className={`flex min-h-14 w-full items-center gap-x-1 rounded-lg px-3 text-start ${ZONE_FILL}`}
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <span className="min-w-18 shrink-0 text-lg font-bold sm:min-w-20">{color}</span>{' '}
              <span className="figure font-bold">{m.zone_range(weightRange)}</span>{' '}
              <span className="text-sm">{age.text}</span>
            </span>
            <ChevronDown aria-hidden className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
          </button>
        </h3>
        <Button
          variant="secondary"
          size="main"
          aria-label={m.zone_use_name({ color, weight: avgWeight })}
          onClick={onChoose}
          className="figure min-w-26 px-1! text-[0.9375rem]! whitespace-nowrap sm:min-w-30 sm:text-base! print:hidden"
        >
          {m.zone_use({ weight: avgWeight })}
        </Button>
      </div>
      {open && <ZoneEquipment zone={zone} works={sources} />}
    </li>
  );
}
