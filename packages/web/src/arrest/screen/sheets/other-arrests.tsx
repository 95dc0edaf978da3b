import { arrestState } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import type { ArrestLog } from '../../log/arrest-log.ts';
import { bringToFront } from '../../log/front-arrest.ts';
import { useArrestTime } from '../../log/use-arrest-logs.ts';
import { timeText } from '../../time-text.ts';
import { useOtherArrests } from '../use-other-arrests.ts';
import { SheetRow } from './sheet-row.tsx';

/** The user's other running arrests. A press brings one to the front, and this one continues in the background. */
export function OtherArrests({ of }: { of: ArrestLog }) {
  return useOtherArrests(of).map((log) => <OtherArrest key={log.code} log={log} />);
}

function OtherArrest({ log }: { log: ArrestLog }) {
  const { plan, patient, began } = arrestState(log.events);
  const t = useArrestTime(log.code);
  const { weight } = patient;
  const who = plan === 'adult' ? m.arrest_adult() : m.arrest_child();
  return (
    <SheetRow
      title={weight === undefined ? m.arrest_other({ who }) : m.arrest_other_weight({ who, weight })}
      end={<span className="figure">{timeText(t - began)}</span>}
      onPress={() => bringToFront(log.code)}
    />
  );
}
