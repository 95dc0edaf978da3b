import { findZone, type Kg } from '@first60/clinical';
import { ChevronDown } from 'lucide-react';
import { useContext, useState } from 'react';
import { useCard, useWorks } from '../../../edition/shown-card.ts';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { ZONE_FILL, zoneStyle } from '../../../patient/zone-fill.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { PatientCardContext } from '../lines/card-context.ts';

/** Folded at first, so that cards do not wait for it. */
const loadEquipment = () => import('../../../patient/zone-equipment.tsx').then((module) => module.ZoneEquipment);

/** Sizes for the card's patient while that is a child whom the tape reaches. */
export function ChildEquipment() {
  const patient = useContext(PatientCardContext)?.patient;
  if (patient === undefined || patient.weight === null || patient.group === 'adult') return null;
  return <CardEquipment weight={patient.weight} />;
}

/** Tube, mask and needle sizes of the weight's color zone, without leaving the card. */
function CardEquipment({ weight }: { weight: Kg }) {
  const [open, setOpen] = useState(false);
  const { zones } = useCard();
  const works = useWorks();
  const ZoneEquipment = usePart(true, loadEquipment);
  const match = findZone(weight, zones);
  if (match.kind !== 'inside') return null;
  const { zone } = match;
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        style={zoneStyle(zone)}
        className={`flex min-h-12 w-full items-center justify-between gap-2 rounded-lg px-3 text-start leading-tight font-bold ${ZONE_FILL}`}
      >
        <span>
          {m.zone_equipment()}: {m.zone_inside({ color: zone.color })}{' '}
          <span className="figure whitespace-nowrap">{m.zone_range(zone.weightRange)}</span>
        </span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (ZoneEquipment && works ? <ZoneEquipment zone={zone} works={works} weighed /> : <Spinner />)}
    </div>
  );
}
