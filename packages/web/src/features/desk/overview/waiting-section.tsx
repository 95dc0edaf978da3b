import type { DeskOverview } from '@first60/contract';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DeskSection } from '../desk-section.tsx';
import { DraftRow } from './draft-row.tsx';

/** Number of recently returned or overtaken drafts that are shown, because their authors look for them. */
const ENDED = 3;

/** Tasks for the desk's users: waiting drafts, and a trust list that needs signatures. */
export function WaitingSection({ desk }: { desk: DeskOverview }) {
  const open = desk.drafts.filter(({ state }) => state === 'sealed');
  const ended = desk.drafts.filter(({ state }) => state === 'returned' || state === 'moved').slice(0, ENDED);
  return (
    <DeskSection title={m.desk_waiting()}>
      {desk.trustChanged && (
        <Alert tone="amber" title={m.desk_trust_changed_title()}>
          <p>{m.desk_trust_changed()}</p>
          <Link href="/desk/trust" className={buttonClass('secondary', 'regular', 'mt-2')}>
            {m.desk_trust_open()}
          </Link>
        </Alert>
      )}
      {open.length === 0 && !desk.trustChanged && <Notice Icon={CircleCheck}>{m.desk_waiting_none()}</Notice>}
      <ul className="flex flex-col gap-2">
        {[...open, ...ended].map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </DeskSection>
  );
}
