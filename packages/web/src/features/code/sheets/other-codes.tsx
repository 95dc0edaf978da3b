import { codeState } from '@first60/clinical';
import type { CodeLog } from '../../../code/log/code-log.ts';
import { bringToFront } from '../../../code/log/front-code.ts';
import { useCodeTime } from '../../../code/log/use-code-logs.ts';
import { timeText } from '../../../code/time-text.ts';
import { m } from '../../../paraglide/messages.js';
import { useOtherCodes } from '../use-other-codes.ts';
import { SheetRow } from './sheet-row.tsx';

/** The user's other codes that run: a press brings one to the front, and this one goes on behind it. */
export function OtherCodes({ of }: { of: CodeLog }) {
  return useOtherCodes(of).map((log) => <OtherCode key={log.code} log={log} />);
}

function OtherCode({ log }: { log: CodeLog }) {
  const { plan, patient, began } = codeState(log.events);
  const t = useCodeTime(log.code);
  const { weight } = patient;
  const who = plan === 'adult' ? m.code_adult() : m.code_child();
  return (
    <SheetRow
      title={weight === undefined ? m.code_other({ who }) : m.code_other_weight({ who, weight })}
      end={<span className="figure">{timeText(t - began)}</span>}
      onPress={() => bringToFront(log.code)}
    />
  );
}
