import type { Edition, Line, Zone } from '@first60/edition';
import { TriangleAlert } from 'lucide-react';
import { ClinicalText } from '../edition/clinical-text.tsx';
import { sourceNames } from '../edition/source-names.ts';
import { m } from '../paraglide/messages.js';

const ROWS: ReadonlyArray<readonly [label: () => string, of: (zone: Zone) => Line]> = [
  [m.zone_length, (zone) => zone.length],
  [m.zone_ett_size, (zone) => zone.ettSize],
  [m.zone_ett_depth, (zone) => zone.ettDepth],
  [m.zone_lv_mask, (zone) => zone.lvMask],
  [m.zone_oral_airway, (zone) => zone.oralAirway],
  [m.zone_bvm, (zone) => zone.bvmSize],
  [m.zone_foley, (zone) => zone.foleySize],
  [m.zone_chest_tube, (zone) => zone.chestTube],
  [m.zone_iv, (zone) => zone.ivSize],
  [m.zone_io, (zone) => zone.ioSize],
  [m.zone_pads, (zone) => zone.defibPadSize],
];
const ENERGY: (typeof ROWS)[number] = [m.zone_energy, (zone) => zone.defibEnergy];

interface ZoneEquipmentProps {
  zone: Zone;
  /** The works in which citations are looked up. */
  works: Edition['sources'];
  /** True if the patient's weight is known, so figures for the zone's average weight are left out. */
  weighed?: boolean;
}

/** Sizes and energies for one zone. A size without a published source is marked. */
export function ZoneEquipment({ zone, works, weighed = false }: ZoneEquipmentProps) {
  const rows = weighed ? ROWS : [...ROWS, ENERGY];
  const sources = new Set(rows.flatMap(([, of]) => of(zone).sources));
  return (
    <div className="mt-1 mb-2 rounded-lg border border-line-soft bg-surface px-4 py-2">
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {!weighed && <Entry label={m.zone_average()} text={m.zone_average_value({ weight: zone.avgWeight })} />}
        {rows.map(([label, of]) => (
          <Entry key={label()} label={label()} text={of(zone).text} marked={of(zone).review !== undefined} />
        ))}
      </dl>
      <p className="py-2 text-sm text-ink-2">{m.calc_sources({ sources: sourceNames(works, [...sources]) })}</p>
    </div>
  );
}

function Entry({ label, text, marked = false }: { label: string; text: string; marked?: boolean }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] items-baseline gap-2 max-2xs:grid-cols-1 max-2xs:gap-0 border-b border-line-soft py-1.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-semibold">
        <ClinicalText text={text} />
        {marked && (
          <span className="mt-0.5 flex items-start gap-1.5 text-sm font-normal text-amber-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {m.zone_needs_source()}
          </span>
        )}
      </dd>
    </div>
  );
}
