import { ClipboardX } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { LOGS } from './log-href.ts';

/** An address of a log that is not here, or not any more. */
export function ArrestGone() {
  return (
    <Screen title={m.arrest_after_gone()} quietTitle>
      <Notice Icon={ClipboardX} title={m.arrest_after_gone()}>
        <p>{m.arrest_after_gone_text()}</p>
        <Link href={LOGS} className={buttonClass('secondary', 'regular', 'mt-3')}>
          {m.arrest_after_list()}
        </Link>
      </Notice>
    </Screen>
  );
}
