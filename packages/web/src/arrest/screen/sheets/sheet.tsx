import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCloseOnBack } from '../../../addresses/close-on-back.ts';
import { m } from '../../../paraglide/messages.js';

/** A list that replaces the buttons. The clocks and the line of due items stay visible. Back and Escape close it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const back = useRef<HTMLButtonElement>(null);
  useCloseOnBack(true, onClose);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-0 flex flex-col overflow-hidden rounded-xl border-2 border-line bg-surface"
    >
      <div className="flex items-center border-b border-line-soft">
        <button
          ref={back}
          type="button"
          onClick={onClose}
          className="flex min-h-14 items-center gap-2 px-3 font-bold text-accent-ink"
        >
          <ArrowLeft aria-hidden className="size-6 rtl:-scale-x-100" />
          {m.arrest_back()}
        </button>
        <h2 className="flex-1 pe-3 text-end text-lg leading-tight font-bold">{title}</h2>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain p-2">{children}</div>
    </section>
  );
}
