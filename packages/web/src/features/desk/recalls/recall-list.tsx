import type { DeskOverview, RecallRow } from '@first60/contract';
import { Eye } from 'lucide-react';
import { momentText } from '../../../device/moment-text.ts';
import { useHeldEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { approverRole } from '../passkey/approver-role.ts';
import { LiftRecall } from './lift-recall.tsx';
import { nameOf } from './recall-choice.ts';
import { kindWord, stateWord } from './recall-words.ts';

/** The recalls, newest first, with the people who signed or lifted each. */
export function RecallList({ rows, desk }: { rows: readonly RecallRow[]; desk: DeskOverview }) {
  const edition = useHeldEdition(true);
  if (rows.length === 0) return <Notice Icon={Eye}>{m.desk_recalls_none()}</Notice>;
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={row.sequence}
          className={`flex flex-col gap-2 rounded-lg border p-3 ${row.state === 'on' ? 'border-2 border-critical' : 'border-line-soft'}`}
        >
          <p className={`font-bold ${row.state === 'on' ? 'text-critical-ink' : ''}`}>{stateWord(row.state)}</p>
          <p className="font-semibold wrap-anywhere">
            {kindWord(row.target.kind)}: {nameOf(row.target, edition)}
            {row.target.line !== null && <q className="block font-normal">{row.target.line}</q>}
          </p>
          <p className="wrap-anywhere">{row.reason}</p>
          <p className="text-sm text-ink-2">{m.desk_recall_by({ name: row.by, when: momentText(row.at) })}</p>
          {row.liftedBy.length > 0 && (
            <p className="text-sm font-semibold">{m.desk_lift_by({ names: row.liftedBy.join(', ') })}</p>
          )}
          {row.state === 'on' && desk.agency !== null && approverRole(desk.me.roles) !== undefined && (
            <LiftRecall row={row} name={nameOf(row.target, edition)} desk={desk} agency={desk.agency} />
          )}
        </li>
      ))}
    </ul>
  );
}
