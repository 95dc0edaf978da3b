import { m } from '../paraglide/messages.js';

type Priority = 'critical' | 'urgent' | 'routine';

const LOOK: Record<Priority, { className: string; mark: string; word: () => string }> = {
  critical: { className: 'bg-critical', mark: '▲', word: m.priority_critical },
  urgent: { className: 'bg-urgent', mark: '◆', word: m.priority_urgent },
  routine: { className: 'bg-routine', mark: '●', word: m.priority_routine },
};

/** Combines color, word and shape, so that the meaning never depends on color alone. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { className, mark, word } = LOOK[priority];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-sm font-bold text-on-priority ${className} print:border print:bg-surface print:text-ink`}
    >
      <span aria-hidden>{mark}</span>
      {word()}
    </span>
  );
}
