import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  Icon: LucideIcon;
  title?: string;
  children: ReactNode;
}

/** Shows why there is nothing here, and what to do next. */
export function Notice({ Icon, title, children }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-xl border-2 border-dashed border-line-soft px-4 py-8 text-center text-ink-2">
      <Icon aria-hidden className="size-8" />
      {title !== undefined && <p className="max-w-full text-lg font-bold text-balance text-ink">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
