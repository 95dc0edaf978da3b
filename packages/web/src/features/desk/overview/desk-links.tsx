import type { DeskOverview } from '@first60/contract';
import { EyeOff, KeyRound, Smartphone } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/button.tsx';

/** The other screens of the desk. */
export function DeskLinks({ desk }: { desk: DeskOverview }) {
  return (
    <nav aria-label={m.desk_screens()} className="flex flex-wrap gap-2 max-sm:*:w-full">
      <Link href="/desk/recalls" className={buttonClass('secondary')}>
        <EyeOff aria-hidden className="size-5 shrink-0" />
        {desk.recalls === 0 ? m.desk_recalls() : m.desk_recalls_count({ count: desk.recalls })}
      </Link>
      <Link href="/desk/trust" className={buttonClass('secondary')}>
        <KeyRound aria-hidden className="size-5 shrink-0" />
        {m.desk_trust()}
      </Link>
      <Link href="/desk/receipts" className={buttonClass('secondary')}>
        <Smartphone aria-hidden className="size-5 shrink-0" />
        {m.desk_receipts()}
      </Link>
    </nav>
  );
}
