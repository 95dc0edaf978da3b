import type { Protocol } from '@first60/content';
import { ChevronDown } from 'lucide-react';
import { PriorityBadge } from '../../ui/priority-badge.tsx';
import { ProtocolIcon } from './protocol-icon.tsx';
import { ProtocolMeta } from './protocol-meta.tsx';

interface ProtocolCardHeadProps {
  id: string;
  protocol: Protocol;
  open: boolean;
  /** Absent where the card cannot be closed. */
  onToggle?: () => void;
}

/** The whole head is the target, while the heading and its button are named by the title alone. */
export function ProtocolCardHead({ id, protocol, open, onToggle }: ProtocolCardHeadProps) {
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-xl px-3 py-2 has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-focus">
      <ProtocolIcon name={protocol.icon} className="size-7 shrink-0 text-ink-2 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`${id}-title`} tabIndex={-1} className="text-lg leading-tight font-bold outline-none">
            {onToggle === undefined ? (
              protocol.title
            ) : (
              <button
                type="button"
                aria-expanded={open}
                aria-describedby={`${id}-facts`}
                onClick={onToggle}
                className="text-start outline-none after:absolute after:inset-0"
              >
                {protocol.title}
              </button>
            )}
          </h3>
          <PriorityBadge priority={protocol.priority} />
        </div>
        <div id={`${id}-facts`}>
          <ProtocolMeta protocol={protocol} />
        </div>
      </div>
      {onToggle !== undefined && (
        <ChevronDown aria-hidden className={`size-6 shrink-0 text-ink-2 ${open ? 'rotate-180' : ''}`} />
      )}
    </div>
  );
}
