import type { ArrestEventData } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { ACCESS_WORDS, AIRWAY_WORDS } from '../words/event-words.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { Sheet } from './sheet.tsx';

const AIRWAYS = ['bag-mask', 'supraglottic', 'tube'] as const;
const ACCESSES = ['io', 'iv'] as const;
/**
 * In mmHg. The steps are ones that can be read from a monitor at a glance. They are closer together below 10, where
 * compressions must improve.
 */
const ETCO2 = ['4', '6', '8', '10', '15', '20', '25', '30', '35', '40', '50', '60'] as const;

interface AirwaySheetProps {
  onClose: () => void;
  onLog: (data: ArrestEventData) => void;
}

/** Airway, access and capnography values, each logged with one press. */
export function AirwaySheet({ onClose, onLog }: AirwaySheetProps) {
  return (
    <Sheet title={m.arrest_airway_access()} onClose={onClose}>
      <ChoiceGrid
        title={m.arrest_access()}
        choices={ACCESSES.map((value) => ({ value, label: ACCESS_WORDS[value]() }))}
        onChoose={(access) => onLog({ kind: 'access', access })}
      />
      <ChoiceGrid
        title={m.arrest_airway()}
        choices={AIRWAYS.map((value) => ({ value, label: AIRWAY_WORDS[value]() }))}
        onChoose={(airway) => onLog({ kind: 'airway', airway })}
      />
      <ChoiceGrid
        title={m.arrest_etco2_choose()}
        narrow
        choices={ETCO2.map((value) => ({ value, label: value }))}
        onChoose={(value) => onLog({ kind: 'vital', vital: 'etco2', value })}
      />
    </Sheet>
  );
}
