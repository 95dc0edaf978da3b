import type { Zone } from '@first60/edition';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import type { OpenNames } from '../../../session/open-names.ts';
import { ZoneRow } from './zone-row.tsx';

interface PediatricGuideProps {
  open: OpenNames<Zone['id']>;
  onChoose: (zone: Zone) => void;
}

/** The nine zones from lightest to heaviest, as on the tape. */
export function PediatricGuide({ open, onChoose }: PediatricGuideProps) {
  const { zones } = useEdition();
  return (
    <section aria-labelledby="pediatric-guide">
      <h2 id="pediatric-guide" className="sr-only">
        {m.calc_tab_guide()}
      </h2>
      <p className="mb-3 text-ink-2 print:hidden">{m.zone_guide_intro()}</p>
      <ul className="flex flex-col gap-2">
        {zones.map((zone) => (
          <ZoneRow
            key={zone.id}
            zone={zone}
            open={open.open.includes(zone.id)}
            onOpen={(isOpen) => open.set(zone.id, isOpen)}
            onChoose={() => onChoose(zone)}
          />
        ))}
      </ul>
    </section>
  );
}
