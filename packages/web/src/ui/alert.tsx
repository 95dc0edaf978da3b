import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'critical' | 'amber' | 'info' | 'ok';

const TONES: Record<Tone, { box: string; Icon: typeof Info }> = {
  critical: { box: 'bg-critical-soft text-critical-ink border-critical', Icon: OctagonAlert },
  amber: { box: 'bg-amber-soft text-amber-ink border-amber', Icon: TriangleAlert },
  info: { box: 'bg-sunken text-ink border-line', Icon: Info },
  ok: { box: 'bg-ok-soft text-ok-ink border-ok', Icon: CircleCheck },
};

interface AlertProps {
  tone: Tone;
  title?: string;
  children: ReactNode;
  /** A screen reader announces the alert immediately. Use it to respond to a user's action. */
  live?: boolean;
}

export function Alert({ tone, title, children, live = false }: AlertProps) {
  const { box, Icon } = TONES[tone];
  return (
    <div
      data-tone={tone}
      role={live ? 'alert' : undefined}
      className={`flex gap-3 rounded-lg border-2 p-3 max-[16.5rem]:flex-col max-[16.5rem]:px-2 ${box}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title !== undefined && <p className="font-bold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
